// What is said of a match, in the reader's language: what was laid and scored, and what cannot be.
import type { MatchEvent, MatchView } from 'bastide-engine';
import type { Topic } from '@/lib/game/GameTable.svelte';
import { areSame } from '@/lib/game/square';
import { say } from '@/words';
import { listed } from '@/words/listed';
import { tileName } from './named';
import { countMoves, namesOf } from './play';
import type { Table } from './table.svelte';

/** "A city of 3 tiles is complete: 6 points for Ann" */
export function eventInWords(event: MatchEvent, names: readonly string[]): string {
  const { what, pays } = say.matchNews.paid;
  return pays(what(event), event.points, event.winners.length > 1, listed(event.winners.map((player) => names[player]!)));
}

/** The tile that was laid last, by whom: "Ann laid a curve of road". */
export function laidInWords({ board, last }: MatchView, names: readonly string[]): string {
  const tile = board.find(({ x, y }) => x === last?.x && y === last.y);
  return last && tile ? say.match.laid(names[last.player]!, tileName(tile.tile)) : '';
}

// What everyone scored since whoever is to move moved last: first who has just moved, then the others.
function scoredSince(view: MatchView, names: readonly string[]): string {
  const points = names.map(() => 0);
  for (const event of view.events)
    if (event.move !== null && event.move > view.moves - names.length)
      for (const winner of event.winners) points[winner]! += event.points;
  const last = view.last!.player;
  const others = names.flatMap((name, player) => (player === last || points[player] === 0 ? [] : [{ name, points: points[player]! }]));
  return say.matchNews.andScored(points[last]!, others);
}

function news(table: Table): string {
  const view = table.view!;
  const names = namesOf(table.play);
  const asides = view.asides.filter(({ move }) => move === view.moves).map(({ tile }) => say.matchNews.noPlaceFor(tileName(tile)));
  const theirs = table.isTheirs && table.seat.bot === null ? [say.matchNews.turnOf(table.seat.name)] : [];
  if (!view.last) return [...asides, ...(table.mayMove ? [say.matchNews.layFirst] : theirs)].join('. ');
  const isOneOfSeveral = table.play.seats.filter(({ bot }) => bot === null).length > 1;
  const next = !table.mayMove ? '' : isOneOfSeveral ? say.matchNews.moveOf(table.seat.name) : say.matchNews.yourMove;
  return [...asides, laidInWords(view, names) + scoredSince(view, names) + next, ...theirs].join('. ');
}

function refusal({ view, refusedAt, marks, isLaid }: Table): string {
  if (isLaid) return view!.supplies[view!.to_move] === 0 ? say.matchNews.noMeeplesLeft : say.matchNews.occupied;
  if (view!.board.some((tile) => areSame(tile, refusedAt))) return say.game.taken;
  return marks ? say.game.noWay : say.game.notLikeThis;
}

/** What there is to say about what was asked for. */
export function saidOf(table: Table, topic: Topic): string {
  const takenBack = countMoves(table.play.match) - table.play.played;
  const { ranked } = table.play;
  switch (topic) {
    case 'news':
      // A lesson tells its own, and at the end the headline says who has won.
      return table.isLesson || table.isOver ? '' : news(table);
    case 'oneWay':
      return say.game.noOtherWay;
    case 'refused':
      return refusal(table);
    case 'hint':
      return ranked ? say.matchNews.rankedNoHints : say.match.looking;
    case 'takenBack':
      return say.matchNews.takenBack(takenBack, table.canUndo);
    case 'playedAgain':
      return say.matchNews.playedAgain(takenBack);
    case 'noUndo':
      return ranked ? say.matchNews.rankedNoUndo : say.game.nothingToTakeBack;
    case 'noRedo':
      return ranked ? say.matchNews.rankedNoUndo : say.game.nothingToPlayAgain;
    default:
      return '';
  }
}
