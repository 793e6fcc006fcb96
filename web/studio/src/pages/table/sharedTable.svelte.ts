// A match at several screens: a server keeps it, and tells all who have its link what happens. Tiles are held, turned and
// looked at here, by the library; only a finished move goes to the server, and only what comes back from there is played.
import type { MatchFairness, MatchTable } from 'bastide-engine';
import { engine, sentence, startReviewEngine } from '@/lib/engine';
import type { Act } from '@/lib/game/acts';
import { forget, read, write } from '@/lib/localStore.svelte';
import { victory } from '@/lib/match/share';
import { Session, type Question } from '@/lib/match/session.svelte';
import { t } from '@/i18n';
import { timeLeft } from './clock';
import { after, beginning, noteOf, playOf, type Break, type Course, type Heard } from './course';
import { Line } from './socket.svelte';
import { protocol, type Entry, type Terms, type There, type Told, type Welcome, type Wish } from './messages';
import { tables } from './myTables.svelte';
import { heardInWords, isNews, rankedBy, verdictOf } from './verdict';

/** A move that the server may not know of yet. */
interface Sent {
  move: string;
  /** How many entries had come when it was made. */
  seen: number;
}

const isSentMove = (value: unknown): value is Sent => {
  const { move, seen } = (value ?? {}) as Partial<Sent>;
  return typeof move === 'string' && typeof seen === 'number';
};

/** An answer is late after so many milliseconds: the line is opened again. */
const patience = 10_000;

export class SharedTable extends Session {
  readonly key: string;
  terms = $state.raw<Terms>();
  course = $state.raw<Course>();
  /** One's own seat; null of who watches. */
  own = $state<number | null>(null);
  there = $state.raw<There>({ seats: [], watching: 0 });
  /** Why there is no such table. */
  gone = $state('');
  /** The server speaks another version than this page. */
  isOutdated = $state(false);
  /** The server tells another course of the table than it told before. */
  isAtOdds = $state(false);
  /** Of the deal, once it is over. */
  fairness = $state.raw<MatchFairness>();
  /** Another table is laid for the same people. */
  nextKey = $state('');
  isResigning = $state(false);
  readonly line: Line;
  readonly isDone = $derived(this.course !== undefined && this.course.secret !== null);
  #sent = $state.raw<Sent | null>(null);
  #sentId = 0;
  #lastId = 0;
  #waiting = new Map<number, ReturnType<typeof setTimeout>>();
  // What the server's clock is ahead of this one.
  #ahead = 0;
  #isLed = false;
  // Entries were lacking: all are asked for again.
  #asksAll = false;
  // What was last asked to come on the table.
  #brought = '';

  constructor(key: string, marks: boolean) {
    super(null, marks);
    this.key = key;
    this.#sent = read<Sent | null>(this.#sentName, null, isSentMove);
    this.line = new Line(
      () => ({ do: 'open', version: protocol, key, seen: this.#asksAll ? 0 : (this.course?.seen ?? 0) }),
      (told) => this.#take(told),
    );
  }

  override close() {
    super.close();
    this.line.close();
    for (const timer of this.#waiting.values()) clearTimeout(timer);
  }

  override get isLesson() {
    return false;
  }
  override get acts(): readonly Act[] {
    return this.plays ? ['hint'] : [];
  }
  override get isWatched() {
    return !this.plays;
  }
  override get isSent() {
    return this.#sent !== null;
  }

  /** Whether one sits there oneself, and has not resigned. */
  get plays(): boolean {
    return this.own !== null && this.course?.seats[this.own]?.bot === null && this.course.seats[this.own]!.name !== '';
  }

  protected override isHere(player: number) {
    return player === this.own && this.plays && this.#sent === null && !this.isOutdated && !this.isAtOdds;
  }

  /** Nobody else plays there but bots. */
  get isAlone(): boolean {
    return this.plays && this.course!.seats.filter(({ bot }) => bot === null).length === 1;
  }

  /** Milliseconds; null where no clock runs. */
  timeLeft(seat: number, now: number): number | null {
    return this.terms && this.course ? timeLeft(this.terms.clock, this.course, seat, now + this.#ahead) : null;
  }

  nameOf(seat: number): string {
    return this.course?.seats[seat]?.name || t.newMatch.player(seat + 1);
  }

  override get standing(): string {
    const asked = this.course?.asked;
    const heard = this.course?.heard.at(-1);
    if (this.isOutdated) return t.table.reloads;
    if (this.isAtOdds) return t.table.atOdds;
    if (this.line.state !== 'open') return this.#sent ? t.table.keptHere : t.table.lines[this.line.state];
    if (this.#sent) return t.table.sending;
    if (asked && asked.by === this.own) return t.table.waitsForAnswer;
    return heard && !this.isPinned && isNews(heard, this.course!, this.own) ? this.inWordsOf(heard) : '';
  }

  protected override asked(): Question | null {
    const asked = this.course?.asked;
    if (this.isDone || !this.plays) return null;
    if (this.isResigning) {
      const no = { name: t.table.playOn, on: () => (this.isResigning = false) };
      return { text: t.table.resignSure, yes: { name: t.table.resign, on: () => this.#resign() }, no };
    }
    if (!asked || asked.agreed.includes(this.own!)) return null;
    return {
      text: t.table.asksBack(this.nameOf(asked.by)),
      yes: { name: t.table.agree, on: () => this.tell({ do: 'agree' }) },
      no: { name: t.table.decline, on: () => this.tell({ do: 'decline' }) },
    };
  }

  override standings() {
    return rankedBy(this.course!, super.standings());
  }

  override verdict() {
    return verdictOf(this.course!, this.own) ?? victory(this.standings(), this.own ?? -1);
  }

  /** What somebody at the table said or did. */
  inWordsOf(heard: Heard): string {
    return heardInWords(heard, this.play.seats, this.own);
  }

  #resign() {
    this.isResigning = false;
    this.tell({ do: 'resign' });
  }

  /** Others are asked to take back one's own last move. */
  override undo() {
    if (this.plays && !this.isDone && !this.course?.asked) this.tell({ do: 'back' });
    return Promise.resolve();
  }
  override redo() {
    return Promise.resolve();
  }

  /** What somebody here wants of the server; false if the line is broken. */
  tell(wish: Wish): boolean {
    const id = ++this.#lastId;
    this.trouble = '';
    if (!this.line.say({ ...wish, id })) return false;
    this.#waiting.set(id, setTimeout(() => this.line.restart(), patience));
    return true;
  }

  override async hint() {
    if (this.mayMove) await super.hint();
  }

  // Out of turn a tile is only looked at. A move that the library has made is not played here, but sent: nothing is played that
  // others do not see.
  protected override async ask(table: Required<MatchTable>, intent: string) {
    const isAnytime = intent === '' || intent === 'help' || (this.isSent && intent.startsWith('show '));
    if (!isAnytime && !this.mayMove) return { ...(await engine.matchAct(table, '')), view: null };
    const answer = await engine.matchAct(table, intent);
    if (intent === '' || answer.table.played === table.played) return answer;
    const move = answer.table.match.moves.findLast((each) => !each.startsWith('aside '))!;
    this.#keepSent({ move, seen: this.course!.seen });
    this.#send();
    return { ...(await engine.matchAct(table, '')), view: null };
  }

  get #sentName() {
    return `tables.sent.${this.key}`;
  }

  #keepSent(sent: Sent | null) {
    this.#sent = sent;
    if (sent) write(this.#sentName, sent);
    else forget(this.#sentName);
  }

  #send() {
    if (this.#sent && this.tell({ do: 'move', move: this.#sent.move })) this.#sentId = this.#lastId;
  }

  #take(told: Told) {
    switch (told.is) {
      case 'table':
        return this.#welcome(told);
      case 'entries':
        return this.#follow(told.entries, true);
      case 'there':
        this.there = told;
        return;
      case 'done':
        return this.#answered(told.id);
      case 'refused':
        return this.#refused(told.id, told.why);
      case 'rematch':
        this.nextKey = told.key;
        this.#keepNext(told.key);
        if (this.#isLed) location.hash = `#/table?key=${told.key}`;
        return;
      case 'reload':
        this.isOutdated = true;
        this.line.close();
    }
  }

  // Everybody moves up a seat.
  #keepNext(key: string) {
    const { seats } = this.course!;
    tables.keep(key, { meant: seats.map((_, seat) => seats.at(seat - 1)!.name) });
  }

  #welcome({ seat, table, commitment, now, entries }: Welcome) {
    const isBack = this.terms !== undefined;
    this.terms = table;
    this.own = seat;
    this.course ??= beginning(table);
    this.#ahead = now - Date.now();
    this.#forgetWaiting();
    this.line.holds();
    const kept = tables.of(this.key);
    const sealSeen = kept?.sealSeen ?? !entries.some(({ is }) => is === 'started');
    tables.keep(this.key, { seat, commitment: kept?.commitment ?? commitment, sealSeen });
    if (this.#asksAll && entries.length < this.course.seen) return this.#doubt('other');
    this.#follow(entries, isBack);
    if (!this.isAtOdds) this.#send();
  }

  // What is lacking may have been lost on the way; what comes in place of what was told was not: nothing goes on here.
  #doubt(what: Break) {
    if (what === 'lacking' && !this.#asksAll) {
      this.#asksAll = true;
      this.line.restart();
      return;
    }
    this.isAtOdds = true;
    this.line.close();
  }

  #forgetWaiting() {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #answered(id: number) {
    clearTimeout(this.#waiting.get(id));
    this.#waiting.delete(id);
  }

  #refused(id: number, why: string) {
    if (!this.terms) {
      this.gone = why;
      this.line.close();
      return;
    }
    this.#answered(id);
    this.trouble = t.table.refused(why);
    if (!this.#sent || id !== this.#sentId) return;
    this.#keepSent(null);
    this.takeOff();
  }

  /** Entries come in order; while somebody looks they are seen to happen. */
  #follow(entries: readonly Entry[], isSeen: boolean) {
    const before = this.course!;
    const next = after(before, entries);
    if (typeof next === 'string') return this.#doubt(next);
    this.#asksAll = false;
    this.course = next;
    // Others keep the result in sight, and go when they like.
    this.#isLed ||= isSeen && entries.some(({ is, seat }) => is === 'rematch' && seat === this.own);
    const sent = this.#sent;
    // Whatever was laid, taken back or given up since decides what became of it.
    const decides = ({ is, n }: Entry) => sent !== null && n > sent.seen && ['moved', 'back', 'resigned', 'late', 'ended'].includes(is);
    if (entries.some(decides)) this.#keepSent(null);
    tables.keep(this.key, noteOf(this.course));
    if (!this.course.isStarted) return;
    const play = playOf(this.course, this.terms!, this.key);
    if (this.course.secret !== null && !this.fairness) this.#verify(this.course.secret);
    const brought = JSON.stringify(play);
    if (brought === this.#brought) return;
    this.#brought = brought;
    this.bring(play);
    if (this.#sent) this.want(`show ${this.#sent.move}`);
  }

  async #verify(secret: string) {
    const { seats, drawn } = this.course!;
    const match = { ...playOf(this.course!, this.terms!, this.key).match, deck: [...drawn], moves: [] };
    const commitment = tables.of(this.key)?.commitment ?? '';
    const { ask, stop } = startReviewEngine();
    try {
      this.fairness = await ask.matchFair(match, commitment, secret, seats.map(({ word }) => word));
    } catch (error) {
      this.trouble = sentence(error);
    } finally {
      stop();
    }
  }
}
