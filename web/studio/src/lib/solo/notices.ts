// Messages of a solo game in the reader's language: the last move's points, and illegal moves.
import type { SoloIllegality, SoloNotice, SoloView } from 'bastide-engine';
import { sharedNotice } from '@/lib/game/notices';
import { t } from '@/i18n';
import type { StoredGame } from './storedGame';

/** The state that messages of a game depend on. */
export interface Situation {
  readonly view?: SoloView | undefined;
  readonly play: StoredGame;
  readonly canUndo: boolean;
}

/** "A road: 3 points, including 1 for the abbey nearby"; empty before the first move. */
export function describeLastMove({ last, board }: SoloView): string {
  if (!last) return '';
  if ('discard' in last.move) return t.solo.fourNew;
  const [, row, column] = last.move.place;
  const tile = board.find((each) => each.row === row && each.column === column)!;
  return t.solo.came(tile.kind, last.gain, last.abbeys);
}

function refusal(reason: SoloIllegality, view: SoloView): string {
  switch (reason) {
    case 'discard_too_early':
      return t.solo.notYet(view.turns_to_discard);
    case 'square_taken':
      return t.game.taken;
    case 'square_isolated':
      return t.solo.notHere.tile;
    case 'no_road_beside':
      return t.solo.notHere.road;
    case 'no_road_connects':
      return t.solo.notHere.arm;
    // Cannot happen at a table.
    case 'board_full':
    case 'no_such_tile':
    case 'no_such_square':
      return '';
  }
}

/** The text of a notice. */
export function describeNotice(notice: SoloNotice, { view, play, canUndo }: Situation): string {
  switch (notice.kind) {
    case 'turn_begun':
      return describeLastMove(view!);
    case 'illegal':
      return refusal(notice.reason, view!);
    case 'fits_nowhere':
      return t.solo.useless;
    // The page shows these in its own way.
    case 'hint':
    case 'discard_hint':
      return '';
    default:
      return sharedNotice(notice.kind, play.game.moves.length - play.played, canUndo);
  }
}
