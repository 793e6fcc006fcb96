// A match being played: the library's table, and the bots that move at it.
import type { MatchNow, MatchTable, MatchView } from 'bastide-engine';
import { engine, sentence } from '@/lib/engine';
import { moment } from '@/lib/game/senses.svelte';
import { GameTable, type Topic } from '@/lib/game/GameTable.svelte';
import { areSame, keyOf, type Square } from '@/lib/game/square';
import { randomSeed, today } from '@/lib/seed';
import { say } from '@/words';
import { dayName } from '@/words/dayName';
import { Bots } from './bots';
import { gainHere, offersAt } from './choices';
import { isPlay, newPlay, seatAt, usual, type Agreed, type Play } from './play';
import type { Results } from './results.svelte';
import { saidOf } from './said';

export class Table extends GameTable<Play, Required<MatchTable>, MatchNow, MatchView> {
  readonly isOver = $derived(this.view?.over ?? true);
  readonly at = $derived<Square>({ x: this.state?.cursor[0] ?? 0, y: this.state?.cursor[1] ?? 0 });
  readonly seat = $derived(seatAt(this.play, this.view?.to_move ?? 0));
  readonly isTheirs = $derived(this.now?.step === 'bot');
  readonly mayMove = $derived(!this.isPaused && (this.now?.step === 'tile' || this.now?.step === 'meeple'));
  /** The tile lies where the cursor is, and may get a meeple. */
  readonly isLaid = $derived(this.now?.step === 'meeple');
  /** Taking back would show what comes next: it is asked first. */
  readonly isAsking = $derived((this.now?.question ?? '') !== '');
  /** Quarter turns of the tile in hand. */
  readonly rotation = $derived(this.state?.rotation ?? 0);
  /** Which of the offers is chosen. */
  readonly chosen = $derived(this.state?.choice ?? 0);
  /** Where the tile may go: in how many rotations, and the most it can bring at once. */
  readonly ways: ReadonlyMap<string, { count: number; gain: number }> = $derived.by(() => {
    const ways = new Map<string, { count: number; gain: number }>();
    for (const place of this.view?.hand?.places ?? []) {
      const before = ways.get(keyOf(place));
      const gain = gainHere(place, this.view!.to_move);
      ways.set(keyOf(place), { count: (before?.count ?? 0) + 1, gain: Math.max(before?.gain ?? gain, gain) });
    }
    return ways;
  });
  /** In how many ways the tile can be turned where it is held. */
  readonly turns = $derived((this.marks ? this.ways.get(keyOf(this.at))?.count : this.view?.hand?.rotations) ?? 0);
  readonly squares: readonly Square[] = $derived.by(() => {
    const all = new Map((this.view?.hand?.places ?? []).map(({ x, y }) => [keyOf({ x, y }), { x, y }]));
    return [...all.values()];
  });
  readonly place = $derived(
    this.view?.hand?.places.find((each) => areSame(each, this.at) && each.rotation === this.rotation),
  );
  readonly tileHere = $derived(this.view?.board.find((each) => areSame(each, this.at)));
  readonly offers = $derived(this.view && this.now && this.place ? offersAt(this.view, this.place, this.now.choices, this.marks) : []);

  readonly results: Results;
  readonly #bots = new Bots();
  /** The turn that a bot is asked about; empty if none is. */
  #asked = '';
  #isClosed = false;

  /** Its games are kept under a name, if they are. */
  constructor(results: Results, agreed: Agreed, marks: boolean, name: string | null = 'match.games') {
    const tableOf = ({ match, played, seats, ranked }: Play) => ({ match, played, seats, ranked });
    super({ name, trouble: say.match.trouble, isPlay, tableOf }, newPlay(usual, randomSeed()), marks);
    this.results = results;
    this.begin(newPlay(agreed, randomSeed()));
  }

  /** The page is left: nobody thinks on. */
  close() {
    this.#isClosed = true;
    this.#bots.stop();
  }

  protected override ask(table: Required<MatchTable>, intent: string) {
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

  protected override async advise(state: Required<MatchTable>) {
    const move = await this.#bots.hint(state);
    return move && `show ${move}`;
  }

  protected override inWords(topic: Topic) {
    return saidOf(this, topic);
  }

  protected override turn() {
    return JSON.stringify([this.play.id, this.state?.match.moves, this.play.played]);
  }

  protected override changed() {
    if (!this.view) return;
    if (!this.view.over) this.results.forget(this.play.id);
    else if (!this.results.keep(this.view, this.play)) this.trouble = say.results.notKept;
  }

  /** The deal of the day, against the same bot for everyone, or as it stands: the first match of it counts. */
  async startDaily(): Promise<void> {
    await this.idle();
    const day = today();
    const result = this.results.onDay(day);
    if (result && result.id === this.play.id) return;
    const begun = [this.play, ...this.others].find((each) => each.daily === day);
    const seed = await engine.dailySeed(day);
    const fresh = { ...usual, ranked: !result };
    if (result) return this.start(newPlay(fresh, seed), say.newMatch.dealPlayed(result.points, result.others));
    return this.start(begun ?? newPlay(fresh, seed, day), say.newMatch.dealOfDay(dayName(day)));
  }

  // A bot is asked when its turn has come and nobody is asked anything; what it thinks of a turn that is no longer is not wanted.
  protected override async settled() {
    // What a bot did in a lesson, its next position has.
    if (this.#isClosed || this.isLesson) return;
    const turn = this.isTheirs && !this.isAsking ? this.turn() : '';
    if (turn === this.#asked || !this.state) return;
    if (this.#asked !== '') this.#bots.stop();
    this.#asked = turn;
    this.isThinking = turn !== '';
    if (turn === '') return;
    try {
      // What came before is seen first.
      const [move] = await Promise.all([this.#bots.move(this.state, this.seat.bot!), moment()]);
      if (move !== undefined && this.#asked === turn) await this.want(`play ${move}`, () => this.#asked === turn);
    } catch (error) {
      if (this.#asked === turn) this.isThinking = false;
      this.trouble = sentence(error);
    }
  }

  /** Chooses one of the offers, by its digit; laying the tile then takes it. */
  select(digit: number) {
    return this.want(`choose ${digit}`);
  }
}
