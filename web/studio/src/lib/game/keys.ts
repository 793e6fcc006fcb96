// The keys that every game has, the same as in the terminal.

/** What keys ask of a table. */
export interface KeyTarget {
  readonly isOver: boolean;
  undo(): unknown;
  redo(): unknown;
  step(columns: number, rows: number): unknown;
  /** To the next square for the tile, or the one before. */
  next(direction: 1 | -1): unknown;
  lay(): unknown;
  hint(): unknown;
  takeOff(): unknown;
}

/** What they ask of the page. */
export interface PageActions {
  help(): void;
  marks(): void;
  again(): void;
}

export type Keys = Record<string, () => unknown>;

/** Does what a key stands for, in every game or, while it is played, by the keys of this one; false if it stands for nothing. */
export function handleKey(key: string, table: KeyTarget, elsewhere: PageActions, own: Keys): boolean {
  const anytime: Keys = { '?': elsewhere.help, v: elsewhere.marks, u: () => table.undo(), U: () => table.redo() };
  const atTheEnd: Keys = { g: elsewhere.again };
  const inPlay: Keys = {
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
    Enter: () => table.lay(),
    ' ': () => table.lay(),
    i: () => table.hint(),
    H: () => table.hint(),
    Escape: () => table.takeOff(),
    Backspace: () => table.takeOff(),
    ...own,
  };
  const act = anytime[key] ?? (table.isOver ? atTheEnd : inPlay)[key];
  act?.();
  return act !== undefined;
}
