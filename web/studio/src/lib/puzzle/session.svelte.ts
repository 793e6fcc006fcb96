// A puzzle being played: the library's table, hints, and the record of solved puzzles.
import type { PuzzleHint, PuzzleNow, PuzzleTable, PuzzleView } from 'bastide-engine';
import { engine, startEngine, type EngineWorker } from '@/lib/engine';
import { StoppedError } from '@/lib/workerClient';
import { GameTable } from '@/lib/game/GameTable.svelte';
import type { Square } from '@/lib/game/square';
import { t } from '@/i18n';
import { isStoredGame, ownId, type StoredGame } from './storedGame';
import type { Progress } from './progress.svelte';

export class Session extends GameTable<StoredGame, Required<PuzzleTable>, PuzzleNow, PuzzleView> {
  readonly #progress: Pick<Progress, 'save'>;
  /** The result of the last hint search for this position. */
  hintResult = $state.raw<PuzzleHint>();
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
      this.hintResult = await worker.calls.puzzleHint(state);
      worker.stop();
      return `show ${JSON.stringify(this.hintResult.at)}`;
    } catch (error) {
      if (error instanceof StoppedError) return undefined;
      throw error;
    }
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
  }

  /** Opens a puzzle where it was left, or from its beginning. */
  open(play: StoredGame) {
    const before = [this.play, ...this.others].find((each) => each.id === play.id && each.puzzle === play.puzzle && each.rotations === play.rotations);
    return this.start(before ?? play);
  }

  startAgain() {
    return this.start({ ...this.play, moves: [], played: 0 });
  }
}
