// Calls shared by all games.
import type { Call } from './module.js';

/** A table after an intent, and the options at it. The view is null if the game has not changed. */
export interface Answer<Table, Now, View> {
  table: Required<Table>;
  now: Now;
  view: View | null;
}

export function playCalls(call: Call) {
  return {
    /** The seed of a day such as "2026-11-21", the same for everyone. */
    dailySeed: (day: string): string => call('daily_seed', [day]),
  };
}
