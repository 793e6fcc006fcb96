// A map being built: tiles on an unbounded plane, and the text that the library reads.
import type { Five, Square } from 'bastide-engine';

/** Rows of cells of equal length. `top` and `left` are the position of the first cell. */
export interface TileMap {
  readonly rows: readonly (readonly (Five | null)[])[];
  readonly top: number;
  readonly left: number;
}

export const isFive = (cell: unknown): cell is Five =>
  Array.isArray(cell) && cell.length === 5 && cell.every((number) => Number.isInteger(number) && number >= 0 && number <= 4);

/** Whether a stored value is a map. */
export function isTileMap(value: unknown): value is TileMap {
  if (typeof value !== 'object' || value === null) return false;
  const { rows, top, left } = value as Record<string, unknown>;
  const isPlace = (number: unknown) => Number.isInteger(number) && Math.abs(number as number) < 1e6;
  if (!Array.isArray(rows) || !isPlace(top) || !isPlace(left)) return false;
  const width = Array.isArray(rows[0]) ? rows[0].length : 0;
  return rows.every((row) => Array.isArray(row) && row.length === width && width > 0 && row.every((cell) => cell === null || isFive(cell)));
}

export const emptyMap: TileMap = { rows: [], top: 0, left: 0 };

export const columnsOf = (map: TileMap) => map.rows[0]?.length ?? 0;

export function tileAt(map: TileMap, [row, column]: Square): Five | null {
  return map.rows[row - map.top]?.[column - map.left] ?? null;
}

export function countTiles(map: TileMap): number {
  return map.rows.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);
}

/** Rotates clockwise. */
export function rotate(tile: Five, quarterTurns: number): Five {
  const edges = tile.slice(0, 4);
  const start = (4 - (quarterTurns % 4)) % 4;
  return [...edges.slice(start), ...edges.slice(0, start), tile[4]] as Five;
}

export const sameTile = (one: Five, other: Five) => one.every((number, i) => number === other[i]);

// The smallest rectangle with all tiles.
function trim(map: TileMap): TileMap {
  const hasTile = (row: readonly (Five | null)[]) => row.some((cell) => cell !== null);
  const first = map.rows.findIndex(hasTile);
  if (first < 0) return emptyMap;
  const last = map.rows.findLastIndex(hasTile);
  const used = map.rows.slice(first, last + 1);
  const begin = Math.min(...used.map((row) => row.findIndex((cell) => cell !== null)).filter((at) => at >= 0));
  const end = Math.max(...used.map((row) => row.findLastIndex((cell) => cell !== null)));
  return {
    rows: used.map((row) => row.slice(begin, end + 1)),
    top: map.top + first,
    left: map.left + begin,
  };
}

/** The map with a tile on a square, or without one. */
export function withTile(map: TileMap, [row, column]: Square, tile: Five | null): TileMap {
  if (map.rows.length === 0) return tile ? { rows: [[tile]], top: row, left: column } : map;
  const top = Math.min(map.top, row);
  const left = Math.min(map.left, column);
  const bottom = Math.max(map.top + map.rows.length - 1, row);
  const right = Math.max(map.left + columnsOf(map) - 1, column);
  const rows = Array.from({ length: bottom - top + 1 }, (_, r) =>
    Array.from({ length: right - left + 1 }, (_, c) =>
      r + top === row && c + left === column ? tile : tileAt(map, [r + top, c + left]),
    ),
  );
  return trim({ rows, top, left });
}

/** The JSON of a map, one line per row. */
export function toText(map: TileMap): string {
  const rows = map.rows.map((row) => `  [${row.map((cell) => (cell ? `[${cell.join(', ')}]` : '[]')).join(', ')}]`);
  return rows.length === 0 ? '[]\n' : `[\n${rows.join(',\n')}\n]\n`;
}

/** The map of a text that the library has accepted. */
export function ofText(text: string): TileMap {
  const rows = JSON.parse(text.replace(/^\uFEFF/, '')) as number[][][];
  const width = Math.max(0, ...rows.map((row) => row.length));
  return trim({
    rows: rows.map((row) =>
      Array.from({ length: width }, (_, i) => (row[i]?.length === 5 ? (row[i] as unknown as Five) : null)),
    ),
    top: 0,
    left: 0,
  });
}
