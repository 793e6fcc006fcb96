// Messages of a match in the reader's language: tiles placed, features scored, and illegal moves.
import type { MatchEvent, MatchIllegality, MatchNotice, MatchView } from 'bastide-engine';
import { sharedNotice } from '@/lib/game/notices';
import { t } from '@/i18n';
import { joinWords } from '@/i18n/joinWords';
import { tileName, type Situation } from './describe';
import { countMoves, namesOf } from './storedGame';

/** "A city of 3 tiles is complete: 6 points for Ann" */
export function describeEvent(event: MatchEvent, names: readonly string[]): string {
  const { what, pays } = t.matchNews.paid;
  return pays(what(event), event.points, event.winners.length > 1, joinWords(event.winners.map((player) => names[player]!)));
}

/** The last tile and its player: "Ann placed a curve of road". */
export function describePlaced({ board, last }: MatchView, names: readonly string[]): string {
  const tile = board.find(({ x, y }) => x === last?.x && y === last.y);
  return last && tile ? t.match.laid(names[last.player]!, tileName(tile.tile)) : '';
}

// Points scored since the last move of the player to move: first the last mover's, then the others'.
function scoredSince(view: MatchView, names: readonly string[]): string {
  const points = names.map(() => 0);
  for (const event of view.events)
    if (event.move !== null && event.move >= view.first_news)
      for (const winner of event.winners) points[winner]! += event.points;
  const last = view.last!.player;
  const others = names.flatMap((name, player) => (player === last || points[player] === 0 ? [] : [{ name, points: points[player]! }]));
  return t.matchNews.andScored(points[last]!, others);
}

function news(table: Situation): string {
  const view = table.view!;
  const names = namesOf(table.play);
  const asides = view.asides.filter(({ move }) => move === view.moves).map(({ tile }) => t.matchNews.noPlaceFor(tileName(tile)));
  const theirs = table.isTheirs && table.seat.bot === null ? [t.matchNews.turnOf(table.seat.name)] : [];
  if (!view.last) {
    // A position that was set up has tiles, but no last one.
    const mine = view.board.length > 1 ? t.matchNews.turnOf(table.seat.name) : t.matchNews.layFirst;
    return [...asides, ...(table.mayMove ? [mine] : theirs)].join('. ');
  }
  const next = !table.mayMove ? '' : table.reader < 0 ? t.matchNews.moveOf(table.seat.name) : t.matchNews.yourMove;
  const noneLeft = table.mayMove && view.supplies[view.to_move] === 0 ? [t.matchNews.completeSomething] : [];
  return [...asides, describePlaced(view, names) + scoredSince(view, names) + next, ...theirs, ...noneLeft].join('. ');
}

function refusal(reason: MatchIllegality, { marks }: Situation): string {
  switch (reason) {
    case 'square_taken':
      return t.game.taken;
    case 'no_meeples':
      return t.matchNews.noMeeplesLeft;
    case 'no_farmers':
      return t.matchNews.noFarmers;
    case 'occupied':
      return t.matchNews.occupied;
    case 'square_isolated':
    case 'edge_mismatch':
      return marks ? t.game.noWay : t.game.notLikeThis;
    // Cannot happen at a table.
    case 'game_over':
    case 'wrong_tile':
    case 'bad_rotation':
    case 'no_such_piece':
      return '';
  }
}

/** The text of a notice. */
export function describeNotice(notice: MatchNotice, game: Situation): string {
  switch (notice.kind) {
    case 'turn_begun':
      // A lesson has its own text, and at the end the headline names the winner.
      return game.isLesson || game.isOver ? '' : news(game);
    case 'illegal':
      return refusal(notice.reason, game);
    case 'fits_one_way':
    case 'looks_the_same':
      return t.game.noOtherWay;
    // The page shows these in its own way.
    case 'game_over':
    case 'bot_to_move':
    case 'forfeited_no_undo':
    case 'pick_up_first':
    case 'hint':
      return '';
    default:
      return sharedNotice(notice.kind, countMoves(game.play.match) - game.play.played, game.canUndo);
  }
}
