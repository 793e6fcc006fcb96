// Explains projected points: the sum of a player's points and those of each kind of feature if the match ended now.
import type { MatchView } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { t } from '@/i18n';
import type { StoredGame } from './storedGame';

/** "15 scored + cities 9 + roads 3" */
export async function projectedSum({ match }: Pick<StoredGame, 'match'>, view: MatchView, player: number): Promise<string> {
  const { players } = await engine.tallyScore(await engine.matchLog(match, view.moves));
  const { city, road, cloister, field } = players[player]!.final;
  const { features, fromKind, scoredSoFar } = t.match;
  const kinds = [[features.city, city], [features.road, road], [features.monastery, cloister], [features.field, field]] as const;
  const parts = kinds.filter(([, points]) => points !== 0).map(([kind, points]) => fromKind(kind, points));
  return [scoredSoFar(view.scores[player]!), ...parts].join(' + ');
}
