// A match at this screen: kept in the browser, with bots that move at it.
import { engine } from '@/lib/engine';
import { sentence } from '@/lib/workerClient';
import { moment } from '@/lib/game/motionAndSound.svelte';
import { randomSeed, today } from '@/lib/seed';
import { t } from '@/i18n';
import { dayName } from '@/i18n/dayName';
import { newGame, usual, type GameSettings } from './storedGame';
import type { Results } from './results.svelte';
import { Session } from './session.svelte';

export class LocalTable extends Session {
  readonly results: Results;
  /** The turn that a bot is asked about; empty if none is. */
  #botTurn = '';
  #isClosed = false;

  /** Its games are kept under a name, if they are. */
  constructor(results: Results, agreed: GameSettings, marks: boolean, name: string | null = 'match.games') {
    super(name, marks);
    this.results = results;
    this.begin(newGame(agreed, randomSeed()));
  }

  override close() {
    this.#isClosed = true;
    super.close();
  }

  protected override changed() {
    if (!this.view) return;
    if (!this.view.over) this.results.forget(this.play.id);
    else if (!this.results.keep(this.view, this.play)) this.trouble = t.game.resultNotKept;
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
    if (result) return this.start(newGame(fresh, seed), t.newMatch.dealPlayed(result.points, result.others));
    return this.start(begun ?? newGame(fresh, seed, day), t.newMatch.dealOfDay(dayName(day)));
  }

  // A bot is asked when its turn has come and nobody is asked anything; what it thinks of a turn that is no longer is not wanted.
  protected override async settled() {
    // What a bot did in a lesson, its next position has.
    if (this.#isClosed || this.isLesson) return;
    const turn = this.isTheirs && this.question === null ? this.turn() : '';
    if (turn === this.#botTurn || !this.state) return;
    if (this.#botTurn !== '') this.bots.stop();
    this.#botTurn = turn;
    this.isThinking = turn !== '';
    if (turn === '') return;
    try {
      // What came before is seen first.
      const [move] = await Promise.all([this.bots.move(this.state, this.seat.bot!), moment()]);
      if (move !== undefined && this.#botTurn === turn) await this.request(`play ${move}`, () => this.#botTurn === turn);
    } catch (error) {
      if (this.#botTurn === turn) this.isThinking = false;
      this.trouble = sentence(error);
    }
  }
}
