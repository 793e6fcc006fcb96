// Runs a search in its own worker, so that it can be stopped at once.
import { sentence, StoppedError, type WorkerOf } from '@/lib/workerClient';

export class Search<Calls, Found> {
  /** 'stopped' by the reader, or 'full' at its memory limit. */
  state = $state<'idle' | 'working' | 'stopped' | 'full' | 'failed' | 'done'>('idle');
  seconds = $state(0);
  failure = $state('');
  /** The result so far. */
  found = $state.raw<Found>(undefined as Found);
  readonly #begin: () => WorkerOf<Calls>;
  readonly #nothing: () => Found;
  #worker?: WorkerOf<Calls>;

  /** Takes a function that starts a worker and one that makes an empty result. */
  constructor(begin: () => WorkerOf<Calls>, nothing: () => Found) {
    this.#begin = begin;
    this.#nothing = nothing;
    this.found = nothing();
  }

  /** Runs a search from the beginning. The search calls `tick` while it runs and returns whether it was completed. */
  protected async run(search: (calls: WorkerOf<Calls>['calls'], tick: () => true) => Promise<boolean>) {
    this.clear();
    const worker = this.#begin();
    this.#worker = worker;
    this.state = 'working';
    try {
      let begin = 0;
      const isWhole = await search(worker.calls, () => {
        begin ||= performance.now();
        this.seconds = (performance.now() - begin) / 1000;
        return true;
      });
      this.state = isWhole ? 'done' : 'full';
    } catch (error) {
      if (error instanceof StoppedError) return;
      this.state = 'failed';
      const text = sentence(error);
      this.failure = text.charAt(0).toUpperCase() + text.slice(1);
    }
    worker.stop();
  }

  /** Stops the search and keeps its result. */
  stop() {
    this.#worker?.stop();
    if (this.state === 'working') this.state = 'stopped';
  }

  /** Stops the search and discards its result. */
  clear() {
    this.stop();
    this.state = 'idle';
    this.failure = '';
    this.seconds = 0;
    this.found = this.#nothing();
  }
}
