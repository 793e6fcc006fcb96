// What the page says of a puzzle as it lies: what the library has found, in words.
import { say } from '@/words';
import { extentOf } from './extent';
import type { Table } from './table.svelte';

function hintOf(table: Table): string | undefined {
  const words = say.puzzle.said;
  if (table.isThinking) return words.looking;
  if (!table.hinted) return undefined;
  if (!table.hinted.at) return words.noWay;
  if (table.hinted.places === 1) return words.onlyPlace;
  return table.hinted.closes > 0 ? words.closes(table.hinted.closes) : words.goesOn;
}

/** How it stands. */
export function messageOf(table: Table): string {
  const words = say.puzzle.said;
  const view = table.view!;
  const hint = hintOf(table);
  if (hint !== undefined) return hint;
  if (view.solved) return words.solved;
  if (view.left === 0) return words.notClosed(view.open.length);
  if (view.over) return words.stuck;
  if (view.laid.length === 0) return words.first;
  return view.open.length === 0 ? words.closed : words.open(view.open.length);
}

/** What the cursor is on, told when it is moved by keys. */
export function hereOf(table: Table): string {
  const words = say.puzzle.here;
  const extent = extentOf(table.view!.laid);
  const where = say.puzzle.square(table.cursor.row - extent.top + 1, table.cursor.column - extent.left + 1);
  const what = () => {
    if (table.tileHere >= 0) return words.tile(table.tileHere + 1);
    if (!table.place) return words.far;
    if (!table.marks) return words.empty;
    if (table.place.degrees.length === 0) return words.no;
    return table.place.degrees.includes(table.degrees) ? words.fits : words.turned;
  };
  return `${where}: ${what()}`;
}
