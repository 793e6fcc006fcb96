// A lesson: steps to be done one after the other, at a table where nothing is kept.

export interface Step<View> {
  /** Puts on the table what the step begins with; without it the game goes on as it is. */
  begin?: () => Promise<void>;
  /** How many moves lie there then. */
  moves: number;
  /** Whether what it teaches was done. */
  isDone: (view: View) => boolean;
}

type State = 'asked' | 'done' | 'missed';

/** A lesson as its teacher sees it. */
export interface Course {
  /** Steps done before, and all there are. */
  at: number;
  readonly count: number;
  readonly state: State;
  readonly isOver: boolean;
  /** Whether the step can be put on the table again; else it goes on when the move is taken back. */
  readonly mayBeginAgain: boolean;
  next: () => void;
  again: () => void;
}

export class Lesson<View extends object> implements Course {
  readonly #steps: readonly Step<View>[];
  readonly count: number;
  readonly #movesOf: (view: View) => number;
  at = $state(0);
  state = $state<State>('asked');
  readonly mayBeginAgain = $derived.by(() => this.#steps[this.at]?.begin !== undefined);
  readonly isOver = $derived.by(() => this.at === this.count);

  constructor(steps: readonly Step<View>[], movesOf: (view: View) => number) {
    this.#steps = steps;
    this.count = steps.length;
    this.#movesOf = movesOf;
    this.again();
  }

  /** Says what is on the table now. */
  see(view: View) {
    const step = this.#steps[this.at];
    if (!step || this.state === 'done') return;
    if (this.#movesOf(view) <= step.moves) this.state = 'asked';
    else this.state = step.isDone(view) ? 'done' : 'missed';
  }

  next() {
    this.at += 1;
    this.state = 'asked';
    this.#steps[this.at]?.begin?.();
  }

  again() {
    this.state = 'asked';
    this.#steps[this.at]?.begin?.();
  }
}
