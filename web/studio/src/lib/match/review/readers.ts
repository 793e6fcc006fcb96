// The players who read a review, their mistakes, and the turn at which the review opens.
import type { JudgedTurn, MatchReview } from 'bastide-engine';
import { read } from '@/lib/localStore.svelte';
import type { Seat } from '@/lib/match/storedGame';

const peopleOf = (seats: readonly Seat[]): readonly number[] => seats.flatMap(({ bot }, player) => (bot === null ? [player] : []));

/** The players who may want to learn: the people, or all if there are only bots. */
export function learnersOf(seats: readonly Seat[]): readonly number[] {
  const people = peopleOf(seats);
  return people.length > 0 ? people : seats.map((_, player) => player);
}

/** The only person among bots; undefined if there is none. */
export function readerOf(seats: readonly Seat[]): number | undefined {
  const people = peopleOf(seats);
  return people.length === 1 ? people[0] : undefined;
}

/** The name that the reader has chosen as their own in a review; empty if none. */
export const ownName = () => read('review.you', '', (value): value is string => typeof value === 'string');

const isWorse = ({ mark }: JudgedTurn) => mark === 'mistake' || mark === 'blunder';

/** The inaccuracies, mistakes and blunders of a player. */
export const mistakesOf = (turns: readonly JudgedTurn[], player: number): readonly JudgedTurn[] =>
  turns.filter((turn) => turn.player === player && (turn.mark === 'inaccuracy' || isWorse(turn)));

/** The turn at which a review opens, and whether it is a bad move of the reader, or of any player if the reader is unknown. */
export interface Opening {
  /** From 1; undefined if nothing happened. */
  turn: number | undefined;
  isChoice: boolean;
}

/** The first bad move of the reader, otherwise the first turning point. Nobody can change a draw, so a draw comes last. */
export function openingTurn(turns: readonly JudgedTurn[], totals: MatchReview, reader: number | undefined): Opening {
  const moves = totals.turning_points.filter(({ luck }) => !luck);
  const bad = [...moves, ...turns.filter(isWorse)].sort((one, other) => one.turn - other.turn);
  const own = reader === undefined ? (moves[0] ?? bad[0]) : bad.find(({ player }) => player === reader);
  return { turn: (own ?? moves[0] ?? bad[0] ?? totals.turning_points[0])?.turn, isChoice: own !== undefined };
}
