// What is said of a match, in the reader's language: what was laid and scored, and what cannot be.
import type { MatchEvent, MatchView } from 'bastide-engine';
import type { Topic } from '@/lib/game/GameTable.svelte';
import { areSame } from '@/lib/game/square';
import { t } from '@/i18n';
import { listed } from '@/i18n/listed';
import { tileName } from './describe';
import { countMoves, namesOf } from './savedGame';
import type { Session } from './session.svelte';

/** "A city of 3 tiles is complete: 6 points for Ann" */
export function eventInWords(event: MatchEvent, names: readonly string[]): string {
  const { what, pays } = t.matchNews.paid;
  return pays(what(event), event.points, event.winners.length > 1, listed(event.winners.map((player) => names[player]!)));
}

/** The tile that was laid last, by whom: "Ann laid a curve of road". */
export function laidInWords({ board, last }: MatchView, names: readonly string[]): string {
  const tile = board.find(({ x, y }) => x === last?.x && y === last.y);
  return last && tile ? t.match.laid(names[last.player]!, tileName(tile.tile)) : '';
}

// What everyone scored since whoever is to move moved last: first who has just moved, then the others.
function scoredSince(view: MatchView, names: readonly string[]): string {
  const points = names.map(() => 0);
  for (const event of view.events)
    if (event.move !== null && event.move > view.moves - names.length)
      for (const winner of event.winners) points[winner]! += event.points;
  const last = view.last!.player;
  const others = names.flatMap((name, player) => (player === last || points[player] === 0 ? [] : [{ name, points: points[player]! }]));
  return t.matchNews.andScored(points[last]!, others);
}

function news(table: Session): string {
  const view = table.view!;
  const names = namesOf(table.play);
  const asides = view.asides.filter(({ move }) => move === view.moves).map(({ tile }) => t.matchNews.noPlaceFor(tileName(tile)));
  const theirs = table.isTheirs && table.seat.bot === null ? [t.matchNews.turnOf(table.seat.name)] : [];
  if (!view.last) return [...asides, ...(table.mayMove ? [t.matchNews.layFirst] : theirs)].join('. ');
  const isOneOfSeveral = table.play.seats.filter(({ bot }) => bot === null).length > 1;
  const next = !table.mayMove ? '' : isOneOfSeveral ? t.matchNews.moveOf(table.seat.name) : t.matchNews.yourMove;
  return [...asides, laidInWords(view, names) + scoredSince(view, names) + next, ...theirs].join('. ');
}

function refusal({ view, refusedAt, marks, isLaid }: Session): string {
  if (isLaid) return view!.supplies[view!.to_move] === 0 ? t.matchNews.noMeeplesLeft : t.matchNews.occupied;
  if (view!.board.some((tile) => areSame(tile, refusedAt))) return t.game.taken;
  return marks ? t.game.noWay : t.game.notLikeThis;
}

/** What there is to say about what was asked for. */
export function saidOf(table: Session, topic: Topic): string {
  const takenBack = countMoves(table.play.match) - table.play.played;
  const { ranked } = table.play;
  switch (topic) {
    case 'news':
      // A lesson tells its own, and at the end the headline says who has won.
      return table.isLesson || table.isOver ? '' : news(table);
    case 'oneWay':
      return t.game.noOtherWay;
    case 'refused':
      return refusal(table);
    case 'hint':
      return ranked ? t.matchNews.rankedNoHints : t.match.looking;
    case 'takenBack':
      return t.matchNews.takenBack(takenBack, table.canUndo);
    case 'playedAgain':
      return t.matchNews.playedAgain(takenBack);
    case 'noUndo':
      return ranked ? t.matchNews.rankedNoUndo : t.game.nothingToTakeBack;
    case 'noRedo':
      return ranked ? t.matchNews.rankedNoUndo : t.game.nothingToPlayAgain;
    default:
      return '';
  }
}
