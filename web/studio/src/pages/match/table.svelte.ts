// A match being played: where the tile in hand is held, who moves, what may be chosen.
import type { MatchView } from 'bastide-engine';
import { engine, sentence } from '@/lib/engine';
import { GameTable } from '@/lib/game/GameTable.svelte';
import { areSame, type Square } from '@/lib/game/square';
import { randomSeed } from '@/lib/seed';
import { Bots } from './bots';
import { offersAt } from './choices';
import { countMoves, isPlay, namesOf, newPlay, seatAt, standingWords, usual, type Agreed, type Play } from './play';

const isRanked = 'This match is ranked: moves stay as they are made';

export class Table extends GameTable<Play> {
  view = $state.raw<MatchView>();
  cursor = $state.raw<Square>({ x: 0, y: 0 });
  /** Quarter turns of the tile in hand. */
  turned = $state(0);
  /** The tile lies where the cursor is, and may get a meeple. */
  isLaid = $state(false);
  /** Which of the offers is chosen. */
  chosen = $state(0);
  marks = $state(true);
  /** Taking back would show what comes next: it is asked first. */
  isAsking = $state(false);

  readonly isOver = $derived(this.view?.over ?? true);
  readonly seat = $derived(seatAt(this.play, this.view?.to_move ?? 0));
  readonly isTheirs = $derived(this.view !== undefined && !this.view.over && this.seat.bot !== null);
  readonly mayMove = $derived(this.view !== undefined && !this.view.over && !this.isTheirs);
  readonly rotation = $derived(this.turned % (this.view?.hand?.rotations ?? 4));
  /** Where the tile may go in some rotation. */
  readonly squares: readonly Square[] = $derived.by(() => {
    const all = new Map((this.view?.hand?.places ?? []).map(({ x, y }) => [`${x} ${y}`, { x, y }]));
    return [...all.values()].sort((one, other) => one.y - other.y || one.x - other.x);
  });
  readonly here = $derived((this.view?.hand?.places ?? []).filter((each) => areSame(each, this.cursor)));
  readonly place = $derived(this.here.find((each) => each.rotation === this.rotation));
  readonly tileHere = $derived(this.view?.board.find((each) => areSame(each, this.cursor)));
  readonly offers = $derived(this.view && this.place ? offersAt(this.view, this.place, this.marks) : []);
  readonly #isPersonal = $derived(this.play.seats.some((seat) => seat.bot === null));
  readonly canUndo = $derived(!this.play.ranked && this.#isPersonal && this.#before() !== undefined);
  readonly canRedo = $derived(!this.play.ranked && this.play.played < countMoves(this.play.match));

  readonly #bots = new Bots();
  /** The match in which taking back was agreed to. */
  #agreed = '';

  constructor(agreed: Agreed, marks: boolean) {
    super({ name: 'match.games', what: 'match', isPlay }, newPlay(usual, randomSeed()));
    this.marks = marks;
    this.begin(newPlay(agreed, randomSeed()));
  }

  /** The page is left: nobody thinks on. */
  close() {
    this.#bots.stop();
  }

  protected override async put(play: Play) {
    const view = await engine.matchView(...standingWords(play), namesOf(play));
    const isAnother = play.id !== this.play.id;
    this.play = play;
    this.view = view;
    this.cursor = view.last ?? { x: 0, y: 0 };
    this.isLaid = false;
    this.isAsking = false;
    this.chosen = 0;
    this.turned = 0;
    if (isAnother && this.isThinking) this.#bots.stop();
    this.#goOn();
  }

  // A bot's move is made if its turn has come, and the table is still as it was when the move is there.
  async #goOn() {
    this.isThinking = this.isTheirs;
    if (!this.isTheirs) return;
    const { id, played } = this.play;
    const isAsBefore = () => this.play.id === id && this.play.played === played;
    try {
      const move = await this.#bots.move(this.play, this.seat.bot);
      if (move !== undefined) await this.run(() => (isAsBefore() ? this.#make(move) : undefined));
    } catch (error) {
      if (isAsBefore()) this.isThinking = false;
      this.trouble = sentence(error);
    }
  }

  /** Hides what helps, or shows it again; gives which. */
  showMarks(): boolean {
    this.marks = !this.marks;
    this.isLaid = false;
    this.chosen = 0;
    return this.marks;
  }

  moveTo(x: number, y: number) {
    return this.run(() => this.#point(x, y));
  }

  /** By keys: the cursor, or the choice of a tile that lies. */
  step(columns: number, rows: number) {
    return this.run(() => {
      if (this.isLaid) this.#pick(columns + rows);
      else this.#point(this.cursor.x + columns, this.cursor.y + rows);
    });
  }

  #point(x: number, y: number) {
    const { left, right, top, bottom } = this.reach;
    const to = { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
    if (areSame(to, this.cursor)) return;
    this.cursor = to;
    this.isLaid = false;
    this.chosen = 0;
    this.#suit();
  }

  /** What of the table there is to see: the tiles and a square about them. */
  get reach() {
    const tiles = this.view?.board ?? [];
    const xs = tiles.map((tile) => tile.x);
    const ys = tiles.map((tile) => tile.y);
    return { left: Math.min(...xs) - 1, right: Math.max(...xs) + 1, top: Math.min(...ys) - 1, bottom: Math.max(...ys) + 1 };
  }

  // Turns the tile so that it fits. Without help nothing turns by itself.
  #suit() {
    if (!this.marks || this.place) return;
    const next = this.#turns(1).find((each) => this.here.some(({ rotation }) => rotation === each));
    if (next !== undefined) this.turned = next;
  }

  // The other rotations, in the order in which turning reaches them.
  #turns(direction: 1 | -1): number[] {
    const rotations = this.view?.hand?.rotations ?? 4;
    return [1, 2, 3].map((by) => (this.rotation + direction * by + 4 * rotations) % rotations);
  }

  #pick(by: number) {
    const count = this.offers.length;
    this.chosen = (this.chosen + by + count) % count;
    this.said = '';
  }

  /** To the next square that takes the tile, or the one before; of a tile that lies, to the next choice. */
  next(direction: 1 | -1) {
    return this.run(() => {
      if (this.isLaid) {
        this.#pick(direction);
        return;
      }
      if (!this.mayMove || !this.marks) return;
      const isAfter = (each: Square) => each.y - this.cursor.y || each.x - this.cursor.x;
      const next =
        direction > 0
          ? (this.squares.find((each) => isAfter(each) > 0) ?? this.squares[0])
          : (this.squares.findLast((each) => isAfter(each) < 0) ?? this.squares.at(-1));
      if (next) this.#point(next.x, next.y);
    });
  }

  /** A quarter turn; where the tile fits and help is shown, to the next rotation in which it does. */
  turn(direction: 1 | -1) {
    return this.run(() => {
      if (!this.mayMove) return;
      this.said = '';
      if (this.marks && this.here.length === 1 && this.place) {
        this.said = 'It fits here one way only';
        return;
      }
      const turns = this.#turns(direction);
      const fitting = turns.find((each) => this.here.some(({ rotation }) => rotation === each));
      this.turned = (this.marks ? fitting : undefined) ?? turns[0]!;
      this.chosen = 0;
      if (!this.place) this.isLaid = false;
    });
  }

  /** Lays the tile where the cursor is; a tile that lies stays, with what is chosen. */
  lay() {
    return this.run(async () => {
      if (!this.mayMove) return;
      if (!this.place) {
        const why = this.tileHere ? 'a tile lies there already' : await this.#obstacle('-');
        this.said = `Not here: ${why}`;
      } else if (this.isLaid || this.offers.length === 1) {
        await this.#take(this.chosen);
      } else {
        this.isLaid = true;
        this.said = '';
      }
    });
  }

  /** Chooses one of the offers, by its digit; laying the tile then takes it. */
  select(digit: number) {
    return this.run(() => {
      if (this.mayMove && this.isLaid && digit < this.offers.length) this.#pick(digit - this.chosen);
    });
  }

  /** Takes one of the offers, by its digit. */
  choose(digit: number) {
    return this.run(async () => {
      if (this.mayMove && this.isLaid && digit < this.offers.length) await this.#take(digit);
    });
  }

  async #take(digit: number) {
    const offer = this.offers[digit];
    if (!offer || !this.view?.hand || !this.place) return;
    const same = this.place.choices.find((choice) => choice.piece === offer.piece);
    if (same) await this.#make(same.move);
    else this.said = `Not there: ${await this.#obstacle(offer.word)}`;
  }

  /** Takes a tile that lies up again. */
  takeUp() {
    return this.run(() => {
      this.isLaid = false;
      this.chosen = 0;
      this.isAsking = false;
    });
  }

  #obstacle(meeple: string): Promise<string> {
    const { x, y } = this.cursor;
    const move = `${this.view?.hand?.tile} ${x} ${y} ${this.rotation} ${meeple}`;
    return engine.matchObstacle(...standingWords(this.play), move);
  }

  async #make(move: string) {
    const { play } = this;
    const match = await engine.matchPlay(...standingWords(play), move);
    await this.put({ ...play, match, played: play.played + 1 });
    this.said = '';
    this.keep();
  }

  // The move to go back to: the last one that a person made.
  #before(): number | undefined {
    for (let move = this.play.played - 1; move >= 0; --move) if (seatAt(this.play, move).bot === null) return move;
    return undefined;
  }

  // The next one where a person moves, or the last one there is.
  #after(): number {
    const count = countMoves(this.play.match);
    let move = this.play.played + 1;
    while (move < count && seatAt(this.play, move).bot !== null) ++move;
    return Math.min(move, count);
  }

  undo() {
    return this.run(async () => {
      const to = this.#before();
      this.said = this.play.ranked ? isRanked : 'There is nothing to take back';
      if (!this.canUndo || to === undefined) return;
      this.said = '';
      if (!this.view?.over && !this.isAsking && this.#agreed !== this.play.id) {
        this.isAsking = true;
        return;
      }
      this.#agreed = this.play.id;
      await this.travel(to, 'Taken back; U plays it again');
    });
  }

  redo() {
    return this.run(async () => {
      this.said = this.play.ranked ? isRanked : 'There is nothing to play again';
      if (this.canRedo) await this.travel(this.#after(), 'Played again');
    });
  }

  /** One good move, shown and not made. */
  async hint() {
    if (!this.mayMove || this.isThinking) return;
    this.said = 'This match is ranked: there are no hints';
    if (this.play.ranked) return;
    const { id, played } = this.play;
    this.isThinking = true;
    this.said = '';
    try {
      const move = await this.#bots.move(this.play, null);
      if (this.play.id !== id || this.play.played !== played || !this.view?.hand) return;
      const place = this.view.hand.places.find((each) => each.choices.some((choice) => choice.move === move));
      if (!place) return;
      this.cursor = place;
      this.turned = place.rotation;
      this.isLaid = place.choices.length > 1;
      this.chosen = this.offers.findIndex((offer) => offer.piece === place.choices.find((choice) => choice.move === move)?.piece);
      this.said = `Hint: here, ${this.offers[this.chosen]?.name.toLowerCase() ?? 'no meeple'}`;
    } catch (error) {
      this.trouble = sentence(error);
    } finally {
      if (this.play.id === id && this.play.played === played) this.isThinking = false;
    }
  }
}
