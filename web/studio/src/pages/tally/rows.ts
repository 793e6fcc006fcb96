// The rows of the timeline. A shared feature is one row.
import type { Entry } from 'bastide-engine';
import type { EntryItem } from './kinds';

export interface Row extends EntryItem {
  readonly line: number;
  readonly players: readonly number[];
  readonly points: number;
  /** Totals of all players after the row. */
  readonly totals: readonly number[];
}

const countOf = ({ feature, count, points }: Entry) =>
  feature === 'correction' ? `${points > 0 ? '+' : ''}${points}` : count === null ? '' : String(count);

export function rowsOf(timeline: readonly Entry[]): Row[] {
  const rows: Row[] = [];
  for (const entry of timeline) {
    const { line, phase, feature, points, pennants = 0, comment = '', totals } = entry;
    const shared = rows.at(-1)?.line === line ? rows.pop()!.players : [];
    rows.push({ line, phase, feature, points, pennants, note: comment, totals, count: countOf(entry), players: [...shared, entry.player] });
  }
  return rows;
}
