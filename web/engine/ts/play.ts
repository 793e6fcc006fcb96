// What is the same for every game.
import type { Call } from './module.js';

/** A table after an intent, and the options at it. The view is null if the game has not changed. */
export interface Answer<Table, Now, View> {
  table: Required<Table>;
  now: Now;
  view: View | null;
}

export function playCalls(call: Call) {
  return {
    /** The seed of a day, as "2026-11-21": everyone is dealt the same. */
    dailySeed: (day: string): string => call('daily_seed', [day]),
  };
}
