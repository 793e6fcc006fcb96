// Positions that are set up by hand, in the module for reviews. Calls take a position as its text, and edits return the edited
// position or throw the reason why it is impossible.
import type { Call } from './module.js';
import type { MatchOptions, MatchPieceAt, MatchPosition, MatchRecord } from './types.js';

export function positionCalls(call: Call) {
  const edit = (name: string, ...words: (string | number)[]): MatchPosition => JSON.parse(call(name, words.map(String)));
  return {
    /** Reads a position. Errors give the column. */
    matchPosition: (text: string) => edit('match_position', text),
    /** The text of the position after this many moves of a match. */
    matchPositionText: (match: MatchRecord, moves: number): string =>
      call('match_position_text', [JSON.stringify(match), String(moves)]),
    /** Places a tile in the first rotation that fits. */
    matchPutTile: (text: string, tile: string, x: number, y: number) => edit('match_put_tile', text, tile, x, y),
    /** Replaces the first tile. Impossible in games with a fixed start tile. */
    matchSetFirst: (text: string, tile: string) => edit('match_set_first', text, tile),
    /** Rotates a tile to the next rotation that fits. */
    matchTurnTile: (text: string, x: number, y: number, direction: 1 | -1) => edit('match_turn_tile', text, x, y, direction),
    matchRemoveTile: (text: string, x: number, y: number) => edit('match_remove_tile', text, x, y),
    /** Puts a player's meeple on a piece of a tile, in place of the tile's meeple. */
    matchPutMeeple: (text: string, x: number, y: number, piece: number, player: number) =>
      edit('match_put_meeple', text, x, y, piece, player),
    matchRemoveMeeple: (text: string, x: number, y: number) => edit('match_remove_meeple', text, x, y),
    /** Takes a tile in hand, or none. */
    matchSetHand: (text: string, tile: string | null) => edit('match_set_hand', text, tile ?? ''),
    /** Sets the number of remaining tiles of a type. */
    matchSetLeft: (text: string, tile: string, count: number) => edit('match_set_left', text, tile, count),
    matchSetScore: (text: string, player: number, score: number) => edit('match_set_score', text, player, score),
    matchSetTurn: (text: string, player: number) => edit('match_set_turn', text, player),
    matchSetRules: (text: string, players: number, options: MatchOptions) =>
      edit('match_set_rules', text, players, JSON.stringify(options)),
    /** The squares where a tile fits, each with its first rotation. */
    matchSquaresFor: (text: string, tile: string): [x: number, y: number, rotation: number][] =>
      JSON.parse(call('match_squares_for', [text, tile])),
    /** The piece at a point of the board, which has 100 units per square. Null if there is no tile. */
    matchPieceAt: (text: string, x: number, y: number): MatchPieceAt | null =>
      JSON.parse(call('match_piece_at', [text, String(Math.floor(x)), String(Math.floor(y))])),
  };
}
