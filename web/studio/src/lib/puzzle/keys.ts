// The keys of puzzles alone.
import type { Keys } from '@/lib/game/keys';
import type { Session } from './session.svelte';

export const ownKeys = (table: Session): { anytime: Keys; inPlay: Keys } => ({
  anytime: {},
  inPlay: {
    r: () => table.turnTile(1),
    e: () => table.turnTile(-1),
    Escape: () => table.takeOff(),
    Backspace: () => table.takeOff(),
  },
});
