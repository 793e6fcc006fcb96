// A puzzle being played: the library's table, hints, and the record of solved puzzles.
import type { PuzzleHint, PuzzleNow, PuzzleTable, PuzzleView } from 'bastide-engine';
import { engine, startEngine, type EngineWorker } from '@/lib/engine';
import { StoppedError } from '@/lib/workerClient';
import { GameTable } from '@/lib/game/GameTable.svelte';
import type { Square } from '@/lib/game/square';
import { t } from '@/i18n';
import { isStoredGame, newGame, ownId, type StoredGame } from './storedGame';
import type { Progress } from './progress.svelte';

export class Session extends GameTable<StoredGame, Required<PuzzleTable>, PuzzleNow, PuzzleView> {
  readonly #progress: Pick<Progress, 'save'>;
  /** The result of the last hint search for this position. */
  hintResult = $state.raw<PuzzleHint>();
  /** The most tiles that can stay, if there is no solution from here. */
  solvableTiles = $state<number>();
  #hintWorker?: EngineWorker;

  /** A stuck puzzle is not over, since tiles can be undone. */
  readonly isOver = $derived(this.view?.solved ?? false);
  readonly cursor = $derived({ row: this.state?.row ?? 0, column: this.state?.column ?? 0 });
  readonly at = $derived<Square>({ x: this.cursor.column, y: this.cursor.row });
  readonly mayMove = $derived(this.view !== undefined && this.view.next !== null && !this.isPaused);
  readonly isLaid = false;
  readonly degrees = $derived(this.state?.degrees ?? 0);
  readonly place = $derived(this.view?.places.find(({ row, column }) => row === this.cursor.row && column === this.cursor.column));

  /** `name` is where games are stored; null for nowhere. */
  constructor(progress: Pick<Progress, 'save'>, begun: StoredGame, marks: boolean, name: string | null = 'puzzle.plays') {
    const tableOf = ({ puzzle, rotations, moves, played }: StoredGame) => ({ puzzle, rotations, moves, played });
    super({ name, isStoredGame, tableOf }, begun, marks);
    this.#progress = progress;
    this.begin(begun);
  }

  protected override apply(table: Required<PuzzleTable>, intent: string) {
    return engine.puzzleAct(table, intent);
  }

  protected override playOf({ moves, played }: Required<PuzzleTable>) {
    return { ...this.play, moves, played };
  }

  override takes({ x, y }: Square) {
    const place = this.view?.places.find(({ row, column }) => row === y && column === x);
    return place !== undefined && (!this.marks || place.degrees.length > 0);
  }

  protected override heldAt({ degrees }: Required<PuzzleTable>, { x, y }: Square): Partial<Required<PuzzleTable>> {
    return { row: y, column: x, degrees };
  }

  // Uses a worker that can be stopped, because a search can be long.
  protected override async findHint(state: Required<PuzzleTable>) {
    const worker = startEngine();
    this.#hintWorker = worker;
    try {
      const hint = await worker.calls.puzzleHint(state);
      if (hint.at === null) this.solvableTiles = await this.#solvableTiles(worker, state);
      worker.stop();
      this.hintResult = hint;
      if (!this.isLesson) this.play = { ...this.play, hints: (this.play.hints ?? 0) + 1 };
      return `show ${JSON.stringify(hint.at)}`;
    } catch (error) {
      if (error instanceof StoppedError) return undefined;
      throw error;
    }
  }

  // With fewer tiles there is a solution whenever there is one with more, so this is a binary search.
  async #solvableTiles(worker: EngineWorker, state: Required<PuzzleTable>): Promise<number> {
    let [solvable, unsolvable] = [0, state.played];
    while (unsolvable - solvable > 1) {
      const played = Math.floor((solvable + unsolvable) / 2);
      const { at } = await worker.calls.puzzleHint({ ...state, played });
      if (at === null) unsolvable = played;
      else solvable = played;
    }
    return solvable;
  }

  override undo() {
    if (this.canUndo && !this.isLesson) this.play = { ...this.play, undone: (this.play.undone ?? 0) + 1 };
    return super.undo();
  }

  /** Undoes tiles until only this many are placed. */
  async undoTo(tiles: number) {
    while (this.canUndo && this.play.played > tiles) await this.undo();
  }

  protected override turn() {
    return JSON.stringify([this.play.id, this.state?.moves, this.play.played]);
  }

  protected override changed() {
    this.stopHint();
    if (this.isOver && this.play.id !== ownId && !this.#progress.save(this.play.id)) this.trouble = t.puzzle.notKept;
  }

  stopHint() {
    this.#hintWorker?.stop();
    this.#hintWorker = undefined;
    this.isThinking = false;
    this.hintResult = undefined;
    this.solvableTiles = undefined;
  }

  /** Opens a puzzle where it was left, or from its beginning. */
  open(play: StoredGame) {
    const before = [this.play, ...this.others].find((each) => each.id === play.id && each.puzzle === play.puzzle && each.rotations === play.rotations);
    return this.start(before ?? play);
  }

  startAgain() {
    return this.start(newGame(this.play.id, this.play.puzzle, this.play.rotations));
  }
}
