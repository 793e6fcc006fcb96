// Puzzles: a sequence of tiles, every map they make, and maps laid by hand.
import type { Five, Theme } from './draw.js';
import type { Call, Listener } from './module.js';

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

/** Tiles are counted from 0. */
export interface Contacts {
  wrong: { tile: number; side: SideName; shows: PuzzleEdge; other: number; meets: PuzzleEdge }[];
  covering: number[];
  apart: number[];
  turned: number[];
  open: { tile: number; side: SideName; shows: PuzzleEdge }[];
  left: number;
  next: number | null;
  places: { row: number; column: number; degrees: number[] }[];
  solved: boolean;
}

/** For each tile of a puzzle where it lies, if it does. */
export type Laid = (Placement | null)[];

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
    /** A tile's five numbers, and why it cannot be, or ''. */
    puzzleTile: (sides: Sides): { tile: Five; why: string } => JSON.parse(call('puzzle_tile', sides.map(String))),
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
    puzzleCheck: (puzzle: string, rotations: boolean, laid: Laid): Contacts =>
      JSON.parse(call('puzzle_check', [puzzle, wordOf(rotations), JSON.stringify(laid)])),
    /** Where the next tile may go so that a solution remains, or null if none does. */
    puzzleHint: (puzzle: string, rotations: boolean, laid: Laid, listener?: Listener): Placement | null =>
      JSON.parse(call('puzzle_hint', [puzzle, wordOf(rotations), JSON.stringify(laid)], listener)),
  };
}
