// Describes the choices of a move.
import type { MatchChoice, MatchPlace, MatchView } from 'bastide-engine';
import { t } from '@/i18n';

/** A possible move for the tile where it lies. */
export interface Offer {
  /** Its key: 0 without a meeple. */
  digit: number;
  /** The piece for the meeple. */
  piece: number | null;
  /** "No meeple", "City", or "Road, west" if the tile has several of a kind. */
  name: string;
  /** Its points; null while help is hidden. */
  choice: MatchChoice | null;
  /** The points without a meeple. */
  plain: MatchChoice | null;
}

function nameOf(view: MatchView, rotation: number, piece: number): string {
  const pieces = view.hand?.pieces ?? [];
  const { kind, words } = pieces[piece]!;
  const isOnlyOne = pieces.filter((each) => each.kind === kind).length === 1;
  // "rW" is the road to the west.
  const side = isOnlyOne ? undefined : t.match.sides[words[rotation]?.charAt(1) ?? ''];
  return t.match.piece(t.match.kinds[kind], side ? [side] : []);
}

/** Describes the library's choices for the tile at a place. */
export function offersAt(view: MatchView, place: MatchPlace, choices: readonly (number | null)[], marks: boolean): Offer[] {
  const choiceOf = (digit: number) => (marks ? (place.choices[digit] ?? null) : null);
  return choices.map((piece, digit) => ({
    digit,
    piece,
    name: piece === null ? t.match.noMeeple : nameOf(view, place.rotation, piece),
    choice: choiceOf(digit),
    plain: choiceOf(choices.indexOf(null)),
  }));
}

// Points scored now, those of them that were already projected, and those that follow at the end: the meeple's, and without
// one the change of the projected points.
function partsOf(choice: MatchChoice, plain: MatchChoice | null, mover: number) {
  const laterOf = ({ gains, worth }: MatchChoice) => (worth[mover] ?? 0) - (gains[mover] ?? 0);
  const known = Math.max(0, -laterOf(plain ?? choice));
  return { now: choice.gains[mover] ?? 0, known, later: laterOf(choice) + known };
}

/** "+4 now, +2 at the end; Bea +2": first the player who moves, then the others. */
export function broughtBy({ choice, plain }: Pick<Offer, 'plain'> & { choice: MatchChoice }, mover: number, names: readonly string[]): string {
  const others = names
    .map((name, player) => ({ name, points: choice.gains[player] ?? 0, player }))
    .filter(({ points, player }) => player !== mover && points > 0)
    .map(({ name, points }) => t.match.bringsOther(name, points));
  const { now, known, later } = partsOf(choice, plain, mover);
  return [t.match.brings(now, known, later), ...others].join('; ');
}

/** "City: +4 now, +2 at the end" */
export const sentenceOf = ({ name, choice, plain }: Offer, mover: number, names: readonly string[]) =>
  choice ? t.match.brought(name, broughtBy({ choice, plain }, mover, names)) : name;

/** Describes the choice with the most points. */
export function bestOf(offers: readonly Offer[], mover: number, names: readonly string[]): string {
  const worth = (offer: Offer) => offer.choice?.worth[mover] ?? 0;
  const best = offers.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const { name, choice, plain } = best;
  return choice ? t.match.best(name, broughtBy({ choice, plain }, mover, names)) : '';
}

/** The most points that a tile can score at once. */
export const gainHere = (place: MatchPlace, mover: number): number =>
  Math.max(...place.choices.map((choice) => choice.gains[mover] ?? 0));
