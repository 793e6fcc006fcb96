// Notices shared by all games, in the reader's language.
import { t } from '@/i18n';

export type SharedNotice = 'undone' | 'redone' | 'nothing_to_undo' | 'nothing_to_redo' | 'ranked_no_undo' | 'ranked_no_hints' | 'thinking';

/** The text of a notice. `undone` is the number of moves that can be redone. */
export function sharedNotice(kind: SharedNotice, undone = 0, canUndo = false): string {
  switch (kind) {
    case 'undone':
      return t.game.takenBack(undone, canUndo);
    case 'redone':
      return t.game.playedAgain(undone);
    case 'nothing_to_undo':
      return t.game.nothingToTakeBack;
    case 'nothing_to_redo':
      return t.game.nothingToPlayAgain;
    case 'ranked_no_undo':
      return t.game.rankedNoUndo;
    case 'ranked_no_hints':
      return t.game.rankedNoHints;
    case 'thinking':
      return t.game.looking;
  }
}
