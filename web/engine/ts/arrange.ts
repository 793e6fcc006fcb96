// Shapes filled with tiles, in a module of its own.
import type { Five } from './draw.js';
import type { Call, Listener } from './module.js';

export type Border = 'free' | 'field' | 'road' | 'city';

/** A kind of tile, and how many of it are in the box. */
export interface KindOfTile {
  tile: Five;
  box: number;
}

export interface ArrangeQuestion {
  /** A line for each row: `#` for a cell, `.` for none. */
  mask: string;
  /** A line for each kind of tile: `4 [1,1,0,0,0]`, or `any [0,1,0,1,0]`. */
  tiles: string;
  /** Whether tiles may be left over. */
  some: boolean;
  /** What the border shows; with `field`, no road or city leaves the shape. */
  border: Border;
  /** Whether no tile may lie beside its equal. */
  equalApart: boolean;
}

export interface Arrangement {
  /** The map; null if there is none, or none was found. */
  arrangement: (Five | [])[][] | null;
  /** False if the listener ended the search: then there may be a map that was not found. */
  complete: boolean;
}

export function arrangeCalls(call: Call) {
  return {
    /** The 19 kinds of tiles. */
    arrangeTiles: (): KindOfTile[] => JSON.parse(call('arrange_tiles', [])),
    /** Fills a shape, or finds out that it cannot be done. Another seed gives another map. May take long. */
    arrangeFill: ({ mask, tiles, some, border, equalApart }: ArrangeQuestion, seed: string, listener?: Listener): Arrangement =>
      JSON.parse(
        call('arrange_fill', [mask, tiles, some ? 'some' : 'all', border, equalApart ? 'apart' : 'anywhere', seed], listener),
      ),
  };
}
