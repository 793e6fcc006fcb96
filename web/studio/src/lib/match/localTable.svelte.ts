// A match on this screen, saved in the browser, with bots.
import type { MatchTable } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { sentence } from '@/lib/workerClient';
import { moment } from '@/lib/game/motionAndSound.svelte';
import { randomSeed, today } from '@/lib/seed';
import { t } from '@/i18n';
import { dayName } from '@/i18n/dayName';
import { collect } from './collection.svelte';
import { newGame, usual, type GameSettings } from './storedGame';
import type { Results } from './results.svelte';
import { Session } from './session.svelte';

export class LocalTable extends Session {
  readonly results: Results;
  /** Identifies the turn in which a bot is thinking; empty for none. */
  #botTurn = '';
  #isClosed = false;
  /** The game on the table, until it is over. */
  #running = '';

  /** `name` is where games are stored; null for nowhere. */
  constructor(results: Results, agreed: GameSettings, marks: boolean, name: string | null = 'match.games') {
    super(name, marks);
    this.results = results;
    this.begin(newGame(agreed, randomSeed()));
  }

  override close() {
    this.#isClosed = true;
    super.close();
  }

  protected override async findHint(state: Parameters<Session['findHint']>[0]) {
    const found = await super.findHint(state);
    this.play = { ...this.play, hinted: true };
    return found;
  }

  protected override changed() {
    if (!this.view) return;
    if (this.view.over && this.#running === this.play.id && !this.isLesson) collect(this.play);
    this.#running = this.view.over ? '' : this.play.id;
    if (!this.view.over) this.results.remove(this.play.id);
    else if (!this.results.save(this.view, this.play)) this.trouble = t.game.resultNotKept;
  }

  // Against bots alone, undo needs no question: redo restores the moves.
  protected override async apply(table: Required<MatchTable>, intent: string) {
    const answer = await super.apply(table, intent);
    return intent === 'undo' && answer.table.asked && this.reader >= 0 ? super.apply(answer.table, intent) : answer;
  }

  /** Starts or resumes the deal of the day against the same bot for everyone. Only the first game of it counts. */
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

  // Asks a bot for a move when its turn comes and no question is open. Discards moves for turns that no longer exist.
  protected override async settled() {
    // In a lesson, the next position contains the bot's move.
    if (this.#isClosed || this.isLesson) return;
    const turn = this.isTheirs && this.question === null ? this.turn() : '';
    if (turn === this.#botTurn || !this.state) return;
    if (this.#botTurn !== '') this.bots.stop();
    this.#botTurn = turn;
    this.isThinking = turn !== '';
    if (turn === '') return;
    try {
      // Lets the reader see the previous move first.
      const [move] = await Promise.all([this.bots.move(this.state, this.seat.bot!), moment()]);
      if (move !== undefined && this.#botTurn === turn) await this.request(`play ${move}`, () => this.#botTurn === turn);
    } catch (error) {
      if (this.#botTurn === turn) this.isThinking = false;
      this.trouble = sentence(error);
    }
  }
}
