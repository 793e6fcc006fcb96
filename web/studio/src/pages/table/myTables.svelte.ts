// The reader's tables: their keys, stored in the browser, latest first.
import type { OnlineKeys } from 'bastide-engine';
import { read, watch, write } from '@/lib/localStore.svelte';

export interface MyTable {
  key: string;
  /** The server's commitment at the first visit, and whether that was before the game. */
  commitment?: string;
  sealSeen?: boolean;
  /** All keys, if the reader created the table. */
  keys?: OnlineKeys;
  seat?: number | null;
  /** In a rematch, the player that each seat is meant for. */
  meant?: string[];
  /** As of the last visit: the players, the number of moves, and the player to move unless the game is over. */
  names?: string[];
  moves?: number;
  mover?: number | null;
  isOver?: boolean;
}

const isMine = (value: unknown): value is MyTable => typeof value === 'object' && value !== null && typeof (value as MyTable).key === 'string';
const areMine = (value: unknown): value is MyTable[] => Array.isArray(value) && value.every(isMine);

const name = 'tables';
const most = 60;

class Tables {
  all = $state.raw<readonly MyTable[]>(read(name, [], areMine));

  constructor() {
    watch(name, (value) => areMine(value) && (this.all = value));
  }

  of(key: string): MyTable | undefined {
    return this.all.find((each) => each.key === key);
  }

  /** Stores what is known of a table, in its place or as the latest. */
  save(key: string, more: Partial<MyTable>) {
    const before = this.of(key);
    const now = { ...before, ...more, key };
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    this.#set(before ? this.all.map((each) => (each === before ? now : each)) : [now, ...this.all].slice(0, most));
  }

  remove(key: string) {
    this.#set(this.all.filter((each) => each.key !== key));
  }

  #set(all: readonly MyTable[]) {
    this.all = all;
    write(name, all);
  }
}

export const tables = new Tables();

/** The key stays in the browser, since the part after '#' is never sent. */
export const linkOf = (key: string) => `${location.href.split('#')[0]}#/table?key=${key}`;
