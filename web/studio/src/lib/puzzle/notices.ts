// Messages of a puzzle: hints and what the library has found.
import type { PuzzleHint, PuzzleNotice, PuzzleView } from 'bastide-engine';
import type { Hindrance } from '@/lib/game/actions';
import { sharedNotice } from '@/lib/game/notices';
import { t } from '@/i18n';

/** The state that messages of a puzzle depend on. */
interface Situation {
  readonly view?: PuzzleView | undefined;
  readonly state?: { readonly notice: PuzzleNotice | null } | undefined;
  /** The result of the last hint search for this position. */
  readonly hintResult: PuzzleHint | undefined;
  /** The most tiles that can stay, if there is no solution from here. */
  readonly solvableTiles: number | undefined;
  readonly isThinking: boolean;
}

function hintOf(table: Situation): string | undefined {
  const words = t.puzzle.messages;
  if (table.isThinking) return words.looking;
  if (!table.hintResult) return undefined;
  if (!table.hintResult.at) return table.solvableTiles ? words.noWayFrom(table.solvableTiles) : words.noWay;
  if (table.hintResult.places === 1) return words.onlyPlace;
  return table.hintResult.closes > 0 ? words.closes(table.hintResult.closes) : words.goesOn;
}

/** Why a button is disabled. */
export const whyNot = (kind: Hindrance): string => (kind === 'thinking' ? t.puzzle.messages.noHint : sharedNotice(kind));

/** The state of the puzzle. */
export function messageOf(table: Situation): string {
  const words = t.puzzle.messages;
  const view = table.view!;
  const hint = hintOf(table);
  if (hint !== undefined) return hint;
  if (view.solved) return words.solved;
  if (view.left === 0) return words.notClosed(view.open.length);
  if (table.state?.notice?.kind === 'illegal') return words.refused;
  if (view.over) return words.stuck;
  if (view.laid.length === 0) return words.first;
  return view.open.length === 0 ? words.closed : words.open(view.open.length);
}
