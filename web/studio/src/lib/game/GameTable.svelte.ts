// A table at which a game is played. The library applies intents to it, one at a time, each after the previous answer. Every
// change is saved at once. Games left for another one are saved as well.
import { sentence } from '@/lib/workerClient';
import { t } from '@/i18n';
import { readStored, watch, write } from '@/lib/localStore.svelte';
import { areSame, type Square } from './square';

/** A saved game. */
export interface BaseGame {
  id: string;
  /** Number of moves played, not counting undone ones. */
  played: number;
  /** No undo and no hints. */
  ranked: boolean;
  /** How the pinned tile lies, in the form that the table uses. */
  held?: unknown;
}

/** The part of an answer that all games share. */
interface Answer<State, Now, View> {
  table: State;
  now: Now;
  view: View | null;
}

interface Kind<Play, State> {
  /** Name under which games are stored; null for none. */
  name: string | null;
  isStoredGame: (value: unknown) => value is Play;
  /** The table of a game, in the form that the library takes. */
  tableOf: (play: Play) => Partial<State>;
}

const maxGames = 8;

export abstract class GameTable<
  Play extends BaseGame,
  State extends { played: number; help: boolean; notice: object | null; asked?: boolean },
  Now extends { may_undo: boolean; may_redo: boolean; may_hint: boolean },
  View,
> {
  play: Play;
  /** The table, the possible actions and the view, as the library returns them. */
  state = $state.raw<State>();
  now = $state.raw<Now>();
  view = $state.raw<View>();
  /** Games left for another one, latest first. */
  others = $state.raw<readonly Play[]>([]);
  /** The last error. */
  trouble = $state('');
  isThinking = $state(false);
  /** A hint is shown, and nothing has been done since. */
  isHinted = $state(false);
  /** The tile stays on the cursor's square, whatever the mouse does, until it is placed, moved or removed. */
  isPinned = $state(false);
  /** The reader has moved the tile to a square since the last move. */
  isPointed = $state(false);
  /** The square where the reader last tried the tile in vain. */
  refused = $state.raw<Square | null>(null);
  /** Squares that a lesson outlines. */
  aims = $state.raw<readonly Square[]>([]);
  /** A lesson is explaining: nothing can be done until it continues. */
  isPaused = $state(false);

  abstract readonly isOver: boolean;
  /** The square where the tile is held. */
  abstract readonly at: Square;
  /** Whether a tile may be placed now. */
  abstract readonly mayMove: boolean;
  /** The tile is placed, and the turn continues. */
  abstract readonly isLaid: boolean;
  /** Announces a game that was put on the table. Stays while only the cursor moves. */
  #announcement = $state('');
  /** The last message; empty for none. */
  readonly message = $derived(this.#announcement || (this.state?.notice ? this.describeNotice(this.state.notice) : ''));
  readonly marks = $derived(this.state?.help ?? true);
  readonly canUndo = $derived(this.now?.may_undo ?? false);
  readonly canRedo = $derived(this.now?.may_redo ?? false);
  readonly #kind: Kind<Play, State>;
  readonly #marksAtFirst: boolean;
  // The mouse moved the tile to its square.
  #isHovered = false;
  #work: Promise<void> = Promise.resolve();

  /** A lesson's table: nothing is saved, and only what the lesson needs is possible. */
  get isLesson(): boolean {
    return this.#kind.name === null;
  }

  /** `usual` is the game to play if no other is available. */
  constructor(kind: Kind<Play, State>, usual: Play, marks: boolean) {
    this.#kind = kind;
    this.#marksAtFirst = marks;
    this.play = $state.raw(usual);
  }

  /** Applies an intent to a table. Throws if the library rejects it. */
  protected abstract apply(table: Partial<State>, intent: string): Promise<Answer<State, Now, View>>;

  /** The game of a table. */
  protected abstract playOf(state: State): Play;

  /** Whether the tile can be pinned to a square: it fits, or help is hidden. */
  abstract takes(square: Square): boolean;

  /** The members of the table for a tile that is held on a square. */
  protected abstract heldAt(state: State, square: Square): Partial<State>;

  /** Finds a hint. Returns the intent that shows it, or nothing if it was cancelled. */
  protected abstract findHint(state: State): Promise<string | undefined>;

  /** A notice in the reader's language. */
  protected describeNotice(_notice: NonNullable<State['notice']>): string {
    return '';
  }

  /** Called after the game has changed. */
  protected changed() {}

  /** Called after every action at the table. */
  protected settled() {}

  /** Identifies the state of the game, to detect changes. */
  protected abstract turn(): string;

  /** Puts the stored game on the table, or this one if there is none. */
  protected begin(first: Play) {
    const { name, isStoredGame } = this.#kind;
    const arePlays = (value: unknown): value is Play[] => Array.isArray(value) && value.length > 0 && value.every(isStoredGame);
    const stored = readStored(name, arePlays);
    const [now, ...others] = stored.value ?? [first];
    if (stored.isDamaged) this.trouble = t.game.trouble.damaged;
    watch(name, (value) => arePlays(value) && this.#adopt(value));
    this.#run(async () => {
      try {
        await this.#put(now!);
      } catch (error) {
        await this.#put(this.play);
        this.trouble = t.game.trouble.stopped(sentence(error));
      }
      this.others = others;
      this.#save();
    });
  }

  #run(command: () => void | Promise<void>): Promise<void> {
    this.#work = this.#work.then(command).catch((error) => {
      this.trouble = sentence(error);
    });
    return this.#work;
  }

  /** Resolves when all requests so far are done. */
  idle(): Promise<void> {
    return this.#work;
  }

  /** Applies an intent if `is` still holds. */
  request(intent: string, is: () => boolean = () => true): Promise<void> {
    return this.#run(() => (is() ? this.#act(intent) : undefined));
  }

  async #act(intent: string) {
    if (!this.state || this.isPaused) return;
    const { table, now, view } = await this.apply(this.state, intent);
    this.isHinted = false;
    this.refused = null;
    if (!/^(step|point) /.test(intent)) this.#announcement = '';
    this.state = table;
    this.now = now;
    if (view === null) {
      this.isPinned = this.isPinned && this.mayMove && this.takes(this.at);
      this.#saveHeld();
    } else {
      this.isPinned = false;
      this.isPointed = false;
      this.#isHovered = false;
      this.view = view;
      this.play = this.#withHeld(this.playOf(table));
      this.#save();
      this.changed();
    }
    this.settled();
  }

  #withHeld(play: Play): Play {
    const { held: _, ...rest } = play;
    return (this.isPinned && this.state ? { ...rest, held: this.heldAt(this.state, this.at) } : rest) as Play;
  }

  #saveHeld() {
    const play = this.#withHeld(this.play);
    if (JSON.stringify(play.held) === JSON.stringify(this.play.held)) return;
    this.play = play;
    this.#save();
  }

  // Puts a game on the table. If the library rejects it, throws and changes nothing.
  async #put(play: Play, announcement = '') {
    const help = this.state?.help ?? this.#marksAtFirst;
    const begun = { ...this.#kind.tableOf(play), help } as Partial<State>;
    const held = typeof play.held === 'object' ? play.held : null;
    // A damaged held tile is ignored.
    const answer = held && (await this.apply({ ...begun, ...held }, '').catch(() => null));
    const { table, now, view } = answer ?? (await this.apply(begun, ''));
    this.isPinned = Boolean(answer);
    this.isPointed = this.isPinned;
    this.play = play;
    this.refused = null;
    this.#announcement = announcement;
    this.state = table;
    this.now = now;
    this.view = view!;
    this.changed();
    this.settled();
  }

  // Follows changes in another tab: the same game continues here, and other games become unfinished ones.
  #adopt(plays: readonly Play[]) {
    return this.#run(async () => {
      const same = plays.find((each) => each.id === this.play.id);
      this.others = plays.filter((each) => each.id !== this.play.id).slice(0, maxGames - 1);
      if (same && JSON.stringify(same) !== JSON.stringify(this.play)) await this.#put(same);
    });
  }

  /** Puts a newer state of the game on the table. */
  protected load(play: Play): Promise<void> {
    return this.#run(() => this.#put(play));
  }

  #save() {
    if (!write(this.#kind.name, [this.play, ...this.others].slice(0, maxGames))) this.trouble = t.game.trouble.notKept;
  }

  /** Puts another game on the table. Keeps the current one if it has moves and is not over. */
  start(play: Play, announcement?: string): Promise<void> {
    return this.#run(async () => {
      const left = this.play;
      const isWorthKeeping = left.id !== play.id && left.played > 0 && !this.isOver;
      await this.#put(play, announcement);
      this.others = [...(isWorthKeeping ? [left] : []), ...this.others]
        .filter((each) => each.id !== play.id)
        .slice(0, maxGames - 1);
      this.#save();
    });
  }

  /** Puts an unfinished game on the table, if it is still there. */
  async resume(id: string): Promise<void> {
    await this.idle();
    const left = this.others.find((each) => each.id === id);
    if (left) await this.start(left);
  }

  remove(id: string) {
    this.others = this.others.filter((each) => each.id !== id);
    this.#save();
  }

  /** Hides or shows the markers. Returns whether they are shown. */
  async showMarks(): Promise<boolean> {
    await this.request('help');
    return this.marks;
  }

  moveTo(x: number, y: number) {
    return this.request(`point ${x} ${y}`);
  }

  /** Shows the tile on the square under the mouse, unless it is pinned. */
  hover(square: Square) {
    if (!this.mayMove || this.isPinned) return;
    this.isPointed = true;
    if (areSame(square, this.at)) return;
    this.#isHovered = true;
    this.moveTo(square.x, square.y);
  }

  /** Pins the tile to a square, or rotates it if it is pinned there. If it does not fit, shows why. */
  press(square: Square): Promise<void> {
    return this.#run(() => {
      if (!this.isPinned || !areSame(square, this.at)) return this.#pin(square);
      if (!this.isLaid) return this.#act('turn 1');
    });
  }

  pin(square: Square): Promise<void> {
    return this.#run(() => this.#pin(square));
  }

  async #pin(square: Square) {
    if (!this.mayMove) return;
    if (!this.takes(square)) return this.#refuse(square);
    if (!areSame(square, this.at)) await this.#act(`point ${square.x} ${square.y}`);
    this.#pinHere();
  }

  #pinHere() {
    this.#isHovered = false;
    this.isPinned = this.mayMove && this.takes(this.at);
    this.isPointed = true;
    this.#saveHeld();
  }

  // Shows why the library would reject the tile there. The tile stays where it is.
  async #refuse(square: Square) {
    const { table } = await this.apply({ ...this.state, ...this.heldAt(this.state!, square) }, 'confirm');
    this.#announcement = '';
    this.refused = square;
    this.state = { ...this.state!, notice: table.notice };
  }

  // Keys pin the tile to the square where they move it.
  #hold(intent: string): Promise<void> {
    return this.#run(() => this.#show(intent));
  }

  step(columns: number, rows: number) {
    return this.#hold(`step ${columns} ${rows}`);
  }
  /** Called when the keyboard focus moves to a square. */
  visit(square: Square) {
    if (!areSame(square, this.at)) this.#hold(`point ${square.x} ${square.y}`);
  }
  /** Moves to the next or previous square for the tile. */
  next(direction: 1 | -1) {
    return this.#hold(`next ${direction}`);
  }
  turnTile(direction: 1 | -1) {
    return this.#hold(`turn ${direction}`);
  }

  /** Whether nobody has chosen the square of the tile yet, which a lesson does not even show. */
  protected get isUnchosen(): boolean {
    return this.isLesson && !this.isPointed;
  }

  /** Places the tile. A tile that only the mouse has moved, or whose square nobody has chosen, is pinned first. */
  placeTile(): Promise<void> {
    return this.#run(() => (this.isPinned || !(this.#isHovered || this.isUnchosen) ? this.#placeTile() : this.#pin(this.at)));
  }

  // If the turn continues, the tile is pinned.
  async #placeTile() {
    await this.#act('confirm');
    if (this.isLaid) this.#pinHere();
  }

  /** One step back: takes the placed tile up again, or returns it to the hand. */
  takeOff(): Promise<void> {
    return this.#run(async () => {
      const isOneStep = this.isLaid || Boolean(this.state?.asked);
      await this.#act('back');
      if (!isOneStep) this.isPinned = false;
      this.#saveHeld();
    });
  }

  undo() {
    return this.request('undo');
  }
  redo() {
    return this.request('redo');
  }

  async #show(intent: string) {
    await this.#act(intent);
    this.#pinHere();
  }

  async #showHint(intent: string) {
    await this.#show(intent);
    this.isHinted = true;
  }

  /** Shows a good move without making it. */
  async hint() {
    if (this.isThinking) return;
    await this.request('show');
    if (!this.now?.may_hint || !this.state) return;
    const turn = this.turn();
    const isAsBefore = () => this.turn() === turn;
    this.isThinking = true;
    try {
      const shown = await this.findHint(this.state);
      if (shown !== undefined) await this.#run(() => (isAsBefore() ? this.#showHint(shown) : undefined));
    } catch (error) {
      this.trouble = sentence(error);
    } finally {
      if (isAsBefore()) this.isThinking = false;
    }
  }
}
