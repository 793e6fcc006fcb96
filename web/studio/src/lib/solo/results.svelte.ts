// The results of games that are over, by what was agreed before them.
import type { SoloView } from 'bastide-engine';
import { readKept, watch, write } from '@/lib/localStore.svelte';
import { today } from '@/lib/seed';
import type { SavedGame } from './savedGame';

export interface Result {
  /** Of its game: a game has one result. */
  id: string;
  /** What was agreed: results are compared within it. */
  kind: string;
  score: number;
  seed: string;
  /** The day it was played, as 2026-11-21. */
  date: string;
  daily: string | null;
}

const isResult = (value: unknown): value is Result =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'kind', 'seed', 'date'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  Number.isInteger((value as Result).score) &&
  'daily' in value &&
  (value.daily === null || typeof value.daily === 'string');
const areResults = (value: unknown): value is Result[] =>
  Array.isArray(value) && value.every(isResult) && new Set(value.map((result) => result.id)).size === value.length;

/** "11 x 11, plain roads, weighted dealer, ranked" */
export const kindOf = (view: SoloView, play: SavedGame) => `${view.about}, ${play.ranked ? 'ranked' : 'casual'}`;

const most = 1000;

export class Results {
  #all = $state.raw<Result[]>([]);
  readonly isDamaged: boolean;
  readonly #name: string | null;

  /** Kept under a name, if they are. */
  constructor(name: string | null = 'solo.results') {
    this.#name = name;
    const kept = readKept(name, areResults);
    this.#all = kept.value ?? [];
    this.isDamaged = kept.isDamaged;
    watch(name, (value) => areResults(value) && (this.#all = value));
  }

  get all(): readonly Result[] {
    return this.#all;
  }

  /** From the best to the least; of equal ones the older first. */
  of(kind: string): Result[] {
    return this.#all.filter((result) => result.kind === kind).sort((one, other) => other.score - one.score);
  }

  /** The boards of the day that were played, the latest first. */
  get daily(): Result[] {
    return this.#all.filter((result) => result.daily !== null).sort((one, other) => (one.daily! < other.daily! ? 1 : -1));
  }

  onDay(day: string): Result | undefined {
    return this.#all.find((result) => result.daily === day);
  }

  /** Where a score stands among those of its kind: equal ones share a place. */
  place(kind: string, score: number): { place: number; of: number; best: number } {
    const all = this.of(kind);
    return {
      place: 1 + all.filter((result) => result.score > score).length,
      of: all.length,
      best: Math.max(score, all[0]?.score ?? 0),
    };
  }

  /** False if the browser keeps nothing. */
  keep(view: SoloView, play: SavedGame): boolean {
    const { id, daily } = play;
    // A game that is opened again was still played on its day.
    const date = this.#all.find((each) => each.id === id)?.date ?? today();
    const result = { id, kind: kindOf(view, play), score: view.score.total, seed: view.seed, date, daily };
    return this.#set([...this.#all.filter((each) => each.id !== id), result].slice(-most));
  }

  /** Of a game that goes on again. */
  forget(id: string) {
    if (this.#all.some((result) => result.id === id)) this.#set(this.#all.filter((result) => result.id !== id));
  }

  #set(all: Result[]): boolean {
    this.#all = all;
    return write(this.#name, all);
  }
}
