// Puzzles: a sequence of tiles, all maps that it can make, and the table at which it is played.
import type { Theme } from './draw.js';
import type { Call, Listener } from './module.js';
import type { Answer } from './play.js';
import type {
  CheckedTile, PuzzleHint, PuzzleLevel, PuzzleNow, PuzzleTable, PuzzleTile, PuzzleView, Solution,
} from './types.js';

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

export type PuzzleAnswer = Answer<PuzzleTable, PuzzleNow, PuzzleView>;

/** North, east, south and west side of a tile: 0 field, 1 road, 2 city. */
export type Sides = [number, number, number, number];
export interface SolveOptions {
  rotations: boolean;
  /** Maximum size of the map. 0 and 0 for no limit. */
  rows: number;
  columns: number;
  /** Maximum number of solutions. */
  limit: number;
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
    puzzleTile: (sides: Sides): CheckedTile => JSON.parse(call('puzzle_tile', sides.map(String))),
    /** As `bastide solve --all_solutions --json` prints it. Sends each solution to the listener as a piece. */
    puzzleSolveText: solveText,
    puzzleSolve: (puzzle: string, options: SolveOptions, listener?: Listener): Solution[] =>
      JSON.parse(solveText(puzzle, options, listener)).solutions,
    /** The line that `bastide solve` prints for a solution. */
    puzzleLine: (puzzle: string, solution: Solution): string =>
      call('puzzle_line', [puzzle, JSON.stringify(solution)]),
    /** The picture that `bastide solve --svg` makes with the theme `reader`. */
    puzzlePicture: (puzzle: string, solution: Solution, theme: Theme): string =>
      call('puzzle_picture', [puzzle, JSON.stringify(solution), theme]),
    /** Applies an intent to a table, such as "step 1 0", "turn -1" or "confirm". "" returns the table unchanged. */
    puzzleAct: (table: PuzzleTable, intent: string): PuzzleAnswer =>
      JSON.parse(call('puzzle_act', [JSON.stringify(table), intent])),
    puzzleHint: (table: PuzzleTable, listener?: Listener): PuzzleHint =>
      JSON.parse(call('puzzle_hint', [JSON.stringify(table)], listener)),
    /** Easy to hard. */
    puzzleLevels: (): PuzzleLevel[] => JSON.parse(call('puzzle_levels', [])),
    /** The text of a puzzle of a level. The same seed gives the same puzzle. */
    puzzleMade: (level: string, seed: string): string => call('puzzle_made', [level, seed]),
  };
}
