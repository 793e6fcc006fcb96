// What the page says of tiles laid by hand, in words, and where they lie.
import type { Contacts, Laid, Placement, SideName, Square } from 'bastide-engine';

export const at = (placement: Placement): Square => [placement[0], placement[1]];
export const same = (one: Square, other: Square) => one[0] === other[0] && one[1] === other[1];

export interface Extent {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** The rectangle that just holds what is laid; the square of the first tile if nothing is. */
export function extentOf(laid: Laid): Extent {
  const squares = laid.filter((each) => each !== null);
  if (squares.length === 0) return { top: 0, left: 0, bottom: 0, right: 0 };
  const rows = squares.map((each) => each[0]);
  const columns = squares.map((each) => each[1]);
  return { top: Math.min(...rows), left: Math.min(...columns), bottom: Math.max(...rows), right: Math.max(...columns) };
}

/** The tile on a square, from 0; -1 if there is none. */
export const tileOn = (laid: Laid, square: Square) => laid.findIndex((each) => each !== null && same(at(each), square));

export const squareName = (square: Square, extent: Extent) =>
  `row ${square[0] - extent.top + 1}, column ${square[1] - extent.left + 1}`;

/** The middle of a side of a tile, in the picture's units. */
export function middleOf([row, column]: Square, side: SideName): { x: number; y: number } {
  const step = { north: [50, 0], east: [100, 50], south: [50, 100], west: [0, 50] }[side] as [number, number];
  return { x: 100 * column + step[0], y: 100 * row + step[1] };
}

/** What is wrong, a sentence each. */
export function faultsOf(contacts: Contacts): string[] {
  return [
    ...contacts.wrong.map(
      (each) =>
        `Tile ${each.tile + 1} shows ${each.shows} to the ${each.side}, where tile ${each.other + 1} shows ${each.meets}`,
    ),
    ...contacts.apart.map((tile) => `Tile ${tile + 1} touches no earlier tile`),
    ...contacts.covering.map((tile) => `Tile ${tile + 1} lies on another tile`),
    ...contacts.turned.map((tile) => `Tile ${tile + 1} is turned, and tiles may not be`),
  ];
}

export function openOf(contacts: Contacts): string {
  const count = (edge: 'road' | 'city') => contacts.open.filter((each) => each.shows === edge).length;
  const sides = (number: number, what: string) => `${number} ${what} ${number === 1 ? 'side' : 'sides'}`;
  return `${sides(count('road'), 'road')} and ${sides(count('city'), 'city')} open`;
}
