// Shapes filled with tiles, in a module of its own.
import type { Call, Listener } from './module.js';
import type { Arrangement, BestEnd, KindOfTile } from './types.js';

export type Border = 'free' | 'field' | 'road' | 'city';

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

/** Points by the landscape rules, tiles of the largest complete city or road, or complete features. */
export type Goal = 'points' | 'city' | 'road' | 'closed';

const wordsOf = ({ mask, tiles, some, border, equalApart }: ArrangeQuestion) => [
  mask, tiles, some ? 'some' : 'all', border, equalApart ? 'apart' : 'anywhere',
];

export function arrangeCalls(call: Call) {
  return {
    /** The 19 kinds of tiles. */
    arrangeTiles: (): KindOfTile[] => JSON.parse(call('arrange_tiles', [])),
    /** Fills a shape, or finds out that it cannot be done. Another seed gives another map. May take long. */
    arrangeFill: (question: ArrangeQuestion, seed: string, listener?: Listener): Arrangement =>
      JSON.parse(call('arrange_fill', [...wordsOf(question), seed], listener)),
    /**
     * Finds the map with most of a goal, and proves that none has more. `piece` gets the JSON of what is new, a `BestSoFar`.
     * May take very long.
     */
    arrangeBest: (question: ArrangeQuestion, goal: Goal, seed: string, listener?: Listener): BestEnd =>
      JSON.parse(call('arrange_best', [...wordsOf(question), goal, seed], listener)),
  };
}
