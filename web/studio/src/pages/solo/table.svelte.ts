// A game being played: what is chosen, where the cursor is, what was last said; every change is kept at once.
// Commands are taken one after the other, each when the library has answered the one before.
import type { SoloMove, SoloPlace, SoloView } from 'bastide-engine';
import { engine, sentence } from '@/lib/engine';
import { readKept, watch, write } from '@/lib/kept.svelte';
import { randomSeed, today } from '@/lib/seed';
import { counted } from '@/lib/words';
import { isPlay, newPlay, standing, usual, type Options, type Play } from './play';
import type { Results } from './results.svelte';

const arePlays = (value: unknown): value is Play[] => Array.isArray(value) && value.length > 0 && value.every(isPlay);
const mostPlays = 8;
const playouts = 400;
const isRanked = 'This game is ranked: moves stay as they are made';

export class Table {
  play = $state.raw<Play>(newPlay(usual, randomSeed()));
  view = $state.raw<SoloView>();
  /** Games that were left for another, the latest first. */
  others = $state.raw<Play[]>([]);
  selected = $state(0);
  cursor = $state.raw({ row: 5, column: 5 });
  /** What was last said. */
  said = $state('');
  /** Why the chosen tile may not go to the square of the cursor. */
  why = $state('');
  /** What went wrong. */
  trouble = $state('');
  isThinking = $state(false);
  readonly results: Results;

  readonly tile = $derived(this.view?.hand[this.selected]);
  readonly place: SoloPlace | undefined = $derived(
    this.tile?.squares.find((each) => each.row === this.cursor.row && each.column === this.cursor.column),
  );
  readonly tileHere = $derived(
    this.view?.board.find((each) => each.row === this.cursor.row && each.column === this.cursor.column),
  );
  readonly isStuck = $derived(
    this.view !== undefined && !this.view.finished && this.view.hand.every((each) => each.squares.length === 0),
  );
  readonly canUndo = $derived(!this.play.ranked && this.play.played > 0);
  readonly canRedo = $derived(!this.play.ranked && this.play.played < this.play.game.moves.length);

  #work: Promise<void> = Promise.resolve();

  constructor(results: Results, options: Options) {
    this.results = results;
    const kept = readKept('solo.games', arePlays);
    const start = kept.value ?? [newPlay(options, randomSeed(), { ranked: options.ranked })];
    if (kept.isDamaged) this.trouble = 'The game kept in this browser is damaged and cannot go on: this is a new one.';
    watch('solo.games', (value) => arePlays(value) && this.#follow(value));
    this.#do(async () => {
      try {
        await this.#show(start[0]!);
      } catch (error) {
        await this.#show(newPlay(usual, randomSeed()));
        this.trouble = `The game kept in this browser cannot go on: ${sentence(error)}. This is a new one.`;
      }
      this.others = start.slice(1);
      this.#showLast();
      await this.#explain();
      this.#keep();
    });
  }

  #do(command: () => void | Promise<void>): Promise<void> {
    this.#work = this.#work.then(command).catch((error) => {
      this.trouble = sentence(error);
    });
    return this.#work;
  }

  /** When all that was asked so far is done. */
  idle(): Promise<void> {
    return this.#work;
  }

  // Throws if the library does not take the game, and then changes nothing.
  async #show(play: Play) {
    const view = await engine.soloView(standing(play));
    this.play = play;
    this.view = view;
  }

  // What is played in another tab: the same game goes on here as it does there, others are those that were left.
  #follow(plays: Play[]) {
    return this.#do(async () => {
      const same = plays.find((each) => each.id === this.play.id);
      this.others = plays.filter((each) => each.id !== this.play.id).slice(0, mostPlays - 1);
      if (!same || JSON.stringify(same) === JSON.stringify(this.play)) return;
      await this.#show(same);
      this.#showLast();
      await this.#explain();
    });
  }

  #keep() {
    if (!write('solo.games', [this.play, ...this.others].slice(0, mostPlays)))
      this.trouble = 'This browser keeps nothing for pages: a reload will lose this game. Save it as a file.';
  }

  async #explain() {
    const isAsked = this.tile && !this.place && !this.tileHere && !this.view?.finished;
    const { row, column } = this.cursor;
    this.why = isAsked ? await engine.soloObstacle(standing(this.play), this.selected, row, column) : '';
  }

  #showLast() {
    const last = this.play.game.moves.slice(0, this.play.played).findLast((move) => 'place' in move);
    const middle = (this.play.game.size - 1) / 2;
    this.cursor = last ? { row: last.place[1], column: last.place[2] } : { row: middle, column: middle };
  }

  /** Puts another game on the table; the one there is can be had back if it was begun and is not over. */
  start(play: Play, said = ''): Promise<void> {
    return this.#do(async () => {
      const left = this.play;
      const isWorthKeeping = left.id !== play.id && left.played > 0 && !this.view?.finished;
      await this.#show(play);
      this.others = [...(isWorthKeeping ? [left] : []), ...this.others]
        .filter((each) => each.id !== play.id)
        .slice(0, mostPlays - 1);
      this.selected = 0;
      this.#showLast();
      await this.#explain();
      this.said = said;
      this.#keep();
    });
  }

  forget(id: string) {
    this.others = this.others.filter((each) => each.id !== id);
    this.#keep();
  }

  /** The board of the day: the first game of it counts. */
  startDaily(): Promise<void> {
    const day = today();
    const begun = [this.play, ...this.others].find((each) => each.daily === day);
    const result = this.results.onDay(day);
    const seed = `daily-${day}`;
    if (result) {
      const practice = `You have played this board: ${counted(result.score, 'point')}. This is for practice and does not count`;
      return this.start(newPlay(usual, seed), practice);
    }
    return this.start(begun ?? newPlay(usual, seed, { ranked: true, daily: day }), `The board of ${day}: it counts once`);
  }

  select(hand: number) {
    return this.#do(async () => {
      this.selected = hand;
      this.said = '';
      await this.#explain();
    });
  }

  moveTo(row: number, column: number) {
    return this.#do(() => this.#put(row, column));
  }

  step(rows: number, columns: number) {
    return this.#do(() => this.#put(this.cursor.row + rows, this.cursor.column + columns));
  }

  async #put(row: number, column: number) {
    const within = (at: number) => Math.min(Math.max(at, 0), this.play.game.size - 1);
    if (within(row) === this.cursor.row && within(column) === this.cursor.column) return;
    this.cursor = { row: within(row), column: within(column) };
    await this.#explain();
  }

  /** To the next square that takes the chosen tile, or the one before. */
  nextPlace(direction: 1 | -1) {
    return this.#do(async () => {
      const places = this.tile?.squares ?? [];
      const size = this.play.game.size;
      const number = (at: { row: number; column: number }) => at.row * size + at.column;
      const now = number(this.cursor);
      const next =
        direction > 0
          ? (places.find((each) => number(each) > now) ?? places[0])
          : (places.findLast((each) => number(each) < now) ?? places.at(-1));
      if (next) await this.#put(next.row, next.column);
      else this.said = 'No square takes this tile now';
    });
  }

  /** Places the chosen tile on the square of the cursor. */
  lay() {
    return this.#do(async () => {
      if (this.view?.finished) return;
      if (this.place) await this.#make({ place: [this.selected, this.cursor.row, this.cursor.column] });
      else this.said = `Not here: ${this.tileHere ? 'a tile lies there already' : this.why}`;
    });
  }

  discard() {
    return this.#do(async () => {
      if (!this.view || this.view.finished) return;
      if (this.view.can_discard) await this.#make({ discard: true });
      else this.said = `Not now: the hand may be thrown away only in ${counted(this.view.turns_to_discard, 'turn')}`;
    });
  }

  async #make(move: SoloMove) {
    const { play } = this;
    const moves = [...play.game.moves.slice(0, play.played), move];
    await this.#show({ ...play, game: { ...play.game, moves }, played: moves.length });
    await this.#explain();
    this.said = this.view?.last?.outcome ?? '';
    this.#keep();
    this.#settle();
  }

  #settle() {
    if (!this.view) return;
    if (!this.view.finished) this.results.forget(this.play.id);
    else if (!this.results.keep(this.view, this.play)) this.trouble = 'This result could not be kept in this browser.';
  }

  undo() {
    return this.#travel(-1, 'There is nothing to take back', 'Taken back; r plays it again');
  }

  redo() {
    return this.#travel(1, 'There is nothing to play again', 'Played again');
  }

  #travel(by: 1 | -1, otherwise: string, done: string) {
    return this.#do(async () => {
      const isPossible = by < 0 ? this.canUndo : this.canRedo;
      this.said = this.play.ranked ? isRanked : otherwise;
      if (!isPossible) return;
      await this.#show({ ...this.play, played: this.play.played + by });
      this.#showLast();
      await this.#explain();
      this.said = done;
      this.#keep();
      this.#settle();
    });
  }

  /** One good move, shown and not made. */
  hint() {
    return this.#do(async () => {
      if (!this.view || this.view.finished) return;
      this.said = 'This game is ranked: there are no hints';
      if (this.play.ranked) return;
      this.isThinking = true;
      const now = standing(this.play);
      const move = await engine.soloHint(now, playouts, `hint ${now.moves.length}`).finally(() => (this.isThinking = false));
      this.said = 'Hint: four new tiles';
      if ('discard' in move) return;
      this.selected = move.place[0];
      this.cursor = { row: move.place[1], column: move.place[2] };
      await this.#explain();
      this.said = `Hint: tile ${move.place[0] + 1} here`;
    });
  }
}
