// What a move may be, in the words of the page.
import type { MatchChoice, MatchPlace, MatchView } from 'bastide-engine';

/** A move that may be chosen for the tile where it lies. */
export interface Offer {
  /** The digit that chooses it: 0 without a meeple. */
  digit: number;
  /** The piece that gets a meeple. */
  piece: number | null;
  /** "No meeple", "City" */
  name: string;
  /** What it brings; not known while help is hidden. */
  choice: MatchChoice | null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The library's choices for the tile on a place, in words. */
export function offersAt(view: MatchView, place: MatchPlace, choices: readonly (number | null)[], marks: boolean): Offer[] {
  const pieces = view.hand?.pieces ?? [];
  return choices.map((piece, digit) => ({
    digit,
    piece,
    name: piece === null ? 'No meeple' : capital(pieces[piece]?.kind ?? ''),
    choice: marks ? (place.choices[digit] ?? null) : null,
  }));
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** "+4 now, +6 in all; Bea +2 now": for whoever makes the move, then for the others. */
export function broughtBy(choice: MatchChoice, mover: number, names: readonly string[]): string {
  const now = choice.gains[mover] ?? 0;
  const inAll = choice.worth[mover] ?? 0;
  const own = now === inAll ? signed(now) : now === 0 ? `${signed(inAll)} at the end` : `${signed(now)} now, ${signed(inAll)} in all`;
  const others = names
    .map((name, player) => ({ name, points: choice.gains[player] ?? 0, player }))
    .filter(({ points, player }) => player !== mover && points > 0)
    .map(({ name, points }) => `${name} ${signed(points)}`);
  return [own, ...others].join('; ');
}

/** "City +4 now, +6 in all · Road +1": what there is to choose on a place. */
export const preview = (offers: readonly Offer[], mover: number, names: readonly string[]) =>
  offers.map(({ name, choice }) => (choice ? `${name} ${broughtBy(choice, mover, names)}` : name)).join(' · ');

/** The most that a tile can bring at once. */
export const gainHere = (place: MatchPlace, mover: number): number =>
  Math.max(...place.choices.map((choice) => choice.gains[mover] ?? 0));
