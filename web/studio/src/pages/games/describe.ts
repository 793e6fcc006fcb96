// Describes the moves of openings in the reader's language.
import { locale } from '@/i18n/language';
import { tileName } from '@/lib/match/describe';
import { parseMove } from '@/lib/match/review/describe';
import { t } from '@/i18n';

/** "A straight road, meeple on the road" */
export function describeMove(move: string): string {
  const words = [tileName(move.split(' ')[0]!), t.review.meepleOn(parseMove(move).meeple)].join(', ');
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
