// Whoever plays by itself thinks in a worker of its own, so that the page can be asked meanwhile.
import type { MatchTable } from 'bastide-engine';
import { startEngine, type EngineWorker } from '@/lib/engine';
import { StoppedError } from '@/lib/workerClient';

/** For a move of whoever looks ahead: a second or so. */
const simulations = 400;
/** Who gives hints. */
const hintBot = 'master';
/** A bot's move is seen to be made. */
const pause = 450;

export class Bots {
  #worker: EngineWorker | undefined;

  /** What a bot does in its turn; nothing if it was not wanted any more. */
  async move(table: MatchTable, bot: string): Promise<string | undefined> {
    const [move] = await Promise.all([this.#requestMove(table, bot), new Promise((resolve) => setTimeout(resolve, pause))]);
    return move;
  }

  hint(table: MatchTable): Promise<string | undefined> {
    return this.#requestMove(table, hintBot);
  }

  async #requestMove(table: MatchTable, bot: string): Promise<string | undefined> {
    this.#worker ??= startEngine();
    try {
      return await this.#worker.calls.matchMove(table, bot, simulations);
    } catch (error) {
      if (error instanceof StoppedError) return undefined;
      throw error;
    }
  }

  stop() {
    this.#worker?.stop();
    this.#worker = undefined;
  }
}
