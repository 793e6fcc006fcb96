// Results of finished games, by their settings.
import type { SoloView } from 'bastide-engine';
import { GameResults, type GameResult } from '@/lib/game/gameResults.svelte';
import { today } from '@/lib/seed';
import type { StoredGame } from './storedGame';

export interface Result extends GameResult {
  /** The settings. Results are compared within them. */
  kind: string;
  score: number;
  seed: string;
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
export const kindOf = (view: SoloView, play: StoredGame) => `${view.about}, ${play.ranked ? 'ranked' : 'casual'}`;

export class Results extends GameResults<Result> {
  /** `name` is where results are stored; null for nowhere. */
  constructor(name: string | null = 'solo.results') {
    super(name, areResults);
  }

  /** Best first. Among equal results, oldest first. */
  of(kind: string): Result[] {
    return this.all.filter((result) => result.kind === kind).sort((one, other) => other.score - one.score);
  }

  /** The rank of a score among games with the same settings. Equal scores share a rank. */
  place(kind: string, score: number): { place: number; of: number; best: number } {
    const all = this.of(kind);
    return {
      place: 1 + all.filter((result) => result.score > score).length,
      of: all.length,
      best: Math.max(score, all[0]?.score ?? 0),
    };
  }

  /** Returns false if the browser stores nothing. */
  save(view: SoloView, play: StoredGame): boolean {
    const { id, daily } = play;
    // A game that is opened again keeps its day.
    const date = this.all.find((each) => each.id === id)?.date ?? today();
    return this.add({ id, kind: kindOf(view, play), score: view.score.total, seed: view.seed, date, daily });
  }
}
