// The latest finished reviews, stored in the browser, and what the reader has answered in them.
import type { JudgedTurn, MatchReview } from 'bastide-engine';
import { read, writeText } from '@/lib/localStore.svelte';
import { namesOf, type StoredGame } from '@/lib/match/storedGame';

interface FinishedReview {
  key: string;
  turns: readonly JudgedTurn[];
  totals: MatchReview;
  /** By turn, whether the first answer to a mistake was right. */
  answers: readonly (readonly [number, boolean])[];
}

const name = 'review.finished';
/** A review has about 100,000 characters. */
const most = 4;

const isFinished = (value: unknown): value is FinishedReview => {
  const { key, turns, totals, answers } = (value ?? {}) as Partial<FinishedReview>;
  return typeof key === 'string' && Array.isArray(turns) && Array.isArray(totals?.win_chances) && Array.isArray(answers);
};
const areFinished = (value: unknown): value is FinishedReview[] => Array.isArray(value) && value.every(isFinished);

const all = () => read<FinishedReview[]>(name, [], areFinished);
/** The names and moves of a game. */
export const keyOf = (play: StoredGame) => JSON.stringify([namesOf(play), play.match.moves]);

export function finishedReview(play: StoredGame): FinishedReview | undefined {
  const key = keyOf(play);
  return all().find((each) => each.key === key);
}

// Without space in the browser, it is computed again next time.
function store(review: FinishedReview) {
  const others = all().filter(({ key }) => key !== review.key);
  writeText(name, JSON.stringify([review, ...others].slice(0, most)), true);
}

export function storeReview(play: StoredGame, { turns, totals }: Pick<FinishedReview, 'turns' | 'totals'>) {
  store({ key: keyOf(play), turns, totals, answers: finishedReview(play)?.answers ?? [] });
}

/** Stores the answers of a review that is finished. */
export function storeAnswers(play: StoredGame, answers: FinishedReview['answers']) {
  const review = finishedReview(play);
  if (review) store({ ...review, answers });
}
