// A lesson: moves to be made one after the other, each from a position of its own, at a table that keeps nothing. Which move
// it is at is in the address, so that a reload goes on there.
import type { BaseGame } from '@/lib/game/GameTable.svelte';
import type { Square } from '@/lib/game/square';
import { linkParams } from '@/lib/link';
import { randomSeed } from '@/lib/seed';
import { lessonProgress, type LessonName } from './lessonProgress';

export interface Step<Play, View> {
  /** What lies on the table before. */
  play: Play;
  /** The squares it is about, as the table is then. */
  aims: (view: View) => readonly Square[];
  /** Whether the move that was made does what is taught. */
  isDone: (before: View, after: View) => boolean;
}

/** What a lesson needs of the table of a game. */
interface LessonTable<Play, View> {
  readonly play: Play;
  readonly view: View | undefined;
  aims: readonly Square[];
  isPaused: boolean;
  readonly isPinned: boolean;
  readonly isLaid: boolean;
  start(play: Play): Promise<void>;
}

/** Asked, then done or missed; while a position is put on the table nothing is judged. */
type State = 'opening' | 'asked' | 'done' | 'missed';

/** What a game can do, and a lesson has no use for. */
export const nothing = () => {};

export class Lesson<Play extends BaseGame, View extends object> {
  readonly name: LessonName;
  readonly count: number;
  readonly table: LessonTable<Play, View>;
  /** How many moves are behind. */
  at = $state(0);
  state = $state<State>('opening');
  /** Its first position is on the table. */
  isReady = $state(false);
  readonly isOver = $derived.by(() => this.at === this.count);
  readonly #steps: readonly Step<Play, View>[];
  // What the move that is asked for began with.
  #begun?: { play: Play; view: View };

  /** Its moves, from the one that the address has. */
  constructor(name: LessonName, table: LessonTable<Play, View>, steps: readonly Step<Play, View>[]) {
    this.name = name;
    this.table = table;
    this.#steps = steps;
    this.count = steps.length;
    this.open();
  }

  /** Goes to the move of the address. */
  open(): Promise<void> {
    const step = Number(linkParams(`learn/${this.name}`).get('step') ?? 1);
    this.at = Number.isInteger(step) && step >= 1 && step <= this.count ? step - 1 : 0;
    return this.#put(this.#steps[this.at]!.play);
  }

  async #put(play: Play) {
    this.state = 'opening';
    this.table.isPaused = false;
    // By another name it is another game, which is seen whole and has the keys.
    await this.table.start({ ...play, id: randomSeed(12) });
    this.#beginStep();
  }

  #beginStep() {
    const { play, view } = this.table;
    if (!view) return;
    this.#begun = { play, view };
    this.table.isPaused = false;
    this.table.aims = this.#steps[this.at]!.aims(view);
    this.state = 'asked';
    this.isReady = true;
  }

  /** Looks at what became of the table. */
  judge() {
    const { play, view } = this.table;
    if (this.state !== 'asked' || !this.#begun || !view || view === this.#begun.view) return;
    if (play.played <= this.#begun.play.played) return this.again();
    this.state = this.#steps[this.at]!.isDone(this.#begun.view, view) ? 'done' : 'missed';
    this.table.isPaused = true;
    this.table.aims = [];
  }

  /** To the next move; what was done stays if that begins with as much. */
  async next() {
    this.at += 1;
    const step = this.#steps[this.at];
    if (!step) return lessonProgress.finish(this.name);
    window.history.replaceState(null, '', `#/learn/${this.name}?step=${this.at + 1}`);
    if (step.play.played === this.table.play.played) this.#beginStep();
    else await this.#put(step.play);
  }

  /** Takes back what was done. */
  again(): Promise<void> {
    return this.#put(this.#begun!.play);
  }

  /** The page of the game takes the lesson's place. */
  leave() {
    location.replace(`#/${this.name}`);
  }
}
