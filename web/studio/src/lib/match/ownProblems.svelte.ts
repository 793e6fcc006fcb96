// The reader's own problems: from mistakes in games, or set up by hand.
import type { MatchProblem, NamedProblem } from 'bastide-engine';
import { StoredList } from '@/lib/StoredList.svelte';

export interface OwnProblem extends MatchProblem {
  /** The game and the turn. */
  id: string;
}

const isProblem = (value: unknown): value is OwnProblem => {
  const { id, match, best, theme, rating } = (value ?? {}) as Partial<OwnProblem>;
  return (
    typeof id === 'string' && !/[\n\0]/.test(id) && typeof match === 'object' && match !== null && Array.isArray(match.moves) &&
    typeof best === 'string' && typeof theme === 'string' && Number.isInteger(rating)
  );
};
const areProblems = (value: unknown): value is OwnProblem[] => Array.isArray(value) && value.every(isProblem);

/** A position that was set up by hand is the same problem in every game that begins with it. */
const isSame = (one: OwnProblem, other: OwnProblem) =>
  one.id === other.id || (one.match.moves.length + other.match.moves.length === 0 && one.match.position === other.match.position);

export class OwnProblems extends StoredList<OwnProblem> {
  constructor() {
    super('problems.own', areProblems);
  }

  /** Adds a problem after the others. Returns its number, from 1. */
  add({ id, problem }: NamedProblem): number {
    const added = { ...problem, id };
    const known = this.all.findIndex((each) => isSame(each, added));
    if (known >= 0) return known + 1;
    this.set([...this.all, added]);
    return this.all.length;
  }

  remove(id: string) {
    this.set(this.all.filter((problem) => problem.id !== id));
  }
}
