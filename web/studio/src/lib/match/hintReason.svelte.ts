// Explains a hint, judged as in a review: the effects of the move, and how far ahead of the next best it is.
import type { JudgedTurn } from 'bastide-engine';
import { engine, startReviewEngine } from '@/lib/engine';
import { takeLatest } from '@/lib/takeLatest';
import { t } from '@/i18n';
import { decimal, describeEffects } from './review/describe';
import { namesOf, standingWords, type StoredGame } from './storedGame';

/** Differences below it are shown as 0.0. */
const least = 0.05;
/** A difference in points that may be noise. */
const alike = 1;

function describeReason({ move, player, does, after, best }: JudgedTurn, names: readonly string[]): string {
  const effects = does.length === 0 ? [] : [t.match.hintDoes(describeEffects(does, player, names))];
  const next = best.find((each) => each.move !== move);
  const ahead = next ? after - next.value : -Infinity;
  const compared = ahead >= least ? [t.match.hintAhead(decimal(ahead))] : ahead > -alike ? [t.match.hintAlike] : [];
  return [...effects, ...compared].join('. ');
}

export class HintReason {
  /** Empty until it is known. */
  text = $state('');
  #worker: ReturnType<typeof startReviewEngine> | undefined;
  readonly #take = takeLatest<string>(
    (text) => (this.text = text),
    () => (this.text = ''),
  );

  /** Explains the hinted move, or nothing. */
  explain(play: StoredGame, move: string | undefined) {
    this.text = '';
    this.#take(move === undefined ? Promise.resolve('') : this.#reasonOf(play, move));
  }

  async #reasonOf(play: StoredGame, move: string): Promise<string> {
    this.#worker ??= startReviewEngine();
    const { calls } = this.#worker;
    const names = namesOf(play);
    const { moves, ...match } = await engine.matchPlayed(...standingWords(play));
    return describeReason(await calls.matchAnswer({ ...match, moves: [...moves, move] }, play.played + 1, names), names);
  }

  stop() {
    this.#worker?.stop();
  }
}
