// Reviews a match in its own worker: first every turn quickly, then turn by turn in depth.
import type { JudgedTurn, MatchReview } from 'bastide-engine';
import { startReviewEngine } from '@/lib/engine';
import { sentence, StoppedError } from '@/lib/workerClient';
import { namesOf, standingWords, type StoredGame } from '@/lib/match/storedGame';
import { finishedReview, keyOf, storeReview } from './finished';

/** 71 turns take about fifteen seconds, half as long as with the command's default. */
const simulations = 200;

export class ReviewSearch {
  /** Turns, each with its latest judgement. */
  turns = $state.raw<readonly JudgedTurn[]>([]);
  /** Totals of the last completed pass. */
  totals = $state.raw<MatchReview>();
  /** Number of turns analysed in depth. */
  close = $state(0);
  state = $state<'looking' | 'sharpening' | 'done' | 'stopped'>('looking');
  failure = $state('');
  /** Every turn has been analysed in depth. */
  isDeep = $state(false);
  #worker: ReturnType<typeof startReviewEngine> | undefined;

  /** With `isQuick`, only the first pass. */
  constructor(play: StoredGame, isQuick = false) {
    const before = finishedReview(play);
    if (before) {
      this.turns = before.turns;
      this.totals = before.totals;
      this.close = before.turns.length;
      this.isDeep = true;
      this.state = 'done';
      return;
    }
    this.#review(play, isQuick).catch((error) => {
      if (!(error instanceof StoppedError)) this.failure = sentence(error);
    });
  }

  /** Stops at once and keeps the result so far. */
  stop() {
    if (this.state !== 'done') this.state = 'stopped';
    this.#worker?.stop();
  }

  async #review(play: StoredGame, isQuick: boolean) {
    const worker = startReviewEngine();
    this.#worker = worker;
    const [match, moves] = standingWords(play);
    const review = (effort: number, piece: (text: string) => void) =>
      worker.calls.matchReview(match, moves, namesOf(play), effort, { piece: (text) => (piece(text), true) });
    const found: JudgedTurn[] = [];
    this.totals = await review(0, (text) => found.push(JSON.parse(text)));
    this.turns = found;
    if (!isQuick) {
      this.state = 'sharpening';
      this.totals = await review(simulations, (text) => {
        this.turns = this.turns.with(this.close, JSON.parse(text));
        ++this.close;
      });
      storeReview(play, { turns: this.turns, totals: this.totals });
      this.isDeep = true;
    }
    this.state = 'done';
    worker.stop();
  }
}

let latest: { key: string; search: ReviewSearch } | undefined;

/** The review of a game. The latest one goes on after its page was left, and is there when the reader comes back. */
export function reviewFor(play: StoredGame): ReviewSearch {
  const key = keyOf(play);
  if (latest?.key !== key || latest.search.state === 'stopped' || latest.search.failure !== '') {
    latest?.search.stop();
    latest = { key, search: new ReviewSearch(play) };
  }
  return latest.search;
}
