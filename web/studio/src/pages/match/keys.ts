// The keys, the same as in the terminal.
import type { Table } from './table.svelte';

export interface Elsewhere {
  help(): void;
  marks(): void;
  again(): void;
}

/** Does what a key stands for; false if it stands for nothing. */
export function pressed(key: string, table: Table, elsewhere: Elsewhere): boolean {
  const anytime: Record<string, () => void> = {
    '?': elsewhere.help,
    v: elsewhere.marks,
    u: () => table.undo(),
    U: () => table.redo(),
  };
  const atTheEnd: Record<string, () => void> = { g: elsewhere.again };
  const inPlay: Record<string, () => void> = {
    h: () => table.step(-1, 0),
    j: () => table.step(0, 1),
    k: () => table.step(0, -1),
    l: () => table.step(1, 0),
    ArrowLeft: () => table.step(-1, 0),
    ArrowDown: () => table.step(0, 1),
    ArrowUp: () => table.step(0, -1),
    ArrowRight: () => table.step(1, 0),
    n: () => table.next(1),
    N: () => table.next(-1),
    r: () => table.turn(1),
    e: () => table.turn(-1),
    Enter: () => table.lay(),
    ' ': () => table.lay(),
    Escape: () => table.takeUp(),
    Backspace: () => table.takeUp(),
    i: () => table.hint(),
    H: () => table.hint(),
  };
  for (let number = 0; number < 10; ++number) inPlay[number] = () => table.choose(number);
  const act = anytime[key] ?? (table.view?.over === false ? inPlay : atTheEnd)[key];
  act?.();
  return act !== undefined;
}
