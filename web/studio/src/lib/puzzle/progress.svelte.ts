// The puzzles that were solved in this browser, and for how many days in a row that of the day was.
import { readKept, watch, write } from '@/lib/localStore.svelte';
import { today } from '@/lib/seed';
import { streaks, type Streaks } from '@/lib/streak';
import { dayOf } from './savedGame';

interface Solved {
  id: string;
  /** The day it was solved first, as 2026-11-21. */
  date: string;
}

const isSolved = (value: unknown): value is Solved =>
  typeof value === 'object' && value !== null && typeof (value as Solved).id === 'string' && typeof (value as Solved).date === 'string';
const areSolved = (value: unknown): value is Solved[] => Array.isArray(value) && value.every(isSolved);

const name = 'puzzle.solved';

export class Progress {
  #all = $state.raw<readonly Solved[]>([]);
  readonly isDamaged: boolean;
  readonly #ids = $derived(new Set(this.#all.map((each) => each.id)));

  constructor() {
    const kept = readKept(name, areSolved);
    this.#all = kept.value ?? [];
    this.isDamaged = kept.isDamaged;
    watch(name, (value) => areSolved(value) && (this.#all = value));
  }

  has(id: string) {
    return this.#ids.has(id);
  }

  /** False if the browser keeps nothing. */
  keep(id: string): boolean {
    if (this.has(id)) return true;
    this.#all = [...this.#all, { id, date: today() }];
    return write(name, this.#all);
  }

  /** The days whose puzzle was solved on its day. */
  get streaks(): Streaks {
    return streaks(this.#all.filter((each) => dayOf(each.id) === each.date).map((each) => each.date), today());
  }

  get streak(): number {
    return this.streaks.now;
  }
}
