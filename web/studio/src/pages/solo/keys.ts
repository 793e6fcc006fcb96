// The keys, the same as in the terminal.
import type { Table } from './table.svelte';

export interface Elsewhere {
  help(): void;
  marks(): void;
  again(): void;
}

/** Does what a key stands for; false if it stands for nothing. */
export function pressed(key: string, table: Table, elsewhere: Elsewhere): boolean {
  const isOver = table.view?.finished ?? true;
  const anytime: Record<string, () => void> = {
    '?': elsewhere.help,
    v: elsewhere.marks,
    u: () => table.undo(),
    r: () => table.redo(),
  };
  const atTheEnd: Record<string, () => void> = { g: elsewhere.again };
  const inPlay: Record<string, () => void> = {
    h: () => table.step(0, -1),
    j: () => table.step(1, 0),
    k: () => table.step(-1, 0),
    l: () => table.step(0, 1),
    ArrowLeft: () => table.step(0, -1),
    ArrowDown: () => table.step(1, 0),
    ArrowUp: () => table.step(-1, 0),
    ArrowRight: () => table.step(0, 1),
    '1': () => table.select(0),
    '2': () => table.select(1),
    '3': () => table.select(2),
    '4': () => table.select(3),
    n: () => table.nextPlace(1),
    N: () => table.nextPlace(-1),
    Enter: () => table.lay(),
    ' ': () => table.lay(),
    d: () => table.discard(),
    i: () => table.hint(),
    H: () => table.hint(),
  };
  const act = anytime[key] ?? (isOver ? atTheEnd : inPlay)[key];
  act?.();
  return act !== undefined;
}
