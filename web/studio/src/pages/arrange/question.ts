// The tiles and rules for filling a shape, stored next to it.
import type { Border, KindOfTile } from 'bastide-engine';

export const borders = ['free', 'field', 'road', 'city'] as const satisfies readonly Border[];
export const sources = ['box', '19', 'own'] as const;

export const goals = ['any', 'points', 'city', 'road', 'closed'] as const;

export interface Question {
  /** The 72 tiles of the box, any number of each of the 19, or custom counts. */
  from: (typeof sources)[number];
  /** Custom counts in the order of the 19 kinds; empty before there are any. */
  counts: readonly number[];
  /** Whether tiles may be left over. */
  some: boolean;
  border: Border;
  equalApart: boolean;
  /** Any map, or the best one: most points, largest complete city or road, most complete features. */
  goal: (typeof goals)[number];
}

export const firstQuestion: Question = { from: 'box', counts: [], some: true, border: 'free', equalApart: false, goal: 'any' };

export const maxOfKind = 999;

export function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null) return false;
  const { from, counts, some, border, equalApart, goal } = value as Record<string, unknown>;
  const isCount = (each: unknown) => Number.isInteger(each) && (each as number) >= 0 && (each as number) <= maxOfKind;
  return (
    sources.some((each) => each === from) && borders.some((each) => each === border) && goals.some((each) => each === goal) &&
    Array.isArray(counts) && (counts.length === 0 || counts.length === 19) && counts.every(isCount) &&
    typeof some === 'boolean' && typeof equalApart === 'boolean'
  );
}

/** Number of tiles of each kind; null for any number. */
export const countsOf = ({ from, counts }: Question, kinds: readonly KindOfTile[]): (number | null)[] =>
  kinds.map(({ box }, i) => (from === 'box' ? box : from === '19' ? null : (counts[i] ?? 0)));

/** A counts file for the library and the command. */
export const tilesText = (question: Question, kinds: readonly KindOfTile[]): string =>
  countsOf(question, kinds)
    .map((count, i) => (count === 0 ? '' : `${count ?? 'any'} [${kinds[i]!.tile}]\n`))
    .join('');
