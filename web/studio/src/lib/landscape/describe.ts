// Describes tiles of a landscape.
import type { Five } from 'bastide-engine';
import { t } from '@/i18n';

/** "north field, east road, south road, west field" */
export function tileName(five: Five): string {
  const words = t.score.tray;
  if (five.every((number) => number === 0)) return t.score.kinds.monastery;
  const [north, east, south, west] = five.map((edge) => words.edges[edge] ?? '') as [string, string, string, string];
  const looks = words.looks(north, east, south, west);
  return five[4] > 1 ? words.cities(looks, five[4]) : looks;
}
