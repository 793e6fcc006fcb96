// The full game for two to six players. A match is its options, its seed and its moves; calls take the record
// of one, and how many of its moves stand.
import type { Call } from './module.js';

/** What is agreed beforehand; what is not said is as usual. */
export interface MatchOptions {
  meeples?: number;
  small_city?: 4 | 2;
  farm?: 3 | 2 | 1;
  fields?: 'on' | 'off';
  unplaceable?: 'redraw' | 'bottom';
  start?: 'fixed' | 'shuffled';
}

export interface MatchRecord {
  version: 1;
  players: number;
  options?: MatchOptions;
  /** Either this or a deck. */
  seed?: string;
  deck?: string[];
  /** "LR 1 0 1 rW", or "aside LR" of a tile that fits nowhere. */
  moves: string[];
}

export type MatchPiece = 'city' | 'road' | 'monastery' | 'field';

/** A move: the tile laid on its place with a meeple on a piece, or none. */
export interface MatchChoice {
  piece: number | null;
  move: string;
  /** What it brings each player at once. */
  gains: number[];
  /** By how much it changes what each would have were the match over. */
  worth: number[];
}

export interface MatchPlace {
  x: number;
  y: number;
  /** Quarter turns clockwise. */
  rotation: number;
  choices: MatchChoice[];
}

export interface MatchHand {
  tile: string;
  /** How many do not look alike: rotations are 0 to one less. */
  rotations: number;
  /** What moves call a piece, in each rotation. */
  pieces: { kind: MatchPiece; words: string[] }[];
  places: MatchPlace[];
}

export interface MatchTile {
  x: number;
  y: number;
  tile: string;
  rotation: number;
  meeple: { player: number; piece: number; node: number } | null;
}

export interface MatchEvent {
  /** From 0; null of what is paid at the end. */
  move: number | null;
  kind: MatchPiece;
  complete: boolean;
  /** Of a monastery, itself and the tiles around it. */
  tiles: number;
  pennants: number;
  /** Of a field, the completed cities that it feeds. */
  cities: number;
  points: number;
  winners: number[];
  squares: [number, number][];
  /** A piece of what was paid for. */
  node: number;
  text: string;
}

/** A part of the table as path data, 100 a square, and a place in it for a mark. */
export interface MatchOutline {
  area: string;
  /** Around it all. */
  outline: string;
  x: number;
  y: number;
}

export interface MatchRegion extends MatchOutline {
  kind: MatchPiece;
  /** Of a field, the completed cities that it feeds. */
  cities: MatchOutline[];
}

/** x grows to the east, y to the south. Players count from 0. */
export interface MatchView {
  players: number;
  /** "2 players, no farmers" */
  about: string;
  moves: number;
  over: boolean;
  to_move: number;
  scores: number[];
  /** Were the match over now. */
  projected: number[];
  /** Meeples that are left. */
  supplies: number[];
  /** By what is projected: equal points share a rank. */
  ranks: number[];
  board: MatchTile[];
  /** The tile to be laid; null when the match is over. */
  hand: MatchHand | null;
  /** Tiles to be drawn, by type. */
  left: { tile: string; count: number }[];
  /** Squares that no tile left fits. */
  dead: [number, number][];
  last: { player: number; move: string; x: number; y: number } | null;
  /** Tiles that fitted nowhere, before which move. */
  asides: { tile: string; move: number }[];
  events: MatchEvent[];
}

/** A tile's picture, 100 by 100, and where a meeple stands on each of its pieces. */
export interface MatchArt {
  svg: string;
  /** What it shows to the north, east, south and west. */
  sides: ('field' | 'road' | 'city')[];
  pieces: { kind: MatchPiece; x: number; y: number }[];
}

export interface MatchBot {
  name: string;
  about: string;
}

export interface MatchSeat {
  name: string;
  /** Who plays there by itself; null for a person. */
  bot: string | null;
}

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

/** A match as people sit at it; what comes after `ranked` follows from the match if it is left out. */
export interface MatchTable {
  /** With the moves that were taken back at the end. */
  match: MatchRecord;
  /** How many of its moves are not taken back. */
  played: number;
  /** In the order of their turns. */
  seats: MatchSeat[];
  ranked: boolean;
  /** Whether what helps is shown. */
  help?: boolean;
  /** Where the tile in hand is held: x and y, and how it is turned. */
  cursor?: [number, number];
  rotation?: number;
  /** Once the tile lies, which of the choices of a meeple is chosen; null before. */
  choice?: number | null;
  /** What there is to say about the last intent. */
  notice?: MatchNotice | null;
  /** Whether to take back is asked, and was agreed to; how many tiles are known, whatever was taken back. */
  asked?: boolean;
  agreed?: boolean;
  seen?: number;
}

/** What can be done at a table. */
export interface MatchNow {
  step: 'tile' | 'meeple' | 'bot' | 'over';
  may_undo: boolean;
  may_redo: boolean;
  may_hint: boolean;
  /** What "confirm" would play; null if a meeple is to be chosen first, or if it is not allowed. */
  move: string | null;
  /** The pieces that may get a meeple where the tile is held, null for none; empty if it may not lie there. */
  choices: (number | null)[];
}

/** What becomes of a table; `view` is null if the match is what it was. */
export interface MatchAnswer {
  table: Required<MatchTable>;
  now: MatchNow;
  view: MatchView | null;
}

export function matchCalls(call: Call) {
  const words = (match: MatchRecord, moves: number) => [JSON.stringify(match), String(moves)];
  return {
    /** Who plays besides people. */
    matchBots: (): MatchBot[] => JSON.parse(call('match_bots', [])),
    matchArt: (tile: string, rotation: number): MatchArt => JSON.parse(call('match_art', [tile, String(rotation)])),
    /** A player's meeple as an SVG fragment about (0, 0); a farmer lies. */
    matchMeeple: (player: number, lies: boolean): string => call('match_meeple', [String(player), lies ? 'lies' : 'stands']),
    /** A match from its file, its moves checked. */
    matchRead: (file: string): MatchRecord => JSON.parse(call('match_save', [file])),
    /** A match's file as the command writes it, its moves checked. */
    matchSaveText: (file: string): string => call('match_save', [file]),
    /** As `bastide match replay --json` prints it. */
    matchReplayText: (file: string): string => call('match_replay', [file]),
    /** The match as a log that the tally adds up, as it is or would be were it over now. */
    matchLog: (match: MatchRecord, moves: number): string => call('match_log', words(match, moves)),
    /** The table as a map that can be scored, without pennants and fields. */
    matchMap: (match: MatchRecord, moves: number): string => call('match_map', words(match, moves)),
    /** What there is to show of a match after the first of its moves. */
    matchView: (match: MatchRecord, moves: number, names: readonly string[]): MatchView =>
      JSON.parse(call('match_view', [...words(match, moves), names.join('\n')])),
    /** The feature of a piece on the table, by its node. */
    matchRegion: (match: MatchRecord, moves: number, node: number): MatchRegion =>
      JSON.parse(call('match_region', [...words(match, moves), String(node)])),
    /** What a meeple would claim on a piece of the tile in hand, where it is held. */
    matchClaim: (table: MatchTable, piece: number): MatchRegion =>
      JSON.parse(call('match_claim', [JSON.stringify(table), String(piece)])),
    /** The match without the moves that were taken back. */
    matchPlayed: (match: MatchRecord, moves: number): MatchRecord => JSON.parse(call('match_played', words(match, moves))),
    /** What becomes of a table by an intent, as "step 1 0", "turn -1" or "confirm"; by "", the table as it is. */
    matchAct: (table: MatchTable, intent: string): MatchAnswer =>
      JSON.parse(call('match_act', [JSON.stringify(table), intent])),
    /** What a bot would do now, whoever is to move; the same whenever the turn comes with as many simulations. */
    matchMove: (table: MatchTable, bot: string, simulations: number): string =>
      call('match_move', [JSON.stringify(table), bot, String(simulations)]),
  };
}
