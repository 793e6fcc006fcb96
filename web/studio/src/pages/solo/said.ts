// What is said of a solo game, in the reader's language: what the last move came to, and what cannot be.
import type { SoloView } from 'bastide-engine';
import type { Topic } from '@/lib/game/GameTable.svelte';
import { areSame } from '@/lib/game/square';
import { say } from '@/words';
import type { Table } from './table.svelte';

/** "A road: 3 points, including 1 for the abbey nearby"; empty before the first move. */
export function lastInWords({ last, board }: SoloView): string {
  if (!last) return '';
  if ('discard' in last.move) return say.solo.fourNew;
  const [, row, column] = last.move.place;
  const tile = board.find((each) => each.row === row && each.column === column)!;
  return say.solo.came(tile.kind, last.gain, last.abbeys);
}

function refusal({ view, tile, refusedAt }: Table): string {
  if (view!.board.some(({ row, column }) => areSame({ x: column, y: row }, refusedAt))) return say.game.taken;
  if (tile?.kind !== 'road') return say.solo.notHere.tile;
  return view!.roads === 'plain' ? say.solo.notHere.road : say.solo.notHere.arm;
}

/** What there is to say about what was asked for. */
export function saidOf(table: Table, topic: Topic): string {
  const takenBack = table.play.game.moves.length - table.play.played;
  const { ranked } = table.play;
  switch (topic) {
    case 'news':
      return lastInWords(table.view!);
    case 'nowhere':
      return say.solo.useless;
    case 'refused':
      return refusal(table);
    case 'discard':
      return say.solo.notYet(table.view!.turns_to_discard);
    case 'hint':
      return ranked ? say.solo.rankedNoHints : say.solo.thinking;
    case 'takenBack':
      return say.solo.takenBack(takenBack, table.canUndo);
    case 'playedAgain':
      return say.solo.playedAgain(takenBack);
    case 'noUndo':
      return ranked ? say.solo.rankedNoUndo : say.game.nothingToTakeBack;
    case 'noRedo':
      return ranked ? say.solo.rankedNoUndo : say.game.nothingToPlayAgain;
    default:
      return '';
  }
}
