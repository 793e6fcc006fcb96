// A puzzle being made, and how to solve it.
import type { PuzzleTile, Sides } from 'bastide-engine';
import { t } from '@/i18n';

export type Tiles = readonly Sides[];

export const maxTiles = 1000;
// Words of the puzzle's file.
const edgeWords = ['pasture', 'road', 'city'] as const;

export const meadow: Sides = [0, 0, 0, 0];

/** The text that the library reads, one line per tile. */
export function toText(tiles: Tiles): string {
  return tiles.map((sides) => `tile ${sides.map((side) => edgeWords[side]).join(' ')}\n`).join('');
}

export const tilesOf = (read: readonly PuzzleTile[]): Tiles =>
  read.map((tile) => tile.looks[0].slice(0, 4) as Sides);

/** "north road, east city, …" */
export const describe = (sides: Sides) =>
  sides.map((side, i) => t.puzzle.sideOf(t.puzzle.sides[i]!, t.puzzle.edges[side]!)).join(', ');

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const isTiles = (value: unknown): value is Tiles =>
  Array.isArray(value) &&
  value.length <= maxTiles &&
  value.every((sides) => Array.isArray(sides) && sides.length === 4 && sides.every((side) => isWhole(side, 0, 2)));

/** How to solve the puzzle. */
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
    isWhole(options.rows, 1, maxTiles) &&
    isWhole(options.columns, 1, maxTiles)
  );
};

export type Mode = 'play' | 'solve' | 'make';
export const isMode = (value: unknown): value is Mode => value === 'play' || value === 'solve' || value === 'make';
