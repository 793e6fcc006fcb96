// Describes rules that differ from the default.
import type { MatchOptions, MatchRecord } from 'bastide-engine';
import { t } from '@/i18n';
import type { StoredGame } from './storedGame';

/** The options of a form, which has no field for a box of other tiles. */
export type RulesForm = Required<Omit<MatchOptions, 'box'>> & Pick<MatchOptions, 'box'>;

export const usualOptions: RulesForm = {
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
  const { meeples, small_city, farm, fields, unplaceable, start, box } = { ...usualOptions, ...options };
  const parts = [words.players(players)];
  if (meeples !== usualOptions.meeples) parts.push(words.meeples(meeples));
  if (small_city === 2) parts.push(words.smallCity);
  if (fields === 'off') parts.push(words.noFarmers);
  else if (farm !== 3) parts.push(words.farms[farm]);
  if (unplaceable === 'bottom') parts.push(words.bottom);
  if (start === 'shuffled') parts.push(words.shuffled);
  if (box !== undefined) parts.push(words.box);
  return parts.join(', ');
}

/** "3 players, no farmers, unranked" */
export const gameSummary = (play: StoredGame) => `${rulesOf(play.match)}, ${play.ranked ? t.game.ranked : t.game.casual}`;
