// A match on several screens, stored by a server that sends every event to all who have a link. The library handles the held
// tile locally. Only a finished move is sent, and it is played when the server confirms it.
import { EngineError, type MatchTable, type OnlineClientMessage, type OnlineCommand, type OnlineEvent, type OnlineNews, type OnlineRefused, type OnlineServerMessage, type OnlineSettings, type OnlineThere, type OnlineView, type OnlineWelcome } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { sentence } from '@/lib/workerClient';
import type { Action } from '@/lib/game/actions';
import { remove, read, write } from '@/lib/localStore.svelte';
import { victory } from '@/lib/match/share';
import { Session, type Question } from '@/lib/match/session.svelte';
import { t } from '@/i18n';
import { Socket } from './socket.svelte';
import { describeReason } from './messages';
import { tables } from './myTables.svelte';
import { describeNews, verdictOf } from './verdict';
import { gameOf, limits, merge, noteOf, viewOf, type EventGap } from './view';

/** A move that the server may not have received. */
interface PendingMove {
  move: string;
  /** Number of events received when it was made. */
  seen: number;
}

const isSentMove = (value: unknown): value is PendingMove => {
  const { move, seen } = (value ?? {}) as Partial<PendingMove>;
  return typeof move === 'string' && typeof seen === 'number';
};

/** Timeout of an answer in milliseconds. Then the socket is reopened. */
const patience = 10_000;

export class OnlineSession extends Session {
  readonly key: string;
  settings = $state.raw<OnlineSettings>();
  /** The library's view of the table, from its events. */
  online = $state.raw<OnlineView>();
  /** The reader's seat; null for spectators. */
  own = $state<number | null>(null);
  presence = $state.raw<Omit<OnlineThere, 'is'>>({ seats: [], watching: 0 });
  /** Why the table could not be opened. */
  openError = $state('');
  /** The server uses another protocol version than this page. */
  isOutdated = $state(false);
  /** The server's events differ from those it sent before. */
  isAtOdds = $state(false);
  /** The key of the rematch. */
  nextKey = $state('');
  isResigning = $state(false);
  /** The reader's word for the order of the tiles. */
  word = $state('');
  readonly socket: Socket;
  readonly isDone = $derived(this.online?.phase === 'over');
  #pendingMove = $state.raw<PendingMove | null>(null);
  #pendingId = 0;
  #lastId = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  // How far the server's clock is ahead of this one, in milliseconds.
  #ahead = 0;
  #isLed = false;
  // All events so far, in order.
  #events: readonly string[] = [];
  // Messages are handled one at a time, each after the library has answered for the previous one.
  #queue: Promise<void> = Promise.resolve();
  // Events were missing, so all are requested again.
  #requestsAll = false;
  // The last game put on the table, as text.
  #lastGame = '';

  constructor(key: string, marks: boolean) {
    super(null, marks);
    this.key = key;
    this.#pendingMove = read<PendingMove | null>(this.#pendingName, null, isSentMove);
    this.socket = new Socket(
      async () => ({ do: 'open', version: (await limits()).protocol, key, seen: this.#requestsAll ? 0 : this.#events.length }),
      (message) => this.#receive(message),
    );
  }

  override close() {
    super.close();
    this.socket.close();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  override get isLesson() {
    return false;
  }
  override get actions(): readonly Action[] {
    return this.plays ? ['hint'] : [];
  }
  override get isWatched() {
    return !this.plays;
  }
  override get isSent() {
    return this.#pendingMove !== null;
  }

  /** Whether the reader has a seat and has not resigned. */
  get plays(): boolean {
    const seat = this.own === null ? undefined : this.online?.seats[this.own];
    return seat?.bot === null && seat.name !== '';
  }

  /** Whether the reader's seat may send a command now. */
  may(command: OnlineCommand): boolean {
    return this.online?.may.includes(command) ?? false;
  }

  protected override isHere(player: number) {
    return player === this.own && this.plays && this.#pendingMove === null && !this.isOutdated && !this.isAtOdds;
  }

  /** Everyone else at the table is a bot. */
  get isAlone(): boolean {
    return this.plays && this.online!.seats.filter(({ bot }) => bot === null).length === 1;
  }

  /** Remaining milliseconds; null without a clock. */
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
    if (this.online?.closed) return t.table.closed;
    if (this.socket.state !== 'open') return this.#pendingMove ? t.table.keptHere : t.table.lines[this.socket.state];
    if (this.#pendingMove) return t.table.sending;
    if (this.own !== null && this.online?.asked?.by === this.own) return t.table.waitsForAnswer;
    return news?.fresh && !this.isPinned ? this.describeNewsItem(news) : '';
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
      yes: { name: t.table.agree, on: () => this.sendCommand({ do: 'agree' }) },
      no: { name: t.table.decline, on: () => this.sendCommand({ do: 'decline' }) },
    };
  }

  /** Uses the ranks of the table, where a player who resigned is last. */
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

  /** Describes a message or an action of a player. */
  describeNewsItem(news: OnlineNews): string {
    return describeNews(news, this.play.seats, this.own);
  }

  #resign() {
    this.isResigning = false;
    this.sendCommand({ do: 'resign' });
  }

  /** Asks the others to undo the reader's last move. */
  override undo() {
    if (this.may('back')) this.sendCommand({ do: 'back' });
    return Promise.resolve();
  }
  override redo() {
    return Promise.resolve();
  }

  /** Takes the reader's seat. */
  sit(name: string) {
    this.sendCommand({ do: 'sit', name, word: this.word.trim() });
  }

  /** Sends a command. Returns false if the socket is closed. */
  sendCommand(command: OnlineClientMessage): boolean {
    const id = ++this.#lastId;
    this.trouble = '';
    if (!this.socket.send({ ...command, id })) return false;
    this.#timers.set(id, setTimeout(() => this.socket.restart(), patience));
    return true;
  }

  override async hint() {
    if (this.mayMove) await super.hint();
  }

  // Out of turn, the tile is only for viewing. A finished move is sent instead of played, so that nothing is played that
  // others do not see.
  protected override async apply(table: Required<MatchTable>, intent: string) {
    const isAnytime = intent === '' || intent === 'help' || (this.isSent && intent.startsWith('show '));
    const unchanged = { table, now: this.now!, view: null };
    if (!isAnytime && !this.mayMove) return unchanged;
    if (intent !== 'confirm' || !unchanged.now.move) return engine.matchAct(table, intent);
    this.#storePending({ move: unchanged.now.move, seen: this.#events.length });
    this.#send();
    return unchanged;
  }

  get #pendingName() {
    return `tables.sent.${this.key}`;
  }

  #storePending(sent: PendingMove | null) {
    this.#pendingMove = sent;
    if (sent) write(this.#pendingName, sent);
    else remove(this.#pendingName);
  }

  #send() {
    if (this.#pendingMove && this.sendCommand({ do: 'move', move: this.#pendingMove.move })) this.#pendingId = this.#lastId;
  }

  #receive(message: OnlineServerMessage) {
    const at = Date.now();
    if (message.is === 'table') this.socket.confirm();
    this.#queue = this.#queue.then(() => this.#handle(message, at)).catch((error) => {
      this.trouble = sentence(error);
    });
  }

  #handle(message: OnlineServerMessage, at: number): void | Promise<void> {
    switch (message.is) {
      case 'table':
        return this.#handleWelcome(message, at);
      case 'entries':
        return this.#adopt(message.entries, true);
      case 'there':
        this.presence = message;
        return;
      case 'done':
        return this.#clearTimer(message.id);
      case 'refused':
        return this.#handleRefusal(message);
      case 'rematch':
        this.nextKey = message.key;
        this.#storeNext(message.key);
        if (this.#isLed) location.hash = `#/table?key=${message.key}`;
        return;
      case 'reload':
        this.isOutdated = true;
        this.socket.close();
    }
  }

  // Everyone moves up one seat.
  #storeNext(key: string) {
    const seats = this.online?.seats ?? [];
    tables.save(key, { meant: seats.map((_, seat) => seats.at(seat - 1)!.name) });
  }

  async #handleWelcome({ seat, table, commitment, now, entries }: OnlineWelcome, at: number) {
    const isBack = this.settings !== undefined;
    this.settings = table;
    this.own = seat;
    this.#ahead = now - at;
    this.#clearTimers();
    tables.save(this.key, { seat, commitment: tables.of(this.key)?.commitment ?? commitment });
    if (this.#requestsAll && entries.length < this.#events.length) return this.#handleGap('other');
    await this.#adopt(entries, isBack);
    if (!this.isAtOdds) this.#send();
  }

  // Missing events may have been lost on the way, so they are requested again. Different events mean that this page cannot
  // continue.
  #handleGap(what: EventGap) {
    if (what === 'lacking' && !this.#requestsAll) {
      this.#requestsAll = true;
      this.socket.restart();
      return;
    }
    this.isAtOdds = true;
    this.socket.close();
  }

  #clearTimers() {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #clearTimer(id: number) {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  async #handleRefusal({ id, why, message }: OnlineRefused) {
    const reason = await describeReason(why, message);
    if (!this.settings) {
      this.openError = reason;
      this.socket.close();
      return;
    }
    this.#clearTimer(id);
    this.trouble = t.table.refused(reason);
    if (!this.#pendingMove || id !== this.#pendingId) return;
    this.#storePending(null);
    this.takeOff();
  }

  /** Adds events in order. Animates them if the reader is watching. */
  async #adopt(entries: readonly OnlineEvent[], isSeen: boolean) {
    const events = merge(this.#events, entries);
    if (typeof events === 'string') return this.#handleGap(events);
    const stored = tables.of(this.key);
    const view = await viewOf(this.settings!, stored?.commitment ?? '', this.own, events).catch((error: unknown) => {
      if (error instanceof EngineError) return null;
      throw error;
    });
    if (!view) return this.#handleGap('other');
    this.#requestsAll = false;
    this.#events = events;
    // Other players keep the result and join when they like.
    const isNewRematch = view.rematch_by !== null && this.online?.rematch_by === null;
    this.#isLed ||= isSeen && isNewRematch && view.rematch_by === this.own;
    this.online = view;
    if (this.#pendingMove && view.decided > this.#pendingMove.seen) this.#storePending(null);
    tables.save(this.key, { ...noteOf(view), sealSeen: stored?.sealSeen ?? view.phase === 'lobby' });
    const game = gameOf(view, this.key);
    const text = JSON.stringify(game);
    if (!game || text === this.#lastGame) return;
    this.#lastGame = text;
    this.load(game);
    if (this.#pendingMove) this.request(`show ${this.#pendingMove.move}`);
  }
}
