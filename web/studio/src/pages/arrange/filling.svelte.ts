// The search for a map that fills a shape, or for the best such map.
import type { ArrangeEngine, ArrangeQuestion, Arrangement } from 'bastide-engine';
import { startArrangeEngine } from '@/lib/engine';
import { Search } from '@/lib/Search.svelte';
import type { Question } from './question';

export type Cells = NonNullable<Arrangement['arrangement']>;

export class Filling extends Search<ArrangeEngine> {
  /** What was found; the best so far. */
  cells = $state.raw<Cells | null>(null);

  start(question: ArrangeQuestion, goal: Question['goal'], seed: string) {
    return this.run(startArrangeEngine(), async (ask, tick) => {
      tick();
      if (goal === 'any') {
        const { arrangement, complete } = await ask.arrangeFill(question, seed, { watch: tick });
        this.cells = arrangement;
        tick();
        return arrangement !== null || complete;
      }
      const piece = (text: string) => {
        this.cells = JSON.parse(text);
        return true;
      };
      const { complete } = await ask.arrangeBest(question, goal, seed, { watch: tick, piece });
      tick();
      return complete;
    });
  }

  clear() {
    super.clear();
    this.cells = null;
  }
}
