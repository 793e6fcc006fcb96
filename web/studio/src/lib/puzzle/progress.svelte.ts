// The puzzles solved in this browser, and the streak of puzzles of the day.
import { StoredList } from '@/lib/StoredList.svelte';
import { today } from '@/lib/seed';
import { streaks, type Streaks } from '@/lib/streak';
import { dayOf } from './storedGame';

interface SolvedPuzzle {
  id: string;
  /** The day it was first solved, as 2026-11-21. */
  date: string;
}

const isSolved = (value: unknown): value is SolvedPuzzle =>
  typeof value === 'object' && value !== null && typeof (value as SolvedPuzzle).id === 'string' && typeof (value as SolvedPuzzle).date === 'string';
const areSolved = (value: unknown): value is SolvedPuzzle[] => Array.isArray(value) && value.every(isSolved);

export class Progress extends StoredList<SolvedPuzzle> {
  readonly #ids = $derived(new Set(this.all.map((each) => each.id)));

  constructor() {
    super('puzzle.solved', areSolved);
  }

  has(id: string) {
    return this.#ids.has(id);
  }

  /** The day a puzzle was first solved. */
  dateOf(id: string) {
    return this.all.find((each) => each.id === id)?.date;
  }

  /** Returns false if the browser stores nothing. */
  save(id: string): boolean {
    if (this.has(id)) return true;
    return this.set([...this.all, { id, date: today() }]);
  }

  /** Streaks of days whose puzzle was solved on its day. */
  get streaks(): Streaks {
    return streaks(this.all.filter((each) => dayOf(each.id) === each.date).map((each) => each.date), today());
  }

  get streak(): number {
    return this.streaks.now;
  }
}
