// Whoever plays by itself thinks in a worker of its own, so that the page can be asked meanwhile.
import { startEngine, Stopped, type EngineWorker } from '@/lib/engine';
import { standingWords, type Play } from './play';

/** For a move of whoever looks ahead: a second or so. */
const simulations = 400;
/** Who gives hints. */
const adviser = 'master';
/** A bot's move is seen to be made. */
const pause = 450;

export class Bots {
  #worker: EngineWorker | undefined;

  /** A bot's move, or a hint; nothing if it was not wanted any more. */
  async move(play: Play, bot: string | null): Promise<string | undefined> {
    this.#worker ??= startEngine();
    const seed = `${play.match.seed ?? 'deck'} ${play.played} ${bot ?? 'hint'}`;
    try {
      const asked = this.#worker.ask.matchMove(...standingWords(play), bot ?? adviser, simulations, seed);
      if (bot === null) return await asked;
      const [move] = await Promise.all([asked, new Promise((resolve) => setTimeout(resolve, pause))]);
      return move;
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      throw error;
    }
  }

  stop() {
    this.#worker?.stop();
    this.#worker = undefined;
  }
}
