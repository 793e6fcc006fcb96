// Fills shapes with tiles, in a module of its own.
import type { Call, Listener } from './module.js';
import type { Arrangement, BestEnd, KindOfTile } from './types.js';

export type Border = 'free' | 'field' | 'road' | 'city';

export interface ArrangeQuestion {
  /** One line per row: `#` for a cell, `.` for none. */
  mask: string;
  /** One line per kind of tile: `4 [1,1,0,0,0]`, or `any [0,1,0,1,0]`. */
  tiles: string;
  /** Whether tiles may be left over. */
  some: boolean;
  /** Required border. With `field`, no road or city leaves the shape. */
  border: Border;
  /** Whether equal tiles may not be neighbours. */
  equalApart: boolean;
}

/** Points by the landscape rules, tiles of the largest complete city or road, or number of complete features. */
export type Goal = 'points' | 'city' | 'road' | 'closed';

const wordsOf = ({ mask, tiles, some, border, equalApart }: ArrangeQuestion) => [
  mask, tiles, some ? 'some' : 'all', border, equalApart ? 'apart' : 'anywhere',
];

export function arrangeCalls(call: Call) {
  return {
    /** The 19 kinds of tiles. */
    arrangeTiles: (): KindOfTile[] => JSON.parse(call('arrange_tiles', [])),
    /** Fills a shape, or proves that it cannot be filled. Another seed gives another map. Can take long. */
    arrangeFill: (question: ArrangeQuestion, seed: string, listener?: Listener): Arrangement =>
      JSON.parse(call('arrange_fill', [...wordsOf(question), seed], listener)),
    /**
     * Finds the map with the highest value of a goal and proves that no map has more. `piece` gets the JSON of each
     * improvement, a `BestSoFar`. Can take very long.
     */
    arrangeBest: (question: ArrangeQuestion, goal: Goal, seed: string, listener?: Listener): BestEnd =>
      JSON.parse(call('arrange_best', [...wordsOf(question), goal, seed], listener)),
  };
}
