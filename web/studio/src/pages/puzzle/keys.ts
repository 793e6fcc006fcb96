// The keys of puzzles alone.
import type { Keys } from '@/lib/game/keys';
import type { Table } from './table.svelte';

export const ownKeys = (table: Table): { anytime: Keys; inPlay: Keys } => ({
  anytime: {},
  inPlay: {
    r: () => table.turnTile(1),
    e: () => table.turnTile(-1),
    Escape: () => table.takeOff(),
    Backspace: () => table.takeOff(),
  },
});
