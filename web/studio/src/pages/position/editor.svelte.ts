// A position that is set up by hand. The library makes and checks every edit. Undo and redo are saved with the position.
import type { MatchPosition, ReviewEngine } from 'bastide-engine';
import { startReviewEngine } from '@/lib/engine';
import { History } from '@/lib/History.svelte';
import type { Status } from '@/lib/Status.svelte';
import { StoppedError, type AsyncCalls } from '@/lib/workerClient';

/** What a press on the board places: a tile of a type, or a meeple of a player. */
export type Brush = { tile: string } | { player: number };

/** The start of a game. */
export const start = 'players 2; tiles RCr 0 0 0; scores 0 0; turn 0';

/** How a text looks. */
export const example = 'players 2; tiles RCr 0 0 0, LR 1 0 1 rW 0; hand L';

const isText = (value: unknown): value is string => typeof value === 'string';

export const textOf = (view: MatchPosition) => view.match.position!;

export class Editor {
  readonly past = new History<string>('position.text', start, isText);
  view = $state.raw<MatchPosition>();
  readonly #worker = startReviewEngine();
  readonly #status: Status;
  #work: Promise<void> = Promise.resolve();

  constructor(status: Status) {
    this.#status = status;
  }

  get calls(): AsyncCalls<ReviewEngine> {
    return this.#worker.calls;
  }

  close() {
    this.#worker.stop();
  }

  #run(command: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(command).catch((error) => {
      if (!(error instanceof StoppedError)) this.#status.fail(error);
    });
    return this.#work;
  }

  /** Shows the current text, for example after undo. Starts a new position with this message if it is damaged. */
  show(damaged: string): Promise<void> {
    return this.#run(async () => {
      const text = this.past.now;
      if (this.view && textOf(this.view) === text) return;
      try {
        this.view = await this.calls.matchPosition(text);
      } catch (error) {
        if (error instanceof StoppedError) throw error;
        this.past.change(start);
        this.view = await this.calls.matchPosition(start);
        this.#status.fail(damaged);
      }
    });
  }

  /** Makes an edit of the current text. Shows the reason if it is impossible. */
  edit(make: (calls: AsyncCalls<ReviewEngine>, text: string) => Promise<MatchPosition>): Promise<void> {
    return this.#run(async () => {
      this.#put(await make(this.calls, this.past.now));
      this.#status.clear();
    });
  }

  /** Opens a text. Returns what takes that back, unless it was shown already. Throws its error. */
  async open(text: string): Promise<(() => void) | undefined> {
    const isNew = this.#put(await this.calls.matchPosition(text));
    this.#status.clear();
    return isNew ? () => this.past.undo() : undefined;
  }

  // Returns false if nothing changed.
  #put(view: MatchPosition): boolean {
    this.view = view;
    if (textOf(view) === this.past.now) return false;
    this.past.change(textOf(view));
    return true;
  }
}
