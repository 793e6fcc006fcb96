// Describes the moves of openings in the reader's language.
import { capitalise } from '@/i18n/capitalise';
import { tileName } from '@/lib/match/describe';
import { parseMove } from '@/lib/match/review/describe';
import { t } from '@/i18n';

/** "A straight road, meeple on the road" */
export function describeMove(move: string): string {
  return capitalise([tileName(move.split(' ')[0]!), t.review.meepleOn(parseMove(move).meeple)].join(', '));
}
