// One's own tables: the keys that lead to them, kept in the browser, the latest first.
import type { OnlineKeys } from 'bastide-engine';
import { read, watch, write } from '@/lib/localStore.svelte';

export interface MyTable {
  key: string;
  /** What the server committed to when it was first asked, and whether that was before the match. */
  commitment?: string;
  sealSeen?: boolean;
  /** All keys, where one has laid the table oneself. */
  keys?: OnlineKeys;
  seat?: number | null;
  /** At a rematch: for whom each seat is. */
  meant?: string[];
  /** As of the last look: who sits there, how many moves were made, who is to move in a match that goes on. */
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

  /** Keeps what is known of a table, in its place, or as the latest. */
  keep(key: string, more: Partial<MyTable>) {
    const before = this.of(key);
    const now = { ...before, ...more, key };
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    this.#set(before ? this.all.map((each) => (each === before ? now : each)) : [now, ...this.all].slice(0, most));
  }

  forget(key: string) {
    this.#set(this.all.filter((each) => each.key !== key));
  }

  #set(all: readonly MyTable[]) {
    this.all = all;
    write(name, all);
  }
}

export const tables = new Tables();

/** The key stays in the page: what comes after '#' is sent to nobody. */
export const linkOf = (key: string) => `${location.href.split('#')[0]}#/table?key=${key}`;
