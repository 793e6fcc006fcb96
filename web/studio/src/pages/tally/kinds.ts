// Possible entries, from the library's table, and their descriptions.
import { EngineError, type Entry, type EntryKind } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { t } from '@/i18n';
import { type Match, nameOf, type Phase } from './match';

export type Feature = Entry['feature'];

/** A scored item without its players. Other points are a correction with a signed count. */
export interface EntryItem {
  readonly phase: Phase;
  readonly feature: Feature;
  readonly count: string;
  readonly pennants: number;
  readonly note: string;
}

/** The part of a line after the players: "city 6 pennants 1 # neither gave in". */
export function lineEnd({ feature, count, pennants, note }: EntryItem): string {
  const words = [feature, count, pennants > 0 ? `pennants ${pennants}` : '', note.trim() && `# ${note.trim()}`];
  return words.filter((word) => word !== '').join(' ');
}

export const lineOf = (players: readonly number[], scored: EntryItem) => `${players.join(',')} ${lineEnd(scored)}`;

/** Number of keys per feature before the last one, which asks for a number. */
const keysOfAFeature = 11;

/** The counts with keys, and whether there are more. A feature without a count has one key. */
export function keysOf(kind: EntryKind): { counts: string[]; hasMore: boolean } {
  if (!kind.counts) return { counts: [''], hasMore: false };
  // A city or road of one tile is still open, because it reaches an edge of the tile.
  const first = kind.phase === 'play' && kind.counts === 'tiles' ? Math.max(2, kind.least) : kind.least;
  const last = Math.min(kind.most ?? Infinity, first + keysOfAFeature - 1);
  const counts = Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
  return { counts, hasMore: kind.most === null || kind.most > last };
}

/** The points of an item, or its problem, from the library. */
export async function outcomeOf(scored: EntryItem): Promise<{ points: number } | { problem: string }> {
  try {
    return { points: await engine.tallyEntryPoints(scored.phase, lineEnd(scored)) };
  } catch (error) {
    if (error instanceof EngineError) return { problem: error.message };
    throw error;
  }
}

export const kindOf = (kinds: EntryKind[], phase: Phase, feature: Feature) =>
  kinds.find((kind) => kind.phase === phase && kind.feature === feature);

/** "city, 4 tiles", "monastery", "free points". */
export function describeEntry({ phase, feature, count, pennants }: EntryItem): string {
  const words = t.tally.scored[phase][feature as 'city'](count);
  return pennants > 0 ? `${words}, ${t.tally.pennants(pennants)}` : words;
}

/** "+8", "−1" */
export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function joinNames(match: Match, players: readonly number[]): string {
  const names = players.map((player) => nameOf(match, player));
  return names.length < 2 ? (names[0] ?? '') : t.tally.both(names.slice(0, -1).join(', '), names.at(-1)!);
}
