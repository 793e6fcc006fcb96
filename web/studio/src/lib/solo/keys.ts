// The keys of this game alone.
import type { Keys } from '@/lib/game/keys';
import type { Session } from './session.svelte';

export function ownKeys(table: Session): { anytime: Keys; inPlay: Keys } {
  return {
    anytime: {},
    inPlay: {
      '1': () => table.select(0),
      '2': () => table.select(1),
      '3': () => table.select(2),
      '4': () => table.select(3),
      d: () => table.discard(),
      Escape: () => table.takeOff(),
      Backspace: () => table.takeOff(),
    },
  };
}
