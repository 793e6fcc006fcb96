// A good move in a position, by the strongest bot.
import type { MatchPosition } from 'bastide-engine';
import { engine } from '@/lib/engine';
import type { Bots } from '@/lib/match/bots';
import { offersAt, sentenceOf } from '@/lib/match/choices';
import { importedGame, namesOf } from '@/lib/match/storedGame';
import { parseMove } from '@/lib/match/review/describe';
import { t } from '@/i18n';

export interface Hint {
  x: number;
  y: number;
  tile: string;
  rotation: number;
  /** The piece with the meeple; null for none. */
  piece: number | null;
  text: string;
}

/** Returns nothing if it was stopped. The position has a tile in hand. */
export async function findHint(bots: Bots, { match }: MatchPosition): Promise<Hint | undefined> {
  const play = importedGame(match);
  const { table, view } = await engine.matchAct({ match, played: 0, seats: play.seats, ranked: false }, '');
  if (!view?.hand) throw new Error(t.position.hintNeedsHand);
  const move = await bots.hint(table);
  if (move === undefined) return undefined;
  const { x, y, rotation } = parseMove(move);
  const place = view.hand.places.find((each) => each.x === x && each.y === y && each.rotation === rotation)!;
  const offers = offersAt(view, place, place.choices.map(({ piece }) => piece), true);
  const offer = offers.find(({ choice }) => choice?.move === move)!;
  const text = t.match.hinted(sentenceOf(offer, view.to_move, namesOf(play)));
  return { x, y, rotation, tile: view.hand.tile, piece: offer.piece, text };
}
