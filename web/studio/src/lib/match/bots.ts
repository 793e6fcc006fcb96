// Bots think in their own worker, so that the page's shared worker stays free.
import type { MatchTable } from 'bastide-engine';
import { startEngine, type EngineWorker } from '@/lib/engine';
import { StoppedError } from '@/lib/workerClient';

/** About a second per move, for bots that simulate games. */
const simulations = 400;
/** The bot that gives hints. */
const hintBot = 'master';
/** Minimum time of a move, in milliseconds, so that it can be seen. */
const pause = 450;

export class Bots {
  #worker: EngineWorker | undefined;

  /** Returns a bot's move, or nothing if it was cancelled. */
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
