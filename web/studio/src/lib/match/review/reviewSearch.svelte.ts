// A match being reviewed in a worker of its own: first a quick look at every turn, then a closer one, turn by turn.
import type { JudgedTurn, MatchReview } from 'bastide-engine';
import { startReviewEngine } from '@/lib/engine';
import { sentence, StoppedError } from '@/lib/workerClient';
import { namesOf, standingWords, type StoredGame } from '@/lib/match/storedGame';

/** As many as master's strength takes; 71 turns take some fifteen seconds. */
const simulations = 400;

export class ReviewSearch {
  /** By turn, as closely as it was looked at so far. */
  turns = $state.raw<readonly JudgedTurn[]>([]);
  /** Of the last look that is whole. */
  totals = $state.raw<MatchReview>();
  /** How many turns were looked at closely. */
  close = $state(0);
  state = $state<'looking' | 'sharpening' | 'done' | 'stopped'>('looking');
  failure = $state('');
  readonly #worker = startReviewEngine();

  /** With only a quick look, that is all. */
  constructor(play: StoredGame, isQuick = false) {
    this.#look(play, isQuick).catch((error) => {
      if (!(error instanceof StoppedError)) this.failure = sentence(error);
    });
  }

  /** Ends it at once; what was found stays. */
  stop() {
    if (this.state !== 'done') this.state = 'stopped';
    this.#worker.stop();
  }

  async #look(play: StoredGame, isQuick: boolean) {
    const [match, moves] = standingWords(play);
    const look = (effort: number, piece: (text: string) => void) =>
      this.#worker.calls.matchReview(match, moves, namesOf(play), effort, { piece: (text) => (piece(text), true) });
    const found: JudgedTurn[] = [];
    this.totals = await look(0, (text) => found.push(JSON.parse(text)));
    this.turns = found;
    if (!isQuick) {
      this.state = 'sharpening';
      this.totals = await look(simulations, (text) => {
        this.turns = this.turns.with(this.close, JSON.parse(text));
        ++this.close;
      });
    }
    this.state = 'done';
    this.#worker.stop();
  }
}
