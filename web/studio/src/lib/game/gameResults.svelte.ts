// Stored results of finished games.
import { StoredList } from '@/lib/StoredList.svelte';
import { today } from '@/lib/seed';
import { streaks, type Streaks } from '@/lib/streak';

export interface GameResult {
  /** The game's id. Each game has one result. */
  id: string;
  /** The day it was played, as 2026-11-21. */
  date: string;
  /** The day, if it was that day's game and counts. */
  daily: string | null;
}

const most = 1000;

export class GameResults<Result extends GameResult> extends StoredList<Result> {
  /** Results of games of the day, latest first. */
  get daily(): Result[] {
    return this.all.filter(({ daily }) => daily !== null).sort((one, other) => (one.daily! < other.daily! ? 1 : -1));
  }

  /** Streaks of days whose game was played on its day. */
  get streaks(): Streaks {
    return streaks(this.all.filter(({ date, daily }) => daily === date).map(({ date }) => date), today());
  }

  onDay(day: string): Result | undefined {
    return this.all.find(({ daily }) => daily === day);
  }

  protected add(result: Result): boolean {
    return this.set([...this.all.filter(({ id }) => id !== result.id), result].slice(-most));
  }

  /** Removes the result of a game that continues. */
  remove(id: string) {
    if (this.all.some((result) => result.id === id)) this.set(this.all.filter((result) => result.id !== id));
  }
}
