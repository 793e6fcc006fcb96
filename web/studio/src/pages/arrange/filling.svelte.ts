// The search for a map that fills a shape, or for the best such map.
import type { ArrangeEngine, ArrangeQuestion, Arrangement, BestSoFar } from 'bastide-engine';
import { startArrangeEngine } from '@/lib/engine';
import { Search } from '@/lib/Search.svelte';
import type { Question } from './question';

export type Cells = NonNullable<Arrangement['arrangement']>;

export class Filling extends Search<ArrangeEngine> {
  /** What was found; the best so far. */
  cells = $state.raw<Cells | null>(null);
  /** How much it has of the goal, and what no map has more than. */
  value = $state<number | null>(null);
  bound = $state<number | null>(null);
  /** Whether counting showed that there is no map. */
  isCounted = $state(false);

  /** Whether there is no map, for certain. */
  get isNone() {
    return this.state === 'done' && !this.cells;
  }

  start(question: ArrangeQuestion, goal: Question['goal'], seed: string) {
    return this.run(startArrangeEngine(), async (ask, tick) => {
      tick();
      if (goal === 'any') {
        const { arrangement, complete, counted } = await ask.arrangeFill(question, seed, { watch: tick });
        tick();
        this.cells = arrangement;
        this.isCounted = counted;
        return arrangement !== null || complete;
      }
      const piece = (text: string) => {
        const { arrangement, value, bound }: BestSoFar = JSON.parse(text);
        this.cells = arrangement ?? this.cells;
        this.value = value;
        this.bound = bound;
        return true;
      };
      const { complete, counted } = await ask.arrangeBest(question, goal, seed, { watch: tick, piece });
      tick();
      this.isCounted = counted;
      return complete;
    });
  }

  clear() {
    super.clear();
    this.cells = null;
    this.value = null;
    this.bound = null;
    this.isCounted = false;
  }
}
