// A shape on a sheet of squares: one string per row, `#` for a cell and `.` for none, all of the same length.
import type { Square } from 'bastide-engine';

export type Mask = readonly string[];

/** The maximum number of cells that the library fills, and the maximum side of a sheet. */
export const maxCells = 1024;
export const longest = 72;

/** Whether a stored value is a mask. */
export const isMask = (value: unknown): value is Mask =>
  Array.isArray(value) && value.length >= 1 && value.length <= longest &&
  value.every((row) => typeof row === 'string' && /^[#.]{1,72}$/.test(row) && row.length === value[0].length);

export const sheet = (rows: number, columns: number): Mask => Array<string>(rows).fill('.'.repeat(columns));

export const columnsOf = (mask: Mask) => mask[0]!.length;

export const hasCell = (mask: Mask, [row, column]: Square) => mask[row]?.[column] === '#';

export const countCells = (mask: Mask) => mask.reduce((sum, row) => sum + row.replaceAll('.', '').length, 0);

/** All squares of the rectangle with these corners. */
export function between([row, column]: Square, [otherRow, otherColumn]: Square): Square[] {
  const range = (one: number, other: number) => Array.from({ length: Math.abs(one - other) + 1 }, (_, i) => Math.min(one, other) + i);
  return range(row, otherRow).flatMap((y) => range(column, otherColumn).map((x): Square => [y, x]));
}

/** The squares of a straight line, so that a fast finger leaves no gaps. */
export function line([row, column]: Square, [toRow, toColumn]: Square): Square[] {
  const steps = Math.max(Math.abs(toRow - row), Math.abs(toColumn - column), 1);
  return Array.from({ length: steps + 1 }, (_, i) => [
    Math.round(row + ((toRow - row) * i) / steps), Math.round(column + ((toColumn - column) * i) / steps),
  ]);
}

/** The mask with these squares set or cleared. */
export function paint(mask: Mask, squares: readonly Square[], isCell: boolean): Mask {
  const rows = mask.map((row) => [...row]);
  for (const [row, column] of squares) if (rows[row]?.[column]) rows[row][column] = isCell ? '#' : '.';
  return rows.map((row) => row.join(''));
}

/** A heart in the middle of a sheet, as an example. */
export const heart: Mask = [
  '............', '............', '..###..###..', '.##########.', '.##########.', '.##########.',
  '..########..', '...######...', '....####....', '.....##.....', '............', '............',
];

/** The part of the shape that fits on a sheet of this size. */
export const onSheet = (mask: Mask, rows: number, columns: number): Mask =>
  Array.from({ length: rows }, (_, i) => (mask[i] ?? '').slice(0, columns).padEnd(columns, '.'));

/** A rectangle in the middle of a sheet at least as large as `on`. */
export function rectangle(rows: number, columns: number, on: Mask): Mask {
  const height = Math.max(rows, Math.min(on.length, 12));
  const width = Math.max(columns, Math.min(columnsOf(on), 12));
  const corner: Square = [Math.floor((height - rows) / 2), Math.floor((width - columns) / 2)];
  return paint(sheet(height, width), between(corner, [corner[0] + rows - 1, corner[1] + columns - 1]), true);
}

/** The smallest rectangle with all cells, and its position on the sheet. */
export function trim(mask: Mask): { rows: Mask; top: number; left: number } {
  const isUsed = (row: string) => row.includes('#');
  const top = mask.findIndex(isUsed);
  const rows = mask.slice(top, mask.findLastIndex(isUsed) + 1).filter(() => top >= 0);
  const left = Math.min(...rows.map((row) => row.indexOf('#')).filter((at) => at >= 0));
  const right = Math.max(...rows.map((row) => row.lastIndexOf('#')));
  return { rows: rows.map((row) => row.slice(left, right + 1)), top, left };
}
