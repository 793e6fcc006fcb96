// A game being played: what is chosen, where the cursor is, what the moves are.
import type { SoloMove, SoloPlace, SoloView } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { GameTable } from '@/lib/game/GameTable.svelte';
import { randomSeed, today } from '@/lib/seed';
import { counted } from '@/lib/words';
import { isPlay, newPlay, standing, usual, type Options, type Play } from './play';
import type { Results } from './results.svelte';

const playouts = 400;
const isRanked = 'This game is ranked: moves stay as they are made';

function lastSquare(play: Play) {
  const last = standing(play).moves.findLast((move) => 'place' in move);
  const middle = (play.game.size - 1) / 2;
  return last ? { row: last.place[1], column: last.place[2] } : { row: middle, column: middle };
}

export class Table extends GameTable<Play> {
  view = $state.raw<SoloView>();
  selected = $state(0);
  cursor = $state.raw({ row: 5, column: 5 });
  /** Why the chosen tile may not go to the square of the cursor. */
  why = $state('');
  readonly results: Results;

  readonly isOver = $derived(this.view?.finished ?? true);
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

  constructor(results: Results, options: Options) {
    super({ name: 'solo.games', what: 'game', isPlay }, newPlay(usual, randomSeed()));
    this.results = results;
    this.begin(newPlay(options, randomSeed(), { ranked: options.ranked }));
  }

  protected override async put(play: Play, cursor = lastSquare(play)) {
    const view = await engine.soloView(standing(play));
    if (play.id !== this.play.id) this.selected = 0;
    this.play = play;
    this.view = view;
    this.cursor = cursor;
    await this.#explain();
  }

  async #explain() {
    const isAsked = this.tile && !this.place && !this.tileHere && !this.view?.finished;
    const { row, column } = this.cursor;
    this.why = isAsked ? await engine.soloObstacle(standing(this.play), this.selected, row, column) : '';
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
    return this.run(async () => {
      this.selected = hand;
      this.said = '';
      await this.#explain();
    });
  }

  moveTo(row: number, column: number) {
    return this.run(() => this.#point(row, column));
  }

  step(columns: number, rows: number) {
    return this.run(() => this.#point(this.cursor.row + rows, this.cursor.column + columns));
  }

  async #point(row: number, column: number) {
    const within = (at: number) => Math.min(Math.max(at, 0), this.play.game.size - 1);
    if (within(row) === this.cursor.row && within(column) === this.cursor.column) return;
    this.cursor = { row: within(row), column: within(column) };
    await this.#explain();
  }

  /** To the next square that takes the chosen tile, or the one before. */
  next(direction: 1 | -1) {
    return this.run(async () => {
      const places = this.tile?.squares ?? [];
      const size = this.play.game.size;
      const number = (at: { row: number; column: number }) => at.row * size + at.column;
      const now = number(this.cursor);
      const next =
        direction > 0
          ? (places.find((each) => number(each) > now) ?? places[0])
          : (places.findLast((each) => number(each) < now) ?? places.at(-1));
      if (next) await this.#point(next.row, next.column);
      else this.said = 'No square takes this tile now';
    });
  }

  /** Places the chosen tile on the square of the cursor. */
  lay() {
    return this.run(async () => {
      if (this.view?.finished) return;
      if (this.place) await this.#make({ place: [this.selected, this.cursor.row, this.cursor.column] });
      else this.said = `Not here: ${this.tileHere ? 'a tile lies there already' : this.why}`;
    });
  }

  discard() {
    return this.run(async () => {
      if (!this.view || this.view.finished) return;
      if (this.view.can_discard) await this.#make({ discard: true });
      else this.said = `Not now: the hand may be thrown away only in ${counted(this.view.turns_to_discard, 'turn')}`;
    });
  }

  async #make(move: SoloMove) {
    const { play } = this;
    const moves = [...play.game.moves.slice(0, play.played), move];
    await this.put({ ...play, game: { ...play.game, moves }, played: moves.length }, this.cursor);
    this.said = this.view?.last?.outcome ?? '';
    this.keep();
    this.#settle();
  }

  #settle() {
    if (!this.view) return;
    if (!this.view.finished) this.results.forget(this.play.id);
    else if (!this.results.keep(this.view, this.play)) this.trouble = 'This result could not be kept in this browser.';
  }

  undo() {
    return this.#go(-1, 'There is nothing to take back', 'Taken back; r plays it again');
  }

  redo() {
    return this.#go(1, 'There is nothing to play again', 'Played again');
  }

  #go(by: 1 | -1, otherwise: string, done: string) {
    return this.run(async () => {
      const isPossible = by < 0 ? this.canUndo : this.canRedo;
      this.said = this.play.ranked ? isRanked : otherwise;
      if (!isPossible) return;
      await this.travel(this.play.played + by, done);
      this.#settle();
    });
  }

  /** One good move, shown and not made. */
  hint() {
    return this.run(async () => {
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
