// The solo game. A game consists of its settings, its seed and its moves. Calls take its file.
import type { Call } from './module.js';
import type { Answer } from './play.js';
import type { SoloDealer, SoloGame, SoloMove, SoloNow, SoloTable, SoloView } from './types.js';

/** Why the rules forbid a move. */
export type SoloIllegality =
  | 'board_full' | 'discard_too_early' | 'no_such_tile' | 'no_such_square' | 'square_taken' | 'square_isolated' | 'no_road_beside'
  | 'no_road_connects';

export type SoloNotice =
  | { kind: 'illegal'; reason: SoloIllegality }
  | {
      kind:
        | 'turn_begun' | 'undone' | 'redone' | 'nothing_to_undo' | 'nothing_to_redo' | 'ranked_no_undo' | 'ranked_no_hints'
        | 'fits_nowhere' | 'thinking' | 'hint' | 'discard_hint';
    };

export type SoloAnswer = Answer<SoloTable, SoloNow, SoloView>;

export function soloCalls(call: Call) {
  const text = (value: SoloGame | SoloTable) => JSON.stringify(value);
  return {
    /** The dealers. */
    soloDealers: (): SoloDealer[] => JSON.parse(call('solo_dealers', [])),
    /** A game's file as the command writes it. Checks its moves. */
    soloSaveText: (file: string): string => call('solo_save', [file]),
    /** Reads a game from its file and checks its moves. */
    soloRead: (file: string): SoloGame => JSON.parse(call('solo_save', [file])),
    /** As `bastide solo replay --json` prints it. */
    soloReplayText: (file: string): string => call('solo_replay', [file]),
    /** The view of a game. */
    soloView: (game: SoloGame): SoloView => JSON.parse(call('solo_view', [text(game)])),
    /** Applies an intent to a table, such as "step 1 0", "choose 2" or "confirm". "" returns the table unchanged. */
    soloAct: (table: SoloTable, intent: string): SoloAnswer => JSON.parse(call('solo_act', [text(table), intent])),
    /** The planner's move. The same turn always gives the same move. */
    soloHint: (table: SoloTable, playouts: number): SoloMove =>
      JSON.parse(call('solo_hint', [text(table), String(playouts)])),
  };
}
