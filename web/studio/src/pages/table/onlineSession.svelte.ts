// A match at several screens: a server keeps it, and tells all who have its link what happens. Tiles are held, turned and
// looked at here, by the library; only a finished move goes to the server, and only what comes back from there is played.
import { EngineError, type MatchTable, type OnlineClientMessage, type OnlineCommand, type OnlineEvent, type OnlineNews, type OnlineRefused, type OnlineServerMessage, type OnlineSettings, type OnlineThere, type OnlineView, type OnlineWelcome } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { sentence } from '@/lib/workerClient';
import type { Act } from '@/lib/game/acts';
import { forget, read, write } from '@/lib/localStore.svelte';
import { victory } from '@/lib/match/share';
import { Session, type Question } from '@/lib/match/session.svelte';
import { t } from '@/i18n';
import { Line } from './socket.svelte';
import { reasonInWords } from './messages';
import { tables } from './myTables.svelte';
import { newsInWords, verdictOf } from './verdict';
import { gameOf, limits, merged, noteOf, viewOf, type Break } from './view';

/** A move that the server may not know of yet. */
interface Sent {
  move: string;
  /** How many events had come when it was made. */
  seen: number;
}

const isSentMove = (value: unknown): value is Sent => {
  const { move, seen } = (value ?? {}) as Partial<Sent>;
  return typeof move === 'string' && typeof seen === 'number';
};

/** An answer is late after so many milliseconds: the line is opened again. */
const patience = 10_000;

export class OnlineSession extends Session {
  readonly key: string;
  settings = $state.raw<OnlineSettings>();
  /** The table, as the library has it by its events. */
  online = $state.raw<OnlineView>();
  /** One's own seat; null of who watches. */
  own = $state<number | null>(null);
  there = $state.raw<Omit<OnlineThere, 'is'>>({ seats: [], watching: 0 });
  /** Why there is no such table. */
  gone = $state('');
  /** The server speaks another version than this page. */
  isOutdated = $state(false);
  /** The server sends other events than it sent before. */
  isAtOdds = $state(false);
  /** Another table is laid for the same people. */
  nextKey = $state('');
  isResigning = $state(false);
  readonly line: Line;
  readonly isDone = $derived(this.online?.phase === 'over');
  #sent = $state.raw<Sent | null>(null);
  #sentId = 0;
  #lastId = 0;
  #waiting = new Map<number, ReturnType<typeof setTimeout>>();
  // What the server's clock is ahead of this one.
  #ahead = 0;
  #isLed = false;
  // All events so far, as they came.
  #events: readonly string[] = [];
  // Messages are taken one after the other, each when the library has answered about the one before.
  #taken: Promise<void> = Promise.resolve();
  // Events were missing: all are asked for again.
  #asksAll = false;
  // What was last asked to come on the table.
  #brought = '';

  constructor(key: string, marks: boolean) {
    super(null, marks);
    this.key = key;
    this.#sent = read<Sent | null>(this.#sentName, null, isSentMove);
    this.line = new Line(
      async () => ({ do: 'open', version: (await limits()).protocol, key, seen: this.#asksAll ? 0 : this.#events.length }),
      (told) => this.#hear(told),
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
    const seat = this.own === null ? undefined : this.online?.seats[this.own];
    return seat?.bot === null && seat.name !== '';
  }

  /** Whether the own seat may send a command now. */
  may(command: OnlineCommand): boolean {
    return this.online?.may.includes(command) ?? false;
  }

  protected override isHere(player: number) {
    return player === this.own && this.plays && this.#sent === null && !this.isOutdated && !this.isAtOdds;
  }

  /** Nobody else plays there but bots. */
  get isAlone(): boolean {
    return this.plays && this.online!.seats.filter(({ bot }) => bot === null).length === 1;
  }

  /** Milliseconds; null where no clock runs. */
  timeLeft(seat: number, now: number): number | null {
    if (!this.online) return null;
    const { to_move, deadline, seats } = this.online;
    const left = seat === to_move && deadline !== null ? deadline - now - this.#ahead : (seats[seat]?.left ?? null);
    return left === null ? null : Math.max(0, left);
  }

  nameOf(seat: number): string {
    return this.online?.seats[seat]?.name || t.newMatch.player(seat + 1);
  }

  override get standing(): string {
    const news = this.online?.news.at(-1);
    if (this.isOutdated) return t.table.reloads;
    if (this.isAtOdds) return t.table.atOdds;
    if (this.line.state !== 'open') return this.#sent ? t.table.keptHere : t.table.lines[this.line.state];
    if (this.#sent) return t.table.sending;
    if (this.own !== null && this.online?.asked?.by === this.own) return t.table.waitsForAnswer;
    return news?.fresh && !this.isPinned ? this.inWordsOf(news) : '';
  }

  protected override asked(): Question | null {
    const asked = this.online?.asked;
    if (this.isDone || !this.plays) return null;
    if (this.isResigning) {
      const no = { name: t.table.playOn, on: () => (this.isResigning = false) };
      return { text: t.table.resignSure, yes: { name: t.table.resign, on: () => this.#resign() }, no };
    }
    if (!asked || !this.may('agree')) return null;
    return {
      text: t.table.asksBack(this.nameOf(asked.by)),
      yes: { name: t.table.agree, on: () => this.tell({ do: 'agree' }) },
      no: { name: t.table.decline, on: () => this.tell({ do: 'decline' }) },
    };
  }

  /** With the ranks of the table, where a player who gave up is last. */
  override standings() {
    const { ranks, seats } = this.online!;
    return super
      .standings()
      .map((row) => {
        const how = seats[row.player]!.gave_up;
        return { ...row, rank: ranks?.[row.player] ?? row.rank, ...(how && { left: t.table.left[how] }) };
      })
      .sort((one, other) => one.rank - other.rank || one.player - other.player);
  }

  override verdict() {
    return verdictOf(this.online!, this.own) ?? victory(this.standings(), this.own ?? -1);
  }

  /** What somebody at the table said or did. */
  inWordsOf(news: OnlineNews): string {
    return newsInWords(news, this.play.seats, this.own);
  }

  #resign() {
    this.isResigning = false;
    this.tell({ do: 'resign' });
  }

  /** Others are asked to take back one's own last move. */
  override undo() {
    if (this.may('back')) this.tell({ do: 'back' });
    return Promise.resolve();
  }
  override redo() {
    return Promise.resolve();
  }

  /** What somebody here wants of the server; false if the line is broken. */
  tell(wish: OnlineClientMessage): boolean {
    const id = ++this.#lastId;
    this.trouble = '';
    if (!this.line.say({ ...wish, id })) return false;
    this.#waiting.set(id, setTimeout(() => this.line.restart(), patience));
    return true;
  }

  override async hint() {
    if (this.mayMove) await super.hint();
  }

  // Out of turn a tile is only looked at. A finished move is not played here, but sent: nothing is played that others do not
  // see.
  protected override async ask(table: Required<MatchTable>, intent: string) {
    const isAnytime = intent === '' || intent === 'help' || (this.isSent && intent.startsWith('show '));
    const asItIs = { table, now: this.now!, view: null };
    if (!isAnytime && !this.mayMove) return asItIs;
    if (intent !== 'confirm' || !asItIs.now.move) return engine.matchAct(table, intent);
    this.#keepSent({ move: asItIs.now.move, seen: this.#events.length });
    this.#send();
    return asItIs;
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

  #hear(told: OnlineServerMessage) {
    const at = Date.now();
    if (told.is === 'table') this.line.holds();
    this.#taken = this.#taken.then(() => this.#take(told, at)).catch((error) => {
      this.trouble = sentence(error);
    });
  }

  #take(told: OnlineServerMessage, at: number): void | Promise<void> {
    switch (told.is) {
      case 'table':
        return this.#welcome(told, at);
      case 'entries':
        return this.#follow(told.entries, true);
      case 'there':
        this.there = told;
        return;
      case 'done':
        return this.#answered(told.id);
      case 'refused':
        return this.#refused(told);
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
    const seats = this.online?.seats ?? [];
    tables.keep(key, { meant: seats.map((_, seat) => seats.at(seat - 1)!.name) });
  }

  async #welcome({ seat, table, commitment, now, entries }: OnlineWelcome, at: number) {
    const isBack = this.settings !== undefined;
    this.settings = table;
    this.own = seat;
    this.#ahead = now - at;
    this.#forgetWaiting();
    tables.keep(this.key, { seat, commitment: tables.of(this.key)?.commitment ?? commitment });
    if (this.#asksAll && entries.length < this.#events.length) return this.#doubt('other');
    await this.#follow(entries, isBack);
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

  async #refused({ id, why, message }: OnlineRefused) {
    const reason = await reasonInWords(why, message);
    if (!this.settings) {
      this.gone = reason;
      this.line.close();
      return;
    }
    this.#answered(id);
    this.trouble = t.table.refused(reason);
    if (!this.#sent || id !== this.#sentId) return;
    this.#keepSent(null);
    this.takeOff();
  }

  /** Events come in order; while somebody looks they are seen to happen. */
  async #follow(entries: readonly OnlineEvent[], isSeen: boolean) {
    const events = merged(this.#events, entries);
    if (typeof events === 'string') return this.#doubt(events);
    const kept = tables.of(this.key);
    const view = await viewOf(this.settings!, kept?.commitment ?? '', this.own, events).catch((error: unknown) => {
      if (error instanceof EngineError) return null;
      throw error;
    });
    if (!view) return this.#doubt('other');
    this.#asksAll = false;
    this.#events = events;
    // Others keep the result in sight, and go when they like.
    const isNewRematch = view.rematch_by !== null && this.online?.rematch_by === null;
    this.#isLed ||= isSeen && isNewRematch && view.rematch_by === this.own;
    this.online = view;
    if (this.#sent && view.decided > this.#sent.seen) this.#keepSent(null);
    tables.keep(this.key, { ...noteOf(view), sealSeen: kept?.sealSeen ?? view.phase === 'lobby' });
    const game = gameOf(view, this.key);
    const brought = JSON.stringify(game);
    if (!game || brought === this.#brought) return;
    this.#brought = brought;
    this.bring(game);
    if (this.#sent) this.want(`show ${this.#sent.move}`);
  }
}
