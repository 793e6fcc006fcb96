// Describes tiles and squares of a map.
import type { Five, Hole, Square } from 'bastide-engine';
import { t } from '@/i18n';
import { tileName } from '@/lib/landscape/describe';
import { tileAt, type TileMap } from '@/lib/landscape/map';

export const squareName = (map: TileMap, square: Square) => t.score.square(square[0] - map.top + 1, square[1] - map.left + 1);

/** The rotations of a tile that fit on a square. */
type WaysOn = (square: Square, five: Five) => readonly Five[];

/** Describes the content of a square, or how the chosen tile fits there. */
function whatIsOn(map: TileMap, square: Square, place: { hole: Hole | null } | undefined, waysOn: WaysOn, chosen: Five | null): string {
  const tile = tileAt(map, square);
  if (tile) return tileName(tile);
  if (!place) return t.score.empty;
  if (chosen) {
    const ways = waysOn(square, chosen).length;
    return ways > 0 ? t.game.fits(ways, null) : t.game.notHere;
  }
  return place.hole ? t.score.ways(place.hole.fits.length) : t.score.layFirst;
}

export const namesOfSquares =
  (map: TileMap, placeAt: (square: Square) => { hole: Hole | null } | undefined, waysOn: WaysOn, chosen: Five | null) => (square: Square) =>
    t.score.spoken(squareName(map, square), whatIsOn(map, square, placeAt(square), waysOn, chosen));
