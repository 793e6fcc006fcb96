// A table at which a game is played, whichever it is: the library says what becomes of it, every change is kept at once, and
// so are the games that were left for another. Intents are taken one after the other, each when the library has answered the
// one before.
import { sentence } from '@/lib/workerClient';
import { t } from '@/i18n';
import { readStored, watch, write } from '@/lib/localStore.svelte';
import { areSame, type Square } from './square';

/** A game as it is kept. */
export interface BaseGame {
  id: string;
  /** How many of its moves stand. */
  played: number;
  /** Nothing is taken back, and there are no hints. */
  ranked: boolean;
  /** How the tile lies that is pinned to a square, as the table has it. */
  held?: unknown;
}

/** What games say of their tables alike. */
interface Answer<State, Now, View> {
  table: State;
  now: Now;
  view: View | null;
}

interface Kind<Play, State> {
  /** What its games are kept under, if they are. */
  name: string | null;
  isStoredGame: (value: unknown) => value is Play;
  /** The table of a game, as the library takes it. */
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
  /** The table, what can be done at it, and what there is to see, as the library has them. */
  state = $state.raw<State>();
  now = $state.raw<Now>();
  view = $state.raw<View>();
  /** Games that were left for another, the latest first. */
  others = $state.raw<readonly Play[]>([]);
  /** What went wrong. */
  trouble = $state('');
  isThinking = $state(false);
  /** A hint is shown, and nothing was done since. */
  isHinted = $state(false);
  /** The tile lies on the square of the cursor, whatever the mouse does, until it is laid, moved or taken off. */
  isPinned = $state(false);
  /** Squares that a lesson asks to look at. */
  aims = $state.raw<readonly Square[]>([]);
  /** A lesson has the word: nothing can be done until it goes on. */
  isPaused = $state(false);

  abstract readonly isOver: boolean;
  /** Where the tile is held. */
  abstract readonly at: Square;
  /** Whether somebody may lay a tile now. */
  abstract readonly mayMove: boolean;
  /** The tile lies, and its turn goes on. */
  abstract readonly isLaid: boolean;
  /** What the page says of a game that it has put on the table, while only the cursor moves. */
  #announcement = $state('');
  /** What was last said; empty for nothing. */
  readonly message = $derived(this.#announcement || (this.state?.notice ? this.describeNotice(this.state.notice) : ''));
  readonly marks = $derived(this.state?.help ?? true);
  readonly canUndo = $derived(this.now?.may_undo ?? false);
  readonly canRedo = $derived(this.now?.may_redo ?? false);
  readonly #kind: Kind<Play, State>;
  readonly #marksAtFirst: boolean;
  // The mouse has brought the tile where it is held.
  #isHovered = false;
  #work: Promise<void> = Promise.resolve();

  /** It is a lesson's: nothing of it is kept, and there is only what the lesson needs. */
  get isLesson(): boolean {
    return this.#kind.name === null;
  }

  /** With a game to play if nothing else can be. */
  constructor(kind: Kind<Play, State>, usual: Play, marks: boolean) {
    this.#kind = kind;
    this.#marksAtFirst = marks;
    this.play = $state.raw(usual);
  }

  /** What becomes of a table by an intent; throws if the library does not take it. */
  protected abstract apply(table: Partial<State>, intent: string): Promise<Answer<State, Now, View>>;

  /** The game as the table has it. */
  protected abstract playOf(state: State): Play;

  /** Whether the tile can be pinned to a square: it fits there, or help is hidden and nothing tells. */
  abstract takes(square: Square): boolean;

  /** What the table knows of a tile that is held on a square. */
  protected abstract heldAt(state: State, square: Square): Partial<State>;

  /** A hint, as the intent that shows it; nothing if it is not wanted any more. */
  protected abstract findHint(state: State): Promise<string | undefined>;

  /** A notice in the reader's language. */
  protected describeNotice(_notice: NonNullable<State['notice']>): string {
    return '';
  }

  /** The game is another than it was. */
  protected changed() {}

  /** Something was done at the table. */
  protected settled() {}

  /** What has been played, to tell whether it is still so. */
  protected abstract turn(): string;

  /** The game that was kept comes on the table, or this one if there is none. */
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

  /** When all that was asked so far is done. */
  idle(): Promise<void> {
    return this.#work;
  }

  /** Does something at the table, if it is still as `is` asks. */
  request(intent: string, is: () => boolean = () => true): Promise<void> {
    return this.#run(() => (is() ? this.#act(intent) : undefined));
  }

  async #act(intent: string) {
    if (!this.state || this.isPaused) return;
    const { table, now, view } = await this.apply(this.state, intent);
    this.isHinted = false;
    if (!/^(step|point) /.test(intent)) this.#announcement = '';
    this.state = table;
    this.now = now;
    if (view === null) {
      this.isPinned = this.isPinned && this.mayMove && this.takes(this.at);
      this.#saveHeld();
    } else {
      this.isPinned = false;
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

  // Puts a game on the table. Throws if the library does not take it, and then changes nothing.
  async #put(play: Play, announcement = '') {
    const help = this.state?.help ?? this.#marksAtFirst;
    const begun = { ...this.#kind.tableOf(play), help } as Partial<State>;
    const held = typeof play.held === 'object' ? play.held : null;
    // How a tile was held is of no use if it is damaged; the game goes on.
    const asHeld = held && (await this.apply({ ...begun, ...held }, '').catch(() => null));
    const { table, now, view } = asHeld ?? (await this.apply(begun, ''));
    this.isPinned = Boolean(asHeld);
    this.play = play;
    this.#announcement = announcement;
    this.state = table;
    this.now = now;
    this.view = view!;
    this.changed();
    this.settled();
  }

  // What is played in another tab: the same game goes on here as it does there, others are those that were left.
  #adopt(plays: readonly Play[]) {
    return this.#run(async () => {
      const same = plays.find((each) => each.id === this.play.id);
      this.others = plays.filter((each) => each.id !== this.play.id).slice(0, maxGames - 1);
      if (same && JSON.stringify(same) !== JSON.stringify(this.play)) await this.#put(same);
    });
  }

  /** What has become of the game elsewhere comes on the table. */
  protected load(play: Play): Promise<void> {
    return this.#run(() => this.#put(play));
  }

  #save() {
    if (!write(this.#kind.name, [this.play, ...this.others].slice(0, maxGames))) this.trouble = t.game.trouble.notKept;
  }

  /** Puts another game on the table; the one there is can be had back if it was begun and is not over. */
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

  forget(id: string) {
    this.others = this.others.filter((each) => each.id !== id);
    this.#save();
  }

  /** Hides what helps, or shows it again; gives which. */
  async showMarks(): Promise<boolean> {
    await this.request('help');
    return this.marks;
  }

  moveTo(x: number, y: number) {
    return this.request(`point ${x} ${y}`);
  }

  /** The mouse is over a square: the tile is seen there unless it is pinned. */
  hover(square: Square) {
    if (!this.mayMove || this.isPinned || areSame(square, this.at)) return;
    this.#isHovered = true;
    this.moveTo(square.x, square.y);
  }

  /** A square is pressed: the tile is pinned there, and turned if it was already; or it is said why it does not fit. */
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
    this.#saveHeld();
  }

  // What the library says of laying the tile there; it stays where it is.
  async #refuse(square: Square) {
    const { table } = await this.apply({ ...this.state, ...this.heldAt(this.state!, square) }, 'confirm');
    this.#announcement = '';
    this.state = { ...this.state!, notice: table.notice };
  }

  // Where keys bring the tile it stays.
  #hold(intent: string): Promise<void> {
    return this.#run(() => this.#show(intent));
  }

  step(columns: number, rows: number) {
    return this.#hold(`step ${columns} ${rows}`);
  }
  /** The keys' focus has gone to a square. */
  visit(square: Square) {
    if (!areSame(square, this.at)) this.#hold(`point ${square.x} ${square.y}`);
  }
  /** To the next square for the tile, or the one before. */
  next(direction: 1 | -1) {
    return this.#hold(`next ${direction}`);
  }
  turnTile(direction: 1 | -1) {
    return this.#hold(`turn ${direction}`);
  }

  /** Lays the tile; where only the mouse has brought it, it is pinned first. */
  lay(): Promise<void> {
    return this.#run(() => (this.isPinned || !this.#isHovered ? this.#lay() : this.#pin(this.at)));
  }

  // A turn that goes on has its tile pinned.
  async #lay() {
    await this.#act('confirm');
    if (this.isLaid) this.#pinHere();
  }

  /** One step back: the tile is taken up again, or goes back to the hand. */
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

  /** One good move, shown and not made. */
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
