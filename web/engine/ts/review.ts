// Reviews of matches, in a module of their own.
import type { Call, Listener } from './module.js';
import type { MatchRecord, MatchReview, OpenedMatch } from './types.js';

export function reviewCalls(call: Call) {
  return {
    /** A match from its file, ours or a save of JCloisterZone 5, its moves checked; and who has forfeited it. */
    matchOpen: (file: string): OpenedMatch => JSON.parse(call('match_open', [file])),
    /**
     * Judges the first of a match's moves, turn by turn; `piece` gets each as the JSON of a `JudgedTurn`. With no
     * simulations it is a quick look. The same gives the same.
     */
    matchReview: (
      match: MatchRecord,
      moves: number,
      names: readonly string[],
      simulations: number,
      listener?: Listener,
    ): MatchReview =>
      JSON.parse(
        call('match_review', [JSON.stringify(match), String(moves), names.join('\n'), String(simulations)], listener),
      ),
  };
}
