// A lesson: a series of moves, each from its own position, at a table that saves nothing. The address has the number of the
// move, so that a reload continues there.
import type { BaseGame } from '@/lib/game/GameTable.svelte';
import type { Square } from '@/lib/game/square';
import { linkParams } from '@/lib/link';
import { randomSeed } from '@/lib/seed';
import { lessonProgress, type LessonName } from './lessonProgress';

export interface Step<Play, View> {
  /** The position before the move. */
  play: Play;
  /** The squares to outline. */
  aims: (view: View) => readonly Square[];
  /** Prepares the table, for example by choosing a tile. */
  begin?: (view: View) => Promise<void>;
  /** Whether the move does what the step teaches. */
  isDone: (before: View, after: View) => boolean;
}

/** The part of a game's table that a lesson uses. */
interface LessonTable<Play, View> {
  readonly play: Play;
  readonly view: View | undefined;
  aims: readonly Square[];
  isPaused: boolean;
  readonly isPinned: boolean;
  readonly isLaid: boolean;
  moveTo(x: number, y: number): Promise<void>;
  start(play: Play): Promise<void>;
}

/** The step is asked, then done or missed. While a position is put on the table, nothing is judged. */
type State = 'opening' | 'asked' | 'done' | 'missed';

/** Replaces an action that lessons do not have. */
export const nothing = () => {};

export class Lesson<Play extends BaseGame, View extends object> {
  readonly name: LessonName;
  readonly count: number;
  readonly table: LessonTable<Play, View>;
  /** Number of moves done. */
  at = $state(0);
  state = $state<State>('opening');
  /** The first position is on the table. */
  isReady = $state(false);
  readonly isOver = $derived.by(() => this.at === this.count);
  readonly #steps: readonly Step<Play, View>[];
  // The state before the move.
  #start?: { play: Play; view: View };

  /** Starts at the move in the address. */
  constructor(name: LessonName, table: LessonTable<Play, View>, steps: readonly Step<Play, View>[]) {
    this.name = name;
    this.table = table;
    this.#steps = steps;
    this.count = steps.length;
    this.open();
  }

  /** Goes to the move in the address. */
  open(): Promise<void> {
    const step = Number(linkParams(`learn/${this.name}`).get('step') ?? 1);
    this.at = Number.isInteger(step) && step >= 1 && step <= this.count ? step - 1 : 0;
    return this.#put(this.#steps[this.at]!.play);
  }

  async #put(play: Play) {
    this.state = 'opening';
    this.table.isPaused = false;
    // With a new id it is another game, which is shown whole and gets the keyboard focus.
    await this.table.start({ ...play, id: randomSeed(12) });
    await this.#beginStep();
  }

  async #beginStep() {
    const { play, view } = this.table;
    if (!view) return;
    this.#start = { play, view };
    this.table.isPaused = false;
    const { aims, begin } = this.#steps[this.at]!;
    await begin?.(view);
    // The cursor starts at the outlined square, so that nothing points elsewhere.
    const outlined = aims(view);
    const [first] = outlined;
    if (first) await this.table.moveTo(first.x, first.y);
    this.table.aims = outlined;
    this.state = 'asked';
    this.isReady = true;
  }

  /** Judges the last move. */
  judge() {
    const { play, view } = this.table;
    if (this.state !== 'asked' || !this.#start || !view || view === this.#start.view) return;
    if (play.played <= this.#start.play.played) return this.again();
    this.state = this.#steps[this.at]!.isDone(this.#start.view, view) ? 'done' : 'missed';
    this.table.isPaused = true;
    this.table.aims = [];
  }

  /** Goes to the next move. Keeps the board if the next position has the same number of moves. */
  async next() {
    this.at += 1;
    const step = this.#steps[this.at];
    if (!step) return lessonProgress.finish(this.name);
    this.#keepAddress();
    if (step.play.played === this.table.play.played) await this.#beginStep();
    else await this.#put(step.play);
  }

  /** Goes back to the previous move. */
  back(): Promise<void> {
    this.at -= 1;
    this.#keepAddress();
    return this.#put(this.#steps[this.at]!.play);
  }

  #keepAddress() {
    window.history.replaceState(window.history.state, '', `#/learn/${this.name}?step=${this.at + 1}`);
  }

  /** Undoes the move. */
  again(): Promise<void> {
    return this.#put(this.#start!.play);
  }

  /** Replaces the lesson with the page of the game. */
  leave() {
    location.replace(`#/${this.name}`);
  }
}
