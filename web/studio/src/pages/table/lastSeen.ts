// The last known state of a table, stored in the browser, so that a reload without a network shows the board.
import type { OnlineSettings } from 'bastide-engine';
import { read, refused, write } from '@/lib/localStore.svelte';
import { storedNames } from './myTables.svelte';

export interface LastSeen {
  table: OnlineSettings;
  seat: number | null;
  /** The events as text. */
  events: readonly string[];
}

const isLastSeen = (value: unknown): value is LastSeen => {
  const { table, seat, events } = (value ?? {}) as Partial<LastSeen>;
  return Array.isArray(table?.seats) && (seat === null || typeof seat === 'number') && Array.isArray(events);
};

export const readLast = (key: string) => read<LastSeen | null>(storedNames(key).last, null, isLastSeen);

/** More than any game has, but little of what a browser stores. */
const mostCharacters = 500_000;

/** It is only a copy, so a browser without space keeps none. A server cannot use up the space with it. */
export function writeLast(key: string, last: LastSeen) {
  if (JSON.stringify(last).length > mostCharacters) refused();
  else write(storedNames(key).last, last);
}

/** How the pinned tile lies, and after how many moves. */
export interface HeldTile {
  moves: number;
  held: unknown;
}

const isHeldTile = (value: unknown): value is HeldTile => typeof (value as HeldTile | null)?.moves === 'number';

export const readHeld = (key: string) => read<HeldTile | null>(storedNames(key).held, null, isHeldTile);
export const writeHeld = (key: string, held: HeldTile) => write(storedNames(key).held, held);
