// A match being played, as its page shows it. `LocalTable` saves it on this screen, `OnlineSession` shares it through a
// server.
import type { MatchNotice, MatchNow, MatchTable, MatchView } from 'bastide-engine';
import { allActions, type Action } from '@/lib/game/actions';
import { engine } from '@/lib/engine';
import { GameTable } from '@/lib/game/GameTable.svelte';
import { areSame, keyOf, type Square } from '@/lib/game/square';
import { randomSeed } from '@/lib/seed';
import { t } from '@/i18n';
import { Bots } from './bots';
import { gainHere, offersAt } from './choices';
import { isStoredGame, newGame, usual, type StoredGame } from './storedGame';
import { describeNotice } from './notices';
import { ownSeat } from './results.svelte';
import { standings, victory, type Standing } from './share';

export interface Reply {
  name: string;
  key?: string;
  on: () => unknown;
}

/** A yes-or-no question. */
export interface Question {
  text: string;
  yes: Reply;
  no: Reply;
}

export abstract class Session extends GameTable<StoredGame, Required<MatchTable>, MatchNow, MatchView> {
  readonly isOver = $derived(this.view?.over ?? true);
  readonly at = $derived<Square>({ x: this.state?.cursor[0] ?? 0, y: this.state?.cursor[1] ?? 0 });
  readonly seat = $derived(this.play.seats[this.view?.to_move ?? 0]!);
  /** The player to move is a bot or sits at another screen. */
  readonly isTheirs = $derived(!this.isOver && (this.now?.step === 'bot' || !this.isHere(this.view!.to_move)));
  readonly mayMove = $derived(!this.isPaused && !this.isOver && !this.isTheirs);
  /** The tile is placed, and a meeple can be chosen. */
  readonly isLaid = $derived(this.now?.step === 'meeple');
  /** The open question, which comes before everything else. */
  readonly question: Question | null = $derived.by(() => this.asked());
  /** Quarter turns of the tile in hand. */
  readonly rotation = $derived(this.state?.rotation ?? 0);
  /** The chosen offer. */
  readonly chosen = $derived(this.state?.choice ?? 0);
  /** Squares for the tile: the number of rotations that fit and the most points at once. */
  readonly ways: ReadonlyMap<string, { count: number; gain: number }> = $derived.by(() => {
    const ways = new Map<string, { count: number; gain: number }>();
    for (const place of this.view?.hand?.places ?? []) {
      const before = ways.get(keyOf(place));
      const gain = gainHere(place, this.view!.to_move);
      ways.set(keyOf(place), { count: (before?.count ?? 0) + 1, gain: Math.max(before?.gain ?? gain, gain) });
    }
    return ways;
  });
  /** Number of rotations that fit where the tile is held. */
  readonly turns = $derived((this.marks ? this.ways.get(keyOf(this.at))?.count : this.view?.hand?.rotations) ?? 0);
  readonly squares: readonly Square[] = $derived.by(() => {
    const all = new Map((this.view?.hand?.places ?? []).map(({ x, y }) => [keyOf({ x, y }), { x, y }]));
    return [...all.values()];
  });
  readonly place = $derived(
    this.view?.hand?.places.find((each) => areSame(each, this.at) && each.rotation === this.rotation),
  );
  readonly tileHere = $derived(this.view?.board.find((each) => areSame(each, this.at)));
  readonly offers = $derived(this.view && this.now && this.place ? offersAt(this.view, this.place, this.now.choices, this.marks && !this.isLesson) : []);

  /** Gives hints and plays the bots. */
  protected readonly bots = new Bots();

  /** `name` is where games are stored; null for nowhere. */
  protected constructor(name: string | null, marks: boolean) {
    const tableOf = ({ match, played, seats, ranked }: StoredGame) => ({ match, played, seats, ranked });
    super({ name, isStoredGame, tableOf }, newGame(usual, randomSeed()), marks);
  }

  /** Stops the bots when the page is left. */
  close() {
    this.bots.stop();
  }

  /** Actions available at any time of the match. */
  get actions(): readonly Action[] {
    return allActions;
  }

  /** Nobody plays on this screen. */
  get isWatched(): boolean {
    return false;
  }

  /** The reader's seat; -1 if there is none or several people play on this screen. */
  get reader(): number {
    return ownSeat(this.play.seats);
  }

  /** The tile is placed, but the others have not seen it yet. */
  get isSent(): boolean {
    return false;
  }

  /** A message that comes before all others; empty for none. */
  get standing(): string {
    return '';
  }

  /** Whether a player plays on this screen, unless the player is a bot. */
  protected isHere(_player: number): boolean {
    return true;
  }

  // A second Enter after the answer of a fast bot must not place the next tile.
  protected override get isUnchosen() {
    return !this.isPointed;
  }

  protected override apply(table: Required<MatchTable>, intent: string) {
    return engine.matchAct(table, intent);
  }

  protected override playOf({ match, played }: Required<MatchTable>) {
    return { ...this.play, match, played };
  }

  override takes(square: Square) {
    return this.marks ? this.ways.has(keyOf(square)) : !this.view?.board.some((each) => areSame(each, square));
  }

  protected override heldAt({ rotation, choice }: Required<MatchTable>, square: Square): Partial<Required<MatchTable>> {
    return { cursor: [square.x, square.y], rotation, choice: areSame(square, this.at) ? choice : null };
  }

  protected override async findHint(state: Required<MatchTable>) {
    const move = await this.bots.hint(state);
    return move && `show ${move}`;
  }

  /** The question to the player on this screen: whether to undo after seeing the next tile. */
  protected asked(): Question | null {
    if (!this.state?.asked) return null;
    return {
      text: t.matchNews.takeBackAnyway,
      yes: { name: t.match.takeBack, key: 'u', on: () => this.undo() },
      no: { name: t.match.leave, key: t.keys.escape, on: () => this.takeOff() },
    };
  }

  /** The players at the end, best first. */
  standings(): Standing[] {
    return standings(this.view!, this.play.seats);
  }

  /** The result of the match. */
  verdict(): string {
    return victory(this.standings());
  }

  protected override describeNotice(notice: MatchNotice) {
    return describeNotice(notice, this);
  }

  protected override turn() {
    return JSON.stringify([this.play.id, this.state?.match.moves, this.play.played]);
  }

  /** Chooses an offer by its digit. Placing the tile then uses it. */
  select(digit: number) {
    return this.request(`choose ${digit}`);
  }
}
