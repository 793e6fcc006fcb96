// Keys shared by all games, the same as in the terminal.

/** Actions of keys at a table. */
export interface KeyTarget {
  readonly isOver: boolean;
  undo(): unknown;
  redo(): unknown;
  step(columns: number, rows: number): unknown;
  /** Moves to the next or previous square for the tile. */
  next(direction: 1 | -1): unknown;
  placeTile(): unknown;
  hint(): unknown;
  takeOff(): unknown;
}

/** Actions of keys on the page. */
export interface PageActions {
  help(): void;
  marks(): void;
  again(): void;
}

export type Keys = Record<string, () => unknown>;

/** Runs the action of a key. A game's `own` keys work while it is played. Returns false for unknown keys. */
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
    Enter: () => table.placeTile(),
    ' ': () => table.placeTile(),
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
