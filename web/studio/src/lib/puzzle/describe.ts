// Describes the squares of a puzzle.
import type { Five, PuzzleTile, PuzzleView, Sides } from 'bastide-engine';
import { areSame, keyOf, type Square } from '@/lib/game/square';
import { t } from '@/i18n';
import { extentOf } from './extent';
import { describe } from './puzzle';

const wordsOf = (five: Five) => describe(five.slice(0, 4) as Sides);

/** "north road, east field, south city, west field", for a tile rotated by this many degrees. */
export const looksOf = (tile: PuzzleTile, degrees = 0): string => wordsOf(tile.looks[degrees / 90]!);

/** A board with the tile held over it. */
interface Board {
  readonly view?: PuzzleView | undefined;
  readonly isPinned: boolean;
  readonly at: Square;
  readonly degrees: number;
  readonly marks: boolean;
  readonly mayMove: boolean;
}

/** Describes squares by row and column, counted from the board's corner, and content. */
export function namesOfSquares(table: Board, looks: readonly PuzzleTile[]): (square: Square) => string {
  const view = table.view!;
  const extent = extentOf(view.laid);
  const laid = new Map(view.laid.map(([row, column, degrees], tile) => [keyOf({ x: column, y: row }), { tile, degrees }]));
  const ways = new Map(view.places.map(({ row, column, degrees }) => [keyOf({ x: column, y: row }), degrees.length]));

  function whatIsOn(square: Square): string {
    const here = laid.get(keyOf(square));
    if (here) return t.puzzle.tileThere(here.tile + 1, looksOf(looks[here.tile]!, here.degrees));
    if (table.isPinned && areSame(square, table.at)) return t.game.lies(looksOf(looks[view.next!]!, table.degrees));
    const count = ways.get(keyOf(square));
    if (!table.marks || !table.mayMove || count === undefined) return t.game.free;
    return count > 0 ? t.game.fits(count, null) : t.game.notHere;
  }

  return (square) => t.game.square(square.y - extent.top + 2, square.x - extent.left + 2, whatIsOn(square));
}
