// Describes the choices of a move.
import type { MatchChoice, MatchPlace, MatchView } from 'bastide-engine';
import { t } from '@/i18n';
import { pieceOf } from './art';

/** A possible move for the tile where it lies. */
export interface Offer {
  /** Its key: 0 without a meeple. */
  digit: number;
  /** The piece for the meeple. */
  piece: number | null;
  /** "No meeple", "City", or "Road, west" if the tile has several of a kind. */
  name: string;
  /** Its points; null while help is hidden, and in lessons. */
  choice: MatchChoice | null;
  /** The points of the tile there without a meeple. */
  bare: MatchChoice | null;
}

const winds = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'];

/** The direction of a point of a tile's 100 by 100 from its middle. */
const directionOf = ({ x, y }: { x: number; y: number }) => winds[(Math.round(Math.atan2(y - 50, x - 50) / (Math.PI / 4)) + 8) % 8]!;

function nameOf(view: MatchView, rotation: number, piece: number): string {
  const pieces = view.hand?.pieces ?? [];
  const { kind, words } = pieces[piece]!;
  const isOnlyOne = pieces.filter((each) => each.kind === kind).length === 1;
  // "rW" is the road to the west. Several fields may reach the same side, so a field is named by where its farmer lies.
  const stand = kind === 'field' ? pieceOf(view.hand!.tile, rotation, piece) : undefined;
  const word = stand ? directionOf(stand) : (words[rotation]?.charAt(1) ?? '');
  const side = isOnlyOne ? undefined : t.match.sides[word];
  return t.match.piece(t.match.kinds[kind], side ? [side] : []);
}

/** Describes the library's choices for the tile at a place. */
export function offersAt(view: MatchView, place: MatchPlace, choices: readonly (number | null)[], marks: boolean): Offer[] {
  return choices.map((piece, digit) => ({
    digit,
    piece,
    name: piece === null ? t.match.noMeeple : nameOf(view, place.rotation, piece),
    choice: marks ? (place.choices[digit] ?? null) : null,
    bare: marks ? (place.choices.find((each) => each.piece === null) ?? null) : null,
  }));
}

/** Points scored without a meeple that were projected before the tile. They are the same for every meeple. */
function projectedOf(bare: MatchChoice | null, mover: number): number {
  const now = bare?.gains[mover] ?? 0;
  return Math.min(Math.max(now - (bare?.worth[mover] ?? 0), 0), now);
}

/** All points of an offer for the player who makes it: those now and those at the end. */
export const pointsOf = ({ choice, bare }: Offer, mover: number) => (choice?.worth[mover] ?? 0) + projectedOf(bare, mover);

/** "+7 = +4 now (1 already projected), +3 at the end; Bea +2": first the player who moves, then the others. */
function broughtBy(choice: MatchChoice, bare: MatchChoice | null, mover: number, names: readonly string[]): string {
  const now = choice.gains[mover] ?? 0;
  const already = projectedOf(bare, mover);
  const others = names
    .map((name, player) => ({ name, points: choice.gains[player] ?? 0, player }))
    .filter(({ points, player }) => player !== mover && points > 0)
    .map(({ name, points }) => t.match.bringsOther(name, points));
  return [t.match.brings(now, already, (choice.worth[mover] ?? 0) - now + already), ...others].join('; ');
}

/** "City: +4 now, +3 at the end" */
export const sentenceOf = ({ name, choice, bare }: Offer, mover: number, names: readonly string[]) =>
  choice ? t.match.brought(name, broughtBy(choice, bare, mover, names)) : name;

/** Describes the choice with the most points. */
export function bestOf(offers: readonly Offer[], mover: number, names: readonly string[]): string {
  const worth = (offer: Offer) => offer.choice?.worth[mover] ?? 0;
  const best = offers.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  return best.choice ? t.match.best(best.name, broughtBy(best.choice, best.bare, mover, names)) : '';
}

/** The most points that a tile can score at once. */
export const gainHere = (place: MatchPlace, mover: number): number =>
  Math.max(...place.choices.map((choice) => choice.gains[mover] ?? 0));
