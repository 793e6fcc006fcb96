// Puzzles: a sequence of tiles, every map they make, and the table at which they are played.
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

/** North, east, south and west side of a tile: 0 pasture, 1 road, 2 city. */
export type Sides = [number, number, number, number];
export interface SolveOptions {
  rotations: boolean;
  /** The largest map allowed; 0 and 0 for any. */
  rows: number;
  columns: number;
  /** The most solutions to find. */
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
