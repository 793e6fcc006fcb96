// Describes the difference between an answer and the best move.
import type { BetterMove, JudgedTurn, MatchView } from 'bastide-engine';
import { joinWords } from '@/i18n/joinWords';
import { decimal, describeEffects, parseMove, percent, without } from '@/lib/match/review/describe';
import { t } from '@/i18n';

/** "adds 3 more points to your score, gives Bea 2 points less and keeps your meeple": the points are those if the game ended now. */
function describePoints(best: BetterMove, answer: JudgedTurn, before: MatchView, names: readonly string[]): string {
  const words = t.review.answer;
  const choices = before.hand?.places.flatMap((place) => place.choices) ?? [];
  const [worth, own] = [best, answer].map(({ move }) => choices.find((choice) => choice.move === move)?.worth);
  const more = names.map((_, player) => (worth && own ? worth[player]! - own[player]! : 0));
  const parts = names.map((name, player) => {
    if (player === answer.player) return more[player]! > 0 ? words.addsMore(more[player]!) : '';
    return more[player]! < 0 ? words.givesLess(name, -more[player]!) : '';
  });
  const isKept = parseMove(best.move).meeple === null && parseMove(answer.move).meeple !== null;
  return joinWords([...parts, isKept ? words.keepsMeeple : ''].filter((part) => part !== '')) || words.betterLater;
}

/** "Mistake: 3.1 points behind the best move, which claims a field. Yours claims a road. You win 40% instead of 52%." */
export function describeWrong(answer: JudgedTurn, before: MatchView, names: readonly string[]): string {
  const { does: own, player, mark, loss } = answer;
  const best = answer.best[0]!;
  const onlyBest = describeEffects(without(best.does, own), player, names);
  const onlyOwn = describeEffects(without(own, best.does), player, names);
  const difference = t.review.answer.wrong(t.review.marks[mark], decimal(loss), onlyBest || describePoints(best, answer, before, names), onlyOwn);
  const [chance, bestChance] = [percent(answer.chances[player]!), percent(best.chance)];
  return chance < bestChance ? `${difference} ${t.review.answer.chances(String(chance), String(bestChance))}` : difference;
}
