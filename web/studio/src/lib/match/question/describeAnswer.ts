// Describes the difference between an answer and the best move.
import type { JudgedTurn } from 'bastide-engine';
import { areSame } from '@/lib/game/square';
import { decimal, describeEffects, parseMove, percent, without } from '@/lib/match/review/describe';
import { t } from '@/i18n';

/** "Mistake: 3.1 points behind the best move, which claims a field. Yours claims a road. You win 40% instead of 52%." */
export function describeWrong(answer: JudgedTurn, names: readonly string[]): string {
  const { does: own, player, mark, loss } = answer;
  const best = answer.best[0]!;
  const same = areSame(parseMove(best.move), parseMove(answer.move)) ? t.review.answer.betterLater : t.review.answer.betterPlace(describeEffects(best.does, player, names));
  const onlyBest = describeEffects(without(best.does, own), player, names);
  const onlyOwn = describeEffects(without(own, best.does), player, names);
  const difference = t.review.answer.wrong(t.review.marks[mark], decimal(loss), onlyBest === '' ? same : onlyBest, onlyOwn);
  const [chance, bestChance] = [percent(answer.chances[player]!), percent(best.chance)];
  return chance < bestChance ? `${difference} ${t.review.answer.chances(String(chance), String(bestChance))}` : difference;
}
