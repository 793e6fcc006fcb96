// The problems, the reader's answers, and what follows from them: the next problem, the rating and the streak.
import type { ProblemAnswer, MatchPractice, MatchProblem, MatchTheme } from 'bastide-engine';
import { startReviewEngine } from '@/lib/engine';
import { read, write } from '@/lib/localStore.svelte';
import { today } from '@/lib/seed';
import { OwnProblems } from './ownProblems.svelte';
import { countMoves } from './storedGame';
import file from '../../../../../examples/match/problems.json';

export interface Problem extends MatchProblem {
  /** The seed and turn of its match. */
  id: string;
  /** Its position in the list, from 1, easy to hard or in the order of addition. */
  number: number;
  /** One of the reader's own problems. */
  isOwn: boolean;
}

/** The problems of Bastide. */
export const problems: readonly Problem[] = (file.problems as MatchProblem[]).map((problem, i) => ({
  ...problem, id: `${problem.match.seed}/${countMoves(problem.match) + 1}`, number: i + 1, isOwn: false,
}));

/** The levels of the problems, each from this rating. */
const firstRatings = { easy: 0, medium: 1200, hard: 1700 };
export type Level = keyof typeof firstRatings;
export const levels = Object.keys(firstRatings) as readonly Level[];
const levelOf = ({ rating }: MatchProblem) => levels.findLast((level) => rating >= firstRatings[level])!;
/** Readers with fewer answers start with the easiest problems. Their rating is not known yet. */
const answersOfBeginner = 5;

interface StoredAnswer extends ProblemAnswer {
  /** The reader saw the hint first. */
  hinted?: boolean;
}

const isAnswer = (value: unknown): value is StoredAnswer => {
  const { id, rating, right, day } = (value ?? {}) as Partial<StoredAnswer>;
  const isGood = typeof id === 'string' && typeof day === 'string' && !/[\n\0]/.test(id) && !/[\s\0]/.test(day);
  return isGood && typeof right === 'boolean' && Number.isInteger(rating) && rating! >= 0 && rating! <= 4000;
};
const areAnswers = (value: unknown): value is StoredAnswer[] => Array.isArray(value) && value.every(isAnswer);

const name = 'problems.answers';

const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Right answers in a row, now and at most. Only the first answer to a problem counts, and a right one only without the hint. */
function streakOf(answers: readonly StoredAnswer[]): { now: number; best: number } {
  const first = new Map<string, StoredAnswer>();
  for (const answer of answers) if (!first.has(answer.id)) first.set(answer.id, answer);
  let [now, best] = [0, 0];
  for (const { right, hinted } of first.values()) {
    if (!right) now = 0;
    else if (!hinted) ++now;
    best = Math.max(best, now);
  }
  return { now, best };
}

export class Practice {
  answers = $state.raw<readonly StoredAnswer[]>(read(name, [], areAnswers));
  standing = $state.raw<MatchPractice>();
  /** Answers until the rating is known. */
  readonly answersToRating: number = $derived(Math.max(0, answersOfBeginner - this.answers.length));
  readonly #stored = new OwnProblems();
  readonly own: readonly Problem[] = $derived(this.#stored.all.map((problem, i) => ({ ...problem, number: i + 1, isOwn: true })));
  #wantsOwn = $state(read('problems.source', false, isBoolean));
  /** Whether the reader's own problems are practised. */
  readonly isOwn: boolean = $derived(this.#wantsOwn && this.own.length > 0);
  /** All problems that are practised. */
  readonly all: readonly Problem[] = $derived(this.isOwn ? this.own : problems);
  #wantedLevel = $state(read<string | null>('problems.level', null, isText));
  /** The level of the problems that are practised; null for problems of all levels, near the reader's rating. */
  readonly level: Level | null = $derived.by(() => {
    if (this.isOwn || this.#wantedLevel === '') return null;
    return levels.find((level) => level === this.#wantedLevel) ?? (this.answersToRating > 0 ? 'easy' : null);
  });
  readonly #ofLevel: readonly Problem[] = $derived(this.level === null ? this.all : this.all.filter((each) => levelOf(each) === this.level));
  /** The themes with their problems. */
  readonly themes: ReadonlyMap<MatchTheme, readonly Problem[]> = $derived(
    new Map([...new Set(this.#ofLevel.map(({ theme }) => theme))].map((theme) => [theme, this.#ofLevel.filter((each) => each.theme === theme)])),
  );
  #wantedTheme = $state(read<string | null>('problems.theme', null, isText));
  /** The chosen theme; null for all. */
  readonly theme: MatchTheme | null = $derived(this.themes.has(this.#wantedTheme as MatchTheme) ? (this.#wantedTheme as MatchTheme) : null);
  readonly offered: readonly Problem[] = $derived(this.theme === null ? this.#ofLevel : this.themes.get(this.theme)!);
  readonly streak = $derived(streakOf(this.answers));
  /** Whether the last answer to each problem was right. */
  readonly last: ReadonlyMap<string, boolean> = $derived(new Map(this.answers.map(({ id, right }) => [id, right])));
  readonly worker = startReviewEngine();

  async stand(): Promise<MatchPractice> {
    return (this.standing = await this.worker.calls.matchPractice(problems, this.answers, today()));
  }

  /** The next problem of the theme: for a beginner the easiest without an answer. Undefined if all are solved. */
  async next(): Promise<Problem | undefined> {
    const easiest = this.answersToRating > 0 ? this.offered.find(({ id }) => !this.last.has(id)) : undefined;
    if (easiest) return easiest;
    const { next } = await this.worker.calls.matchPractice(this.offered, this.answers, today());
    return next === null ? undefined : this.offered[next];
  }

  choose(theme: MatchTheme | null) {
    this.#wantedTheme = theme;
    write('problems.theme', theme);
  }

  /** Chooses a level, or problems near the reader's rating. */
  chooseLevel(level: Level | '') {
    this.#wantedLevel = level;
    write('problems.level', level);
  }

  chooseSource(isOwn: boolean) {
    this.#wantsOwn = isOwn;
    write('problems.source', isOwn);
  }

  /** Removes one of the reader's own problems. */
  remove({ id }: Problem) {
    this.#stored.remove(id);
  }

  async save({ id, rating }: Problem, right: boolean, hinted: boolean) {
    this.answers = [...this.answers, { id, rating, right, hinted, day: today() }];
    write(name, this.answers);
    await this.stand();
  }

  close() {
    this.worker.stop();
  }
}
