// The search for a map that fills a shape, in a worker of its own.
import type { ArrangeQuestion, Arrangement } from 'bastide-engine';
import { sentence, startArrangeEngine, Stopped, type WorkerOf } from '@/lib/engine';
import type { ArrangeEngine } from 'bastide-engine';

export type Cells = NonNullable<Arrangement['arrangement']>;

export class Filling {
  state = $state<'idle' | 'working' | 'stopped' | 'none' | 'failed' | 'done'>('idle');
  seconds = $state(0);
  failure = $state('');
  cells = $state.raw<Cells | null>(null);
  #worker?: WorkerOf<ArrangeEngine>;

  async start(question: ArrangeQuestion, seed: string) {
    this.clear();
    const worker = startArrangeEngine();
    this.#worker = worker;
    this.state = 'working';
    const begin = performance.now();
    const watch = () => {
      this.seconds = (performance.now() - begin) / 1000;
      return true;
    };
    try {
      const { arrangement } = await worker.ask.arrangeFill(question, seed, { watch });
      watch();
      this.cells = arrangement;
      this.state = arrangement ? 'done' : 'none';
    } catch (error) {
      if (error instanceof Stopped) return;
      this.state = 'failed';
      this.failure = sentence(error);
    }
    worker.stop();
  }

  /** Ends the search. */
  stop() {
    this.#worker?.stop();
    if (this.state === 'working') this.state = 'stopped';
  }

  /** Forgets what was found: the question is another. */
  clear() {
    this.stop();
    this.state = 'idle';
    this.cells = null;
    this.failure = '';
    this.seconds = 0;
  }
}
