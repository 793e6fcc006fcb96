// A puzzle being entered, and what is kept of it and of a try by hand.
import type { Laid, Placement, PuzzleTile, Sides } from 'bastide-engine';

export type Tiles = readonly Sides[];

export const mostTiles = 1000;
export const edgeWords = ['pasture', 'road', 'city'] as const;
export const sideNames = ['north', 'east', 'south', 'west'] as const;

export const meadow: Sides = [0, 0, 0, 0];

/** The text that the library reads, a line a tile. */
export function toText(tiles: Tiles): string {
  return tiles.map((sides) => `tile ${sides.map((side) => edgeWords[side]).join(' ')}\n`).join('');
}

export const tilesOf = (read: readonly PuzzleTile[]): Tiles =>
  read.map((tile) => tile.looks[0].slice(0, 4) as Sides);

export const nameOf = (sides: Sides) =>
  sides.map((side, i) => `${sideNames[i]} ${edgeWords[side]}`).join(', ');

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const isTiles = (value: unknown): value is Tiles =>
  Array.isArray(value) &&
  value.length <= mostTiles &&
  value.every((sides) => Array.isArray(sides) && sides.length === 4 && sides.every((side) => isWhole(side, 0, 2)));

/** How the puzzle is to be solved. */
export interface Options {
  rotations: boolean;
  isBounded: boolean;
  rows: number;
  columns: number;
}

export const plainOptions: Options = { rotations: false, isBounded: false, rows: 4, columns: 4 };

export const isOptions = (value: unknown): value is Options => {
  const options = value as Options | null;
  return (
    typeof options === 'object' &&
    options !== null &&
    typeof options.rotations === 'boolean' &&
    typeof options.isBounded === 'boolean' &&
    isWhole(options.rows, 1, mostTiles) &&
    isWhole(options.columns, 1, mostTiles)
  );
};

/** Tiles laid by hand, of the puzzle with this text. */
export interface Hand {
  readonly of: string;
  readonly laid: Laid;
}

const isPlacement = (value: unknown): value is Placement =>
  Array.isArray(value) &&
  value.length === 3 &&
  isWhole(value[0], -mostTiles, mostTiles) &&
  isWhole(value[1], -mostTiles, mostTiles) &&
  [0, 90, 180, 270].includes(value[2]);

export const isHand = (value: unknown): value is Hand => {
  const hand = value as Hand | null;
  return (
    typeof hand === 'object' &&
    hand !== null &&
    typeof hand.of === 'string' &&
    Array.isArray(hand.laid) &&
    hand.laid.length <= mostTiles &&
    hand.laid.every((each) => each === null || isPlacement(each))
  );
};

export type Mode = 'enter' | 'solve' | 'try';
export const isMode = (value: unknown): value is Mode => value === 'enter' || value === 'solve' || value === 'try';
