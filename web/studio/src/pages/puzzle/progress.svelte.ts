// The puzzles that were solved in this browser, and for how many days in a row that of the day was.
import { readKept, watch, write } from '@/lib/kept.svelte';
import { today } from '@/lib/seed';
import { dayOf } from './catalogue';

interface Solved {
  id: string;
  /** The day it was solved first, as 2026-11-21. */
  date: string;
}

const isSolved = (value: unknown): value is Solved =>
  typeof value === 'object' && value !== null && typeof (value as Solved).id === 'string' && typeof (value as Solved).date === 'string';
const areSolved = (value: unknown): value is Solved[] => Array.isArray(value) && value.every(isSolved);

const name = 'puzzle.solved';
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

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

  /** The days in a row, up to today or yesterday, whose puzzle was solved on its day. */
  get streak(): number {
    const days = new Set(this.#all.filter((each) => dayOf(each.id) === each.date).map((each) => each.date));
    let day = days.has(today()) ? today() : dayBefore(today());
    let streak = 0;
    for (; days.has(day); day = dayBefore(day)) ++streak;
    return streak;
  }
}
