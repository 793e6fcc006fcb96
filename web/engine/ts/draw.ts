// Pictures: their style sheet, and the art of a tile.
import type { Call } from './module.js';

/** North, east, south and west edge (0 field, 1 road, 2 city), and how many separate cities the tile has. */
export type Five = [number, number, number, number, number];

export type Theme = 'light' | 'dark' | 'reader';

export function drawCalls(call: Call) {
  return {
    /** The style sheet of all pictures. */
    drawStyle: (theme: 'light' | 'dark'): string => call('draw_style', [theme]),
    /** The art of a tile: an SVG fragment of 100 by 100. */
    drawTile: (five: Five): string => call('draw_tile', five.map(String)),
  };
}
