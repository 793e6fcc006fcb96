// Animates moves: meeples walk home and points fly to their player.
import type { MatchEvent, MatchView } from 'bastide-engine';
import { chip, drawing, fly, placeOf } from '@/lib/game/fly';
import { meepleId, pieceOf } from './art';

/** The events scored between an older and a newer view of a match, but not those counted at its end. */
export const scoredSince = (before: MatchView, now: MatchView): MatchEvent[] =>
  now.events.filter(({ move, points }) => points > 0 && move !== null && move >= before.moves);

const apart = 120;

const placeOfSquare = (x: number, y: number) => placeOf(document.querySelector(`[data-tile^="${x},${y},"]`));
/** The points of a player, in the table of scores or under the board. */
const placeOfPlayer = (player: number) =>
  [...document.querySelectorAll(`[data-points="${player}"]`)].map(placeOf).find((place) => place !== undefined);

/** Before the points, so that the new ones stay readable. */
const before = (place: DOMRect | undefined) => place && new DOMRect(place.x - 36, place.y, 0, place.height);

/** Shows the points of an event on their way to their players. */
export function showPoints({ points, winners, squares }: MatchEvent, delay = 0) {
  const [x, y] = squares[Math.floor(squares.length / 2)]!;
  const from = placeOfSquare(x, y);
  if (!from) return;
  for (const winner of winners) fly(chip(`+${points}`), from, before(placeOfPlayer(winner)), delay);
}

export function showMovement(before: MatchView, now: MatchView) {
  for (const { x, y, tile, rotation, meeple } of before.board) {
    const isThere = now.board.find((each) => each.x === x && each.y === y)?.meeple;
    const from = placeOfSquare(x, y);
    if (!meeple || isThere || !from) continue;
    const lies = pieceOf(tile, rotation, meeple.piece)?.kind === 'field';
    fly(drawing(meepleId(meeple.player, lies)), from, placeOfPlayer(meeple.player));
  }
  scoredSince(before, now).forEach((event, i) => showPoints(event, i * apart));
}
