// What is said of a solo game, in the reader's language: what the last move came to, and what cannot be.
import type { SoloView } from 'bastide-engine';
import type { Topic } from '@/lib/game/GameTable.svelte';
import { areSame } from '@/lib/game/square';
import { t } from '@/i18n';
import type { Session } from './session.svelte';

/** "A road: 3 points, including 1 for the abbey nearby"; empty before the first move. */
export function lastInWords({ last, board }: SoloView): string {
  if (!last) return '';
  if ('discard' in last.move) return t.solo.fourNew;
  const [, row, column] = last.move.place;
  const tile = board.find((each) => each.row === row && each.column === column)!;
  return t.solo.came(tile.kind, last.gain, last.abbeys);
}

function refusal({ view, tile, refusedAt }: Session): string {
  if (view!.board.some(({ row, column }) => areSame({ x: column, y: row }, refusedAt))) return t.game.taken;
  if (tile?.kind !== 'road') return t.solo.notHere.tile;
  return view!.roads === 'plain' ? t.solo.notHere.road : t.solo.notHere.arm;
}

/** What there is to say about what was asked for. */
export function saidOf(table: Session, topic: Topic): string {
  const takenBack = table.play.game.moves.length - table.play.played;
  const { ranked } = table.play;
  switch (topic) {
    case 'news':
      return lastInWords(table.view!);
    case 'nowhere':
      return t.solo.useless;
    case 'refused':
      return refusal(table);
    case 'discard':
      return t.solo.notYet(table.view!.turns_to_discard);
    case 'hint':
      return ranked ? t.solo.rankedNoHints : t.solo.thinking;
    case 'takenBack':
      return t.solo.takenBack(takenBack, table.canUndo);
    case 'playedAgain':
      return t.solo.playedAgain(takenBack);
    case 'noUndo':
      return ranked ? t.solo.rankedNoUndo : t.game.nothingToTakeBack;
    case 'noRedo':
      return ranked ? t.solo.rankedNoUndo : t.game.nothingToPlayAgain;
    default:
      return '';
  }
}
