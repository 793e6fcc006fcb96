// Reviews of matches, in their own module.
import type { Call, Listener } from './module.js';
import type { MatchRecord, MatchReview, OpenedMatch } from './types.js';

export function reviewCalls(call: Call) {
  return {
    /** Opens a saved match, from Bastide or JCloisterZone 5, checks its moves and reports a forfeit. */
    matchOpen: (file: string): OpenedMatch => JSON.parse(call('match_open', [file])),
    /**
     * Judges the first moves of a match turn by turn. `piece` gets each turn as the JSON of a `JudgedTurn`. Zero simulations
     * give a quick review. The result is deterministic.
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
