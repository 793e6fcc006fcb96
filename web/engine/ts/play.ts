// What is the same for every game.
import type { Call } from './module.js';

export function playCalls(call: Call) {
  return {
    /** The seed of a day, as "2026-11-21": everyone is dealt the same. */
    dailySeed: (day: string): string => call('daily_seed', [day]),
  };
}
