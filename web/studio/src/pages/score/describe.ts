// Tiles and squares of a map in words.
import type { Five, Hole, Square } from 'bastide-engine';
import { t } from '@/i18n';
import type { Laying } from './laying.svelte';
import { tileAt, type TileMap } from '@/lib/landscape/map';

/** "north field, east road, south road, west field" */
export function tileName(five: Five): string {
  const words = t.score.tray;
  if (five.every((number) => number === 0)) return t.score.kinds.monastery;
  const [north, east, south, west] = five.map((edge) => words.edges[edge] ?? '') as [string, string, string, string];
  const looks = words.looks(north, east, south, west);
  return five[4] > 1 ? words.cities(looks, five[4]) : looks;
}

export const squareName = (map: TileMap, square: Square) => t.score.square(square[0] - map.top + 1, square[1] - map.left + 1);

/** What is on a square, or how the chosen tile fits there. */
function whatIsOn(map: TileMap, square: Square, place: { hole: Hole | null } | undefined, laying: Laying, chosen: Five | null): string {
  const tile = tileAt(map, square);
  if (tile) return tileName(tile);
  const { pinned } = laying;
  if (pinned && pinned.square[0] === square[0] && pinned.square[1] === square[1]) return t.game.lies(tileName(pinned.five));
  if (!place) return t.score.empty;
  if (chosen) {
    const ways = laying.ways(square, chosen).length;
    return ways > 0 ? t.game.fits(ways, null) : t.game.notHere;
  }
  return place.hole ? t.score.ways(place.hole.fits.length) : t.score.layFirst;
}

export const namesOfSquares =
  (map: TileMap, placeAt: (square: Square) => { hole: Hole | null } | undefined, laying: Laying, chosen: Five | null) => (square: Square) =>
    t.score.spoken(squareName(map, square), whatIsOn(map, square, placeAt(square), laying, chosen));
