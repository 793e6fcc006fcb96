// Describes rules that differ from the default.
import type { MatchOptions, MatchRecord } from 'bastide-engine';
import { t } from '@/i18n';
import type { StoredGame } from './storedGame';

export const usualOptions: Required<MatchOptions> = {
  meeples: 7,
  small_city: 4,
  farm: 3,
  fields: 'on',
  unplaceable: 'redraw',
  start: 'fixed',
};

/** "3 players, no farmers" */
export function rulesOf({ players, options }: MatchRecord): string {
  const words = t.match.about;
  const { meeples, small_city, farm, fields, unplaceable, start } = { ...usualOptions, ...options };
  const parts = [words.players(players)];
  if (meeples !== usualOptions.meeples) parts.push(words.meeples(meeples));
  if (small_city === 2) parts.push(words.smallCity);
  if (fields === 'off') parts.push(words.noFarmers);
  else if (farm !== 3) parts.push(words.farms[farm]);
  if (unplaceable === 'bottom') parts.push(words.bottom);
  if (start === 'shuffled') parts.push(words.shuffled);
  return parts.join(', ');
}

/** "3 players, no farmers, unranked" */
export const gameSummary = (play: StoredGame) => `${rulesOf(play.match)}, ${play.ranked ? t.game.ranked : t.game.casual}`;
