// A game being played: the library's table, boards of the day and results.
import type { SoloMove, SoloNotice, SoloNow, SoloPlace, SoloTable, SoloView } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { GameTable } from '@/lib/game/GameTable.svelte';
import { areSame, type Square } from '@/lib/game/square';
import { randomSeed, today } from '@/lib/seed';
import { t } from '@/i18n';
import { dayName } from '@/i18n/dayName';
import { isStoredGame, newGame, usual, type Options, type StoredGame } from './storedGame';
import type { Results } from './results.svelte';
import { describeNotice } from './notices';

const playouts = 400;

export class Session extends GameTable<StoredGame, Required<SoloTable>, SoloNow, SoloView> {
  readonly results: Results;
  /** The move of the last hint. */
  hintedMove = $state.raw<SoloMove>();

  readonly isOver = $derived(this.view?.finished ?? true);
  readonly selected = $derived(this.state?.selected ?? 0);
  readonly at = $derived<Square>({ x: this.state?.column ?? 0, y: this.state?.row ?? 0 });
  readonly mayMove = $derived(!this.isOver && !this.isPaused);
  readonly isLaid = false;
  readonly tile = $derived(this.view?.hand[this.selected]);
  readonly place: SoloPlace | undefined = $derived(
    this.tile?.squares.find(({ row, column }) => areSame({ x: column, y: row }, this.at)),
  );
  readonly tileHere = $derived(
    this.view?.board.find(({ row, column }) => areSame({ x: column, y: row }, this.at)),
  );
  readonly isStuck = $derived(this.now?.stuck ?? false);

  /** `name` is where games are stored; null for nowhere. */
  constructor(results: Results, options: Options, marks: boolean, name: string | null = 'solo.games') {
    const tableOf = ({ game, played, ranked }: StoredGame) => ({ game, played, ranked });
    super({ name, isStoredGame, tableOf }, newGame(usual, randomSeed()), marks);
    this.results = results;
    this.begin(newGame(options, randomSeed(), { ranked: options.ranked }));
  }

  protected override apply(table: Required<SoloTable>, intent: string) {
    return engine.soloAct(table, intent);
  }

  protected override playOf({ game, played }: Required<SoloTable>) {
    return { ...this.play, game, played };
  }

  override takes(square: Square) {
    const isHere = ({ row, column }: { row: number; column: number }) => areSame({ x: column, y: row }, square);
    return this.marks ? (this.tile?.squares.some(isHere) ?? false) : !this.view?.board.some(isHere);
  }

  protected override heldAt({ selected }: Required<SoloTable>, { x, y }: Square): Partial<Required<SoloTable>> {
    return { selected, row: y, column: x };
  }

  protected override async findHint(state: Required<SoloTable>) {
    this.hintedMove = await engine.soloHint(state, playouts);
    return `show ${JSON.stringify(this.hintedMove)}`;
  }

  protected override describeNotice(notice: SoloNotice) {
    return describeNotice(notice, this);
  }

  protected override turn() {
    return JSON.stringify([this.play.id, this.state?.game.moves, this.play.played]);
  }

  protected override changed() {
    if (!this.view) return;
    if (!this.view.finished) this.results.remove(this.play.id);
    else if (!this.results.save(this.view, this.play)) this.trouble = t.game.resultNotKept;
  }

  /** Starts or resumes the board of the day. Only the first game of it counts. */
  async startDaily(): Promise<void> {
    await this.idle();
    const day = today();
    const seed = await engine.dailySeed(day);
    const begun = [this.play, ...this.others].find((each) => each.daily === day);
    const result = this.results.onDay(day);
    if (result && result.id === this.play.id) return;
    if (result) return this.start(newGame(usual, seed), t.solo.boardPlayed(result.score));
    return this.start(begun ?? newGame(usual, seed, { ranked: true, daily: day }), t.solo.boardCounts(dayName(day)));
  }

  select(hand: number) {
    return this.request(`choose ${hand}`);
  }

  discard() {
    return this.request('discard');
  }

  /** Does what the hint shows, which may be to take four new tiles. */
  override placeTile() {
    const isNewHand = this.isHinted && this.hintedMove !== undefined && 'discard' in this.hintedMove;
    return isNewHand ? this.discard() : super.placeTile();
  }
}
