// A search for the maps of a puzzle, in a worker of its own, so that it can be ended at once.
import { sentence, startEngine, Stopped, type EngineWorker } from '@/lib/engine';
import type { Options } from './puzzle';

export class Solving {
  state = $state<'idle' | 'working' | 'done' | 'stopped' | 'failed'>('idle');
  /** Solutions found so far, nodes searched, the share of the search done, and how long it has taken. */
  count = $state(0);
  nodes = $state(0);
  share = $state(0);
  seconds = $state(0);
  failure = $state('');
  /** The puzzle and the options it was asked for. */
  text = $state('');
  options = $state.raw<Options>();
  /** The most solutions kept; as many may mean that there are more. */
  most = $state(0);

  #found: string[] = [];
  #worker?: EngineWorker;

  /** Solutions are kept as text, and no more than fit well into a page. */
  static mostOf(tiles: number) {
    return Math.min(10_000, Math.floor(1_000_000 / tiles));
  }

  get isFull() {
    return this.state === 'done' && this.count === this.most;
  }

  /** The JSON of a solution, if it has been found. */
  solutionText(index: number): string | undefined {
    return index < this.count ? this.#found[index] : undefined;
  }

  isOf(text: string, options: Options): boolean {
    return this.state !== 'idle' && text === this.text && JSON.stringify(options) === JSON.stringify(this.options);
  }

  async start(text: string, tiles: number, options: Options) {
    this.clear();
    const worker = startEngine();
    this.#worker = worker;
    this.text = text;
    this.options = { ...options };
    this.most = Solving.mostOf(tiles);
    this.state = 'working';
    const asked = {
      rotations: options.rotations,
      rows: options.isBounded ? options.rows : 0,
      columns: options.isBounded ? options.columns : 0,
      limit: this.most,
    };
    try {
      // The clock starts when the worker has the library.
      await worker.ask.landscapeCatalogue();
      const begin = performance.now();
      await worker.ask.puzzleSolveText(text, asked, {
        watch: (share, _solutions, nodes) => {
          this.share = share;
          this.nodes = nodes;
          this.seconds = (performance.now() - begin) / 1000;
          return true;
        },
        piece: (solution) => {
          this.#found.push(solution);
          this.count = this.#found.length;
          return true;
        },
      });
      this.state = 'done';
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

  clear() {
    this.stop();
    this.state = 'idle';
    this.#found = [];
    this.count = 0;
    this.nodes = 0;
    this.share = 0;
    this.seconds = 0;
    this.failure = '';
  }
}
