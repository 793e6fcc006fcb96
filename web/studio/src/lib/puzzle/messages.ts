// What the page says of a puzzle as it lies: what the library has found, in words.
import { t } from '@/i18n';
import type { Session } from './session.svelte';

function hintOf(table: Session): string | undefined {
  const words = t.puzzle.said;
  if (table.isThinking) return words.looking;
  if (!table.hinted) return undefined;
  if (!table.hinted.at) return words.noWay;
  if (table.hinted.places === 1) return words.onlyPlace;
  return table.hinted.closes > 0 ? words.closes(table.hinted.closes) : words.goesOn;
}

/** Why a button is off. */
export const whyNot = (topic: 'noUndo' | 'noRedo' | 'hint'): string =>
  ({ noUndo: t.game.nothingToTakeBack, noRedo: t.game.nothingToPlayAgain, hint: t.puzzle.said.noHint })[topic];

/** How it stands. */
export function messageOf(table: Session): string {
  const words = t.puzzle.said;
  const view = table.view!;
  const hint = hintOf(table);
  if (hint !== undefined) return hint;
  if (table.isRefused) return words.refused;
  if (view.solved) return words.solved;
  if (view.left === 0) return words.notClosed(view.open.length);
  if (view.over) return words.stuck;
  if (view.laid.length === 0) return words.first;
  return view.open.length === 0 ? words.closed : words.open(view.open.length);
}
