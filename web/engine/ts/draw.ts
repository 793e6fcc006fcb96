// Pictures: the style sheet and the art of a tile.
import type { Call } from './module.js';
import type { Five } from './types.js';

export type Theme = 'light' | 'dark' | 'reader';

export function drawCalls(call: Call) {
  return {
    /** The style sheet shared by all pictures. */
    drawStyle: (theme: 'light' | 'dark'): string => call('draw_style', [theme]),
    /** The art of a tile: an SVG fragment of 100 by 100. */
    drawTile: (five: Five): string => call('draw_tile', five.map(String)),
  };
}
