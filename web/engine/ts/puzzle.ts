// Puzzles: a sequence of tiles, every map they make, and the table at which they are played.
import type { Five, Theme } from './draw.js';
import type { Call, Listener, Message } from './module.js';

export type PuzzleEdge = 'pasture' | 'road' | 'city';
export type SideName = 'north' | 'east' | 'south' | 'west';
/** North, east, south and west side of a tile: 0 pasture, 1 road, 2 city. */
export type Sides = [number, number, number, number];
/** Row, column, and degrees turned clockwise. */
export type Placement = [number, number, number];

export interface PuzzleTile {
  /** The tile as given, and turned clockwise by 90, 180 and 270 degrees. */
  looks: [Five, Five, Five, Five];
}

export interface Solution {
  rows: number;
  columns: number;
  tiles: Placement[];
}

export interface SolveOptions {
  rotations: boolean;
  /** The largest map allowed; 0 and 0 for any. */
  rows: number;
  columns: number;
  /** The most solutions to find. */
  limit: number;
}

/** Why the rules forbid a move. */
export type PuzzleIllegality =
  | 'all_placed' | 'bad_turns' | 'no_rotation' | 'square_taken' | 'square_isolated' | 'not_in_middle' | 'same_with_fewer_turns'
  | 'edge_mismatch';

export type PuzzleNotice =
  | { kind: 'illegal'; reason: PuzzleIllegality }
  | {
      kind:
        | 'turn_begun' | 'undone' | 'nothing_to_undo' | 'nothing_to_redo' | 'fits_nowhere' | 'fits_one_way' | 'no_rotation' | 'all_placed'
        | 'place_first' | 'thinking' | 'hint' | 'no_solution';
    };

/** A puzzle as somebody sits at it; what comes after `played` follows from the moves if it is left out. */
export interface PuzzleTable {
  /** The puzzle's file. */
  puzzle: string;
  /** Whether tiles may be turned. */
  rotations: boolean;
  /** Where its tiles were laid, with those that were taken back at the end. */
  moves: Placement[];
  /** How many of the moves are not taken back. */
  played: number;
  /** Whether what helps is shown. */
  help?: boolean;
  /** Where the next tile is held. */
  row?: number;
  column?: number;
  degrees?: number;
  /** What there is to say about the last intent. */
  notice?: PuzzleNotice | null;
}

/** What can be done at a table. */
export interface PuzzleNow {
  may_undo: boolean;
  may_redo: boolean;
  may_hint: boolean;
}

/** Tiles are counted from 0. */
export interface PuzzleView {
  /** Where the first tiles lie. */
  laid: Placement[];
  open: { tile: number; side: SideName; shows: PuzzleEdge }[];
  left: number;
  next: number | null;
  /** The squares beside tiles, and how the next tile fits there. */
  places: { row: number; column: number; degrees: number[] }[];
  /** All tiles lie, or the next fits nowhere. */
  over: boolean;
  solved: boolean;
}

/** What becomes of a table; `view` is null if the puzzle is what it was. */
export interface PuzzleAnswer {
  table: Required<PuzzleTable>;
  now: PuzzleNow;
  view: PuzzleView | null;
}

/** Where the next tile may go so that a solution remains, and what speaks for it. */
export interface PuzzleHint {
  /** Null if no solution goes on from here. */
  at: Placement | null;
  /** The squares on which the tile fits in some way. */
  places: number;
  /** The open sides that it closes. */
  closes: number;
}

/** How hard a made puzzle is, with what its puzzles have alike. */
export interface PuzzleLevel {
  name: string;
  tiles: number;
  rotations: boolean;
}

const wordOf = (rotations: boolean) => (rotations ? 'turned' : 'given');

export function puzzleCalls(call: Call) {
  const solveText = (puzzle: string, options: SolveOptions, listener?: Listener): string =>
    call(
      'puzzle_solve',
      [puzzle, wordOf(options.rotations), String(options.rows), String(options.columns), String(options.limit)],
      listener,
    );
  return {
    puzzleRead: (puzzle: string): PuzzleTile[] => JSON.parse(call('puzzle_read', [puzzle])).tiles,
    /** A tile's five numbers, and the rule that it breaks, or ''. */
    puzzleTile: (sides: Sides): { tile: Five; why: Message } => JSON.parse(call('puzzle_tile', sides.map(String))),
    /** As `bastide solve --all_solutions --json` prints it; each solution is told to the listener as a piece. */
    puzzleSolveText: solveText,
    puzzleSolve: (puzzle: string, options: SolveOptions, listener?: Listener): Solution[] =>
      JSON.parse(solveText(puzzle, options, listener)).solutions,
    /** The line that `bastide solve` prints for a solution. */
    puzzleLine: (puzzle: string, solution: Solution): string =>
      call('puzzle_line', [puzzle, JSON.stringify(solution)]),
    /** The picture that `bastide solve --svg` makes with the theme `reader`. */
    puzzlePicture: (puzzle: string, solution: Solution, theme: Theme): string =>
      call('puzzle_picture', [puzzle, JSON.stringify(solution), theme]),
    /** What becomes of a table by an intent, as "step 1 0", "turn -1" or "confirm"; by "", the table as it is. */
    puzzleAct: (table: PuzzleTable, intent: string): PuzzleAnswer =>
      JSON.parse(call('puzzle_act', [JSON.stringify(table), intent])),
    puzzleHint: (table: PuzzleTable, listener?: Listener): PuzzleHint =>
      JSON.parse(call('puzzle_hint', [JSON.stringify(table)], listener)),
    /** From easy to hard. */
    puzzleLevels: (): PuzzleLevel[] => JSON.parse(call('puzzle_levels', [])),
    /** The text of a puzzle of a level, the same for the same seed. */
    puzzleMade: (level: string, seed: string): string => call('puzzle_made', [level, seed]),
  };
}
