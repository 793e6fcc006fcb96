// The search for a map that fills a shape, or for the best such map, in a worker of its own.
import type { ArrangeEngine, ArrangeQuestion, Arrangement } from 'bastide-engine';
import { sentence, startArrangeEngine, Stopped, type WorkerOf } from '@/lib/engine';
import type { Question } from './question';

export type Cells = NonNullable<Arrangement['arrangement']>;

export class Filling {
  state = $state<'idle' | 'working' | 'stopped' | 'none' | 'failed' | 'done'>('idle');
  seconds = $state(0);
  failure = $state('');
  /** What was found; the best so far. */
  cells = $state.raw<Cells | null>(null);
  #worker?: WorkerOf<ArrangeEngine>;

  async start(question: ArrangeQuestion, goal: Question['goal'], seed: string) {
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
      if (goal === 'any') {
        this.cells = (await worker.ask.arrangeFill(question, seed, { watch })).arrangement;
      } else {
        const piece = (text: string) => {
          this.cells = JSON.parse(text);
          return true;
        };
        await worker.ask.arrangeBest(question, goal, seed, { watch, piece });
      }
      watch();
      this.state = this.cells ? 'done' : 'none';
    } catch (error) {
      if (error instanceof Stopped) return;
      this.state = 'failed';
      this.failure = sentence(error);
    }
    worker.stop();
  }

  /** Ends the search; what has been found stays. */
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
