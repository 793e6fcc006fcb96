// A table at which a game is played, whichever it is: every change is kept at once, and so are the games that were left
// for another. Commands are taken one after the other, each when the library has answered the one before.
import { sentence } from '@/lib/engine';
import { readKept, watch, write } from '@/lib/kept.svelte';

/** A game as it is kept. */
export interface Kept {
  id: string;
  /** How many of its moves stand. */
  played: number;
  /** Nothing is taken back, and there are no hints. */
  ranked: boolean;
}

interface Kind<Play> {
  /** What its games are kept under. */
  name: string;
  /** "game" */
  what: string;
  isPlay: (value: unknown) => value is Play;
}

const mostPlays = 8;

export abstract class GameTable<Play extends Kept> {
  play: Play;
  /** Games that were left for another, the latest first. */
  others = $state.raw<readonly Play[]>([]);
  /** What was last said. */
  said = $state('');
  /** What went wrong. */
  trouble = $state('');
  isThinking = $state(false);

  abstract readonly isOver: boolean;
  readonly #kind: Kind<Play>;
  #work: Promise<void> = Promise.resolve();

  /** With a game to play if nothing else can be. */
  constructor(kind: Kind<Play>, usual: Play) {
    this.#kind = kind;
    this.play = $state.raw(usual);
  }

  /**
   * Puts a game on the table, with the cursor at the last tile.
   * Throws if the library does not take it, and then changes nothing.
   */
  protected abstract put(play: Play): Promise<void>;

  /** The game that was kept comes on the table, or this one if there is none. */
  protected begin(first: Play) {
    const { name, what, isPlay } = this.#kind;
    const arePlays = (value: unknown): value is Play[] => Array.isArray(value) && value.length > 0 && value.every(isPlay);
    const kept = readKept(name, arePlays);
    const [now, ...others] = kept.value ?? [first];
    if (kept.isDamaged) this.trouble = `The ${what} kept in this browser is damaged and cannot go on: this is a new one.`;
    watch(name, (value) => arePlays(value) && this.#follow(value));
    this.run(async () => {
      try {
        await this.put(now!);
      } catch (error) {
        await this.put(this.play);
        this.trouble = `The ${what} kept in this browser cannot go on: ${sentence(error)}. This is a new one.`;
      }
      this.others = others;
      this.keep();
    });
  }

  protected run(command: () => void | Promise<void>): Promise<void> {
    this.#work = this.#work.then(command).catch((error) => {
      this.trouble = sentence(error);
    });
    return this.#work;
  }

  /** When all that was asked so far is done. */
  idle(): Promise<void> {
    return this.#work;
  }

  // What is played in another tab: the same game goes on here as it does there, others are those that were left.
  #follow(plays: readonly Play[]) {
    return this.run(async () => {
      const same = plays.find((each) => each.id === this.play.id);
      this.others = plays.filter((each) => each.id !== this.play.id).slice(0, mostPlays - 1);
      if (!same || JSON.stringify(same) === JSON.stringify(this.play)) return;
      await this.put(same);
    });
  }

  protected keep() {
    const { name, what } = this.#kind;
    if (!write(name, [this.play, ...this.others].slice(0, mostPlays)))
      this.trouble = `This browser keeps nothing for pages: a reload will lose this ${what}. Save it as a file.`;
  }

  /** Puts another game on the table; the one there is can be had back if it was begun and is not over. */
  start(play: Play, said = ''): Promise<void> {
    return this.run(async () => {
      const left = this.play;
      const isWorthKeeping = left.id !== play.id && left.played > 0 && !this.isOver;
      await this.put(play);
      this.others = [...(isWorthKeeping ? [left] : []), ...this.others]
        .filter((each) => each.id !== play.id)
        .slice(0, mostPlays - 1);
      this.said = said;
      this.keep();
    });
  }

  forget(id: string) {
    this.others = this.others.filter((each) => each.id !== id);
    this.keep();
  }

  /** Goes to the game as it was after so many moves. */
  protected async travel(played: number, done: string) {
    await this.put({ ...this.play, played });
    this.said = done;
    this.keep();
  }
}
