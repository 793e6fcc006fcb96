// The solo game. A game is its settings, its seed and its moves; every call takes the file of one.
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
    /** Who deals. */
    soloDealers: (): SoloDealer[] => JSON.parse(call('solo_dealers', [])),
    /** A game's file as the command writes it, its moves checked. */
    soloSaveText: (file: string): string => call('solo_save', [file]),
    /** A game from its file, its moves checked. */
    soloRead: (file: string): SoloGame => JSON.parse(call('solo_save', [file])),
    /** As `bastide solo replay --json` prints it. */
    soloReplayText: (file: string): string => call('solo_replay', [file]),
    /** What there is to show of a game. */
    soloView: (game: SoloGame): SoloView => JSON.parse(call('solo_view', [text(game)])),
    /** What becomes of a table by an intent, as "step 1 0", "choose 2" or "confirm"; by "", the table as it is. */
    soloAct: (table: SoloTable, intent: string): SoloAnswer => JSON.parse(call('solo_act', [text(table), intent])),
    /** The planner's move, the same whenever the turn comes. */
    soloHint: (table: SoloTable, playouts: number): SoloMove =>
      JSON.parse(call('solo_hint', [text(table), String(playouts)])),
  };
}
