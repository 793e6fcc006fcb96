// What an entry may be, as the library's table has it, and in words.
import type { Entry, EntryKind } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { type Match, nameOf, type Phase } from './match';

/** What follows the player on a line: "city 4". */
export const tail = (kind: EntryKind, count: string) => (kind.counts ? `${kind.feature} ${count}` : kind.feature);

/** How many keys a feature has before its last, which asks for any number. */
const keysOfAFeature = 11;

/** The counts that have a key, and whether there are others. A feature without a count has one key. */
export function keysOf(kind: EntryKind): { counts: string[]; hasMore: boolean } {
  if (!kind.counts) return { counts: [''], hasMore: false };
  const last = Math.min(kind.most ?? Infinity, kind.least + keysOfAFeature - 1);
  const counts = Array.from({ length: last - kind.least + 1 }, (_, i) => String(kind.least + i));
  return { counts, hasMore: kind.most === null || kind.most > last };
}

/** What each of these would score, said by the library of a log that has them all. */
export async function pointsOf(phase: Phase, tails: string[]): Promise<number[]> {
  const lines = tails.map((each) => `1 ${each}`);
  const { timeline } = await engine.tallyScore(['1', ...(phase === 'final' ? [':'] : []), ...lines, '.', ''].join('\n'));
  return timeline.map((entry) => entry.points);
}

const one: Record<string, string> = {
  tiles: 'tile', 'surrounding tiles': 'surrounding tile', 'completed cities': 'completed city',
};
const counted = (counts: string, count: string) => (count === '1' ? (one[counts] ?? counts) : counts);

/** "city, 4 tiles", "cloister". */
export function inWords(kind: EntryKind, count: string): string {
  return kind.counts ? `${kind.feature}, ${count} ${counted(kind.counts, count)}` : kind.feature;
}

export const kindOf = (kinds: EntryKind[], entry: Pick<Entry, 'phase' | 'feature'>) =>
  kinds.find((kind) => kind.phase === entry.phase && kind.feature === entry.feature)!;

/** "8 points" */
export const pointsInWords = (points: number) => `${points} ${points === 1 ? 'point' : 'points'}`;

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function namesInWords(match: Match, players: number[]): string {
  const names = players.map((player) => nameOf(match, player));
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
