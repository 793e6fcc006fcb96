// The keys of this game alone.
import type { Keys } from '@/lib/game/keys';
import type { Session } from './session.svelte';

export function ownKeys(table: Session): { anytime: Keys; inPlay: Keys } {
  const inPlay: Keys = {
    r: () => table.turnTile(1),
    e: () => table.turnTile(-1),
    Escape: () => table.takeOff(),
    Backspace: () => table.takeOff(),
  };
  for (let number = 0; number < 10; ++number) inPlay[number] = () => table.select(number);
  return { anytime: {}, inPlay };
}
