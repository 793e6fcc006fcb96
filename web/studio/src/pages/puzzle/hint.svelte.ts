// Where the next tile may go so that a solution remains, asked of a worker that can be stopped.
import type { Laid, Placement } from 'bastide-engine';
import { sentence, startEngine, Stopped, type EngineWorker } from '@/lib/engine';

export class Hint {
  isWorking = $state(false);
  at = $state.raw<Placement | null>(null);
  isHopeless = $state(false);
  failure = $state('');
  #worker?: EngineWorker;

  async ask(text: string, rotations: boolean, laid: Laid) {
    this.clear();
    const worker = startEngine();
    this.#worker = worker;
    this.isWorking = true;
    try {
      this.at = await worker.ask.puzzleHint(text, rotations, laid);
      this.isHopeless = this.at === null;
    } catch (error) {
      if (error instanceof Stopped) return;
      this.failure = sentence(error);
    }
    this.isWorking = false;
    worker.stop();
  }

  clear() {
    this.#worker?.stop();
    this.#worker = undefined;
    this.isWorking = false;
    this.at = null;
    this.isHopeless = false;
    this.failure = '';
  }
}
