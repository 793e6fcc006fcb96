// Searches for a map that fills a shape, or for the best one.
import type { ArrangeEngine, ArrangeQuestion, Arrangement, BestSoFar } from 'bastide-engine';
import { startArrangeEngine } from '@/lib/engine';
import { Search } from '@/lib/Search.svelte';
import type { Question } from './question';

export type Cells = NonNullable<Arrangement['arrangement']>;

interface Found {
  /** The best map so far. */
  cells: Cells | null;
  /** Its value for the goal, and the upper bound. */
  value: number | null;
  bound: number | null;
  /** Whether counting proved that there is no map. */
  isCounted: boolean;
}

export class FillSearch extends Search<ArrangeEngine, Found> {
  constructor() {
    super(startArrangeEngine, () => ({ cells: null, value: null, bound: null, isCounted: false }));
  }

  /** Whether it is proved that there is no map. */
  get isNone() {
    return this.state === 'done' && !this.found.cells;
  }

  start(question: ArrangeQuestion, goal: Question['goal'], seed: string) {
    return this.run(async (calls, tick) => {
      tick();
      if (goal === 'any') {
        const { arrangement, complete, counted } = await calls.arrangeFill(question, seed, { watch: tick });
        tick();
        this.found = { ...this.found, cells: arrangement, isCounted: counted };
        return arrangement !== null || complete;
      }
      const piece = (text: string) => {
        const { arrangement, value, bound }: BestSoFar = JSON.parse(text);
        this.found = { ...this.found, cells: arrangement ?? this.found.cells, value, bound };
        return true;
      };
      const { complete, counted } = await calls.arrangeBest(question, goal, seed, { watch: tick, piece });
      tick();
      this.found = { ...this.found, isCounted: counted };
      return complete;
    });
  }
}
