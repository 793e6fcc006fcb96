// The solo game. A game is its settings, its seed and its moves; every call takes the file of one.
import type { Five } from './draw.js';
import type { Call } from './module.js';

export interface SoloSettings {
  size: number;
  roads: 'plain' | 'directed';
  dealer: string;
  chain_bonus: 'per-city' | 'pairwise';
}

/** Place in the hand, row and column, all from 0; or the hand thrown away. */
export type SoloMove = { place: [number, number, number] } | { discard: true };

export interface SoloGame extends SoloSettings {
  version: 1;
  seed: string;
  moves: SoloMove[];
}

export type SoloKind = 'road' | 'city' | 'abbey';

/** Points by kind; a chain is a bonus for cities that touch. */
export interface SoloScore {
  roads: number;
  abbeys: number;
  cities: number;
  chains: number;
  total: number;
}

/** A square that a tile of the hand may go to, what it would gain, and how it would look there. */
export interface SoloPlace {
  row: number;
  column: number;
  gain: number;
  art: Five;
}

export interface SoloHandTile {
  /** "city", "abbey", "road", or with directed roads "road:NS". */
  tile: string;
  kind: SoloKind;
  art: Five;
  squares: SoloPlace[];
}

export interface SoloTile {
  row: number;
  column: number;
  tile: string;
  kind: SoloKind;
  art: Five;
}

export interface SoloView extends SoloSettings {
  /** "11 x 11, plain roads, weighted dealer" */
  about: string;
  seed: string;
  moves: number;
  score: SoloScore;
  tiles: { roads: number; abbeys: number; cities: number };
  squares_left: number;
  /** 0 if the hand may be thrown away now. */
  turns_to_discard: number;
  can_discard: boolean;
  finished: boolean;
  end: 'board full' | 'no move' | null;
  hand: SoloHandTile[];
  board: SoloTile[];
  /** `abbeys` are those around the tile, each of which gains a point by it. */
  last: { move: SoloMove; gain: number; abbeys: number } | null;
}

export interface SoloDealer {
  name: string;
  about: string;
}

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

/** A game as somebody sits at it; what comes after `ranked` follows from the game if it is left out. */
export interface SoloTable {
  /** With the moves that were taken back at the end. */
  game: SoloGame;
  /** How many of its moves are not taken back. */
  played: number;
  ranked: boolean;
  /** Whether what helps is shown. */
  help?: boolean;
  /** The chosen tile of the hand, from 0. */
  selected?: number;
  /** The cursor. */
  row?: number;
  column?: number;
  /** What there is to say about the last intent. */
  notice?: SoloNotice | null;
}

/** What can be done at a table. */
export interface SoloNow {
  may_undo: boolean;
  may_redo: boolean;
  may_hint: boolean;
  /** No tile of the hand fits anywhere. */
  stuck: boolean;
}

/** What becomes of a table; `view` is null if the game is what it was. */
export interface SoloAnswer {
  table: Required<SoloTable>;
  now: SoloNow;
  view: SoloView | null;
}

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
