// The full game for two to six players. A match consists of its options, its seed and its moves. Calls take its record and
// the number of moves played.
import type { Call } from './module.js';
import type { Answer } from './play.js';
import type { MatchArt, MatchBot, MatchNow, MatchOdds, MatchRecord, MatchRegion, MatchSquareOdds, MatchTable, MatchView } from './types.js';

/** Why the rules forbid a move. */
export type MatchIllegality =
  | 'game_over' | 'wrong_tile' | 'square_taken' | 'square_isolated' | 'bad_rotation' | 'edge_mismatch' | 'no_such_piece'
  | 'no_meeples' | 'no_farmers' | 'occupied';

export type MatchNotice =
  | { kind: 'illegal'; reason: MatchIllegality }
  | {
      kind:
        | 'turn_begun' | 'game_over' | 'bot_to_move' | 'undone' | 'redone' | 'nothing_to_undo' | 'nothing_to_redo' | 'ranked_no_undo'
        | 'ranked_no_hints' | 'forfeited_no_undo' | 'fits_one_way' | 'looks_the_same' | 'pick_up_first' | 'thinking' | 'hint';
    };

export type MatchAnswer = Answer<MatchTable, MatchNow, MatchView>;

export function matchCalls(call: Call) {
  const words = (match: MatchRecord, moves: number) => [JSON.stringify(match), String(moves)];
  return {
    /** The bots. */
    matchBots: (): MatchBot[] => JSON.parse(call('match_bots', [])),
    matchArt: (tile: string, rotation: number): MatchArt => JSON.parse(call('match_art', [tile, String(rotation)])),
    /** A player's meeple as an SVG fragment around (0, 0). Farmers lie down. */
    matchMeeple: (player: number, lies: boolean): string => call('match_meeple', [String(player), lies ? 'lies' : 'stands']),
    /** Reads a match from its file and checks its moves. */
    matchRead: (file: string): MatchRecord => JSON.parse(call('match_save', [file])),
    /** A match's file as the command writes it. Checks its moves. */
    matchSaveText: (file: string): string => call('match_save', [file]),
    /** As `bastide match replay --json` prints it. */
    matchReplayText: (file: string): string => call('match_replay', [file]),
    /** The match as a log for the tally, scored as if the game ended now. */
    matchLog: (match: MatchRecord, moves: number): string => call('match_log', words(match, moves)),
    /** The board as a map that can be scored, without pennants and fields. */
    matchMap: (match: MatchRecord, moves: number): string => call('match_map', words(match, moves)),
    /** The view of a match after this many moves. */
    matchView: (match: MatchRecord, moves: number, names: readonly string[]): MatchView =>
      JSON.parse(call('match_view', [...words(match, moves), names.join('\n')])),
    /** The feature of a piece on the board, by its node. */
    matchRegion: (match: MatchRecord, moves: number, node: number): MatchRegion =>
      JSON.parse(call('match_region', [...words(match, moves), String(node)])),
    /** The field at a point of the board, which has 100 units per square. Null if there is none. */
    matchFieldAt: (match: MatchRecord, moves: number, x: number, y: number): MatchRegion | null =>
      JSON.parse(call('match_field_at', [...words(match, moves), String(Math.floor(x)), String(Math.floor(y))])),
    /** The feature that a meeple would claim on a piece of the tile in hand, placed where it is held. */
    matchClaim: (table: MatchTable, piece: number): MatchRegion =>
      JSON.parse(call('match_claim', [JSON.stringify(table), String(piece)])),
    /** The chances to draw each type of the remaining tiles. */
    matchOdds: (match: MatchRecord, moves: number): MatchOdds[] => JSON.parse(call('match_odds', words(match, moves))),
    /** The chances to draw a tile for an empty square. Null unless it is next to a tile. */
    matchSquareOdds: (match: MatchRecord, moves: number, x: number, y: number): MatchSquareOdds | null =>
      JSON.parse(call('match_square_odds', [...words(match, moves), String(x), String(y)])),
    /** The match without undone moves. */
    matchPlayed: (match: MatchRecord, moves: number): MatchRecord => JSON.parse(call('match_played', words(match, moves))),
    /** Applies an intent to a table, such as "step 1 0", "turn -1" or "confirm". "" returns the table unchanged. */
    matchAct: (table: MatchTable, intent: string): MatchAnswer =>
      JSON.parse(call('match_act', [JSON.stringify(table), intent])),
    /** The move of a bot for the player to move. The same turn and number of simulations always give the same move. */
    matchMove: (table: MatchTable, bot: string, simulations: number): string =>
      call('match_move', [JSON.stringify(table), bot, String(simulations)]),
  };
}
