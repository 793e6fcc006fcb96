// A match on several screens, stored by a server that sends every event to all who have a link. The library handles the held
// tile locally. Only a finished move is sent, and it is played when the server confirms it.
import { EngineError, type MatchTable, type OnlineClientMessage, type OnlineCommand, type OnlineEvent, type OnlineNews, type OnlineRefused, type OnlineServerMessage, type OnlineSettings, type OnlineThere, type OnlineView, type OnlineWelcome } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { sentence } from '@/lib/workerClient';
import type { Action } from '@/lib/game/actions';
import { remove, read, write } from '@/lib/localStore.svelte';
import { collect } from '@/lib/match/collection.svelte';
import { victory } from '@/lib/match/share';
import { Session, type Question } from '@/lib/match/session.svelte';
import { t } from '@/i18n';
import { Socket } from './socket.svelte';
import { Dealing, type DealProblem } from './dealing.svelte';
import { describeReason } from './messages';
import { readHeld, readLast, writeHeld, writeLast, type LastSeen } from './lastSeen';
import { aliasFor, addressOf, invitationOf, storedNames, tables } from './myTables.svelte';
import { describeNews, verdictOf } from './verdict';
import { checkOwnNumber, doesContinue, gameOf, limits, merge, noteOf, viewOf, type EventGap } from './view';

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
  /** The server has sent the table. Before, the page shows what the browser has stored. */
  isWelcome = $state(false);
  /** The number of the last message of a player that was shown long enough. */
  shownNews = $state(0);
  /** The reader's word for the order of the tiles, and a number that they have made elsewhere. */
  word = $state('');
  ownNumber = $state('');
  readonly dealing: Dealing;
  /** The server's seal differs from the one stored before. */
  hasOtherSeal = $state(false);
  /** The server has changed what this browser had accepted of the game, now or at an earlier visit. */
  hasOtherGame = $state(false);
  readonly socket: Socket;
  readonly isDone = $derived(this.online?.phase === 'over');
  #pendingMove = $state.raw<PendingMove | null>(null);
  #pendingId = 0;
  #lastId = 0;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  // How far the server's clock is ahead of this one, in milliseconds.
  #ahead = 0;
  #isLed = false;
  // The server's commitment now.
  #commitment = '';
  // The last command of the deal that was sent on this connection, and its id.
  #partTaken = '';
  #partId = 0;
  // All events so far, in order.
  #events: readonly string[] = [];
  // The events that this browser had accepted when the page opened.
  readonly #accepted: readonly string[];
  // Messages are handled one at a time, each after the library has answered for the previous one.
  #queue: Promise<void> = Promise.resolve();
  // Events were missing, so all are requested again.
  #requestsAll = true;
  // The last game put on the table, as text.
  #lastGame = '';

  constructor(key: string, marks: boolean) {
    super(null, marks);
    this.key = key;
    this.dealing = new Dealing(key);
    // Kept at once, since it is removed from the address.
    if (key.includes('~') && !tables.of(key) && location.hash.includes(key)) tables.save(key, {});
    this.#pendingMove = read<PendingMove | null>(this.#pendingName, null, isSentMove);
    const last = readLast(key);
    this.#accepted = last?.events ?? [];
    this.hasOtherGame = tables.of(key)?.isChanged === true;
    if (last) this.#queue = this.#restore(last);
    this.socket = new Socket(
      async () => ({ do: 'open', version: (await limits()).protocol, key: this.key, seen: this.#requestsAll ? 0 : this.#events.length }),
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
    return this.plays && this.hasHints ? ['hint'] : [];
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

  override get reader() {
    return this.own ?? -1;
  }

  protected override isHere(player: number) {
    return player === this.own && this.plays && this.#pendingMove === null && !this.isOutdated && !this.isAtOdds;
  }

  /** Everyone else at the table is a bot. */
  get isAlone(): boolean {
    return this.plays && this.online!.seats.filter(({ bot }) => bot === null).length === 1;
  }

  /** "Ben, Cleo" */
  get othersNames(): string {
    return (this.online?.seats ?? []).flatMap(({ name }, seat) => (seat === this.own || name === '' ? [] : [name])).join(', ');
  }

  /** Hints are agreed, or nobody plays against the reader. */
  get hasHints(): boolean {
    return this.settings?.hints === true || this.isAlone;
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
    if (this.#waitsForRematch) return t.table.waitsForRematch;
    return news?.fresh && news.n > this.shownNews && !this.isPinned ? this.describeNewsItem(news) : '';
  }

  protected override asked(): Question | null {
    const asked = this.online?.asked;
    if (this.isDone) return this.#askedForRematch();
    if (!this.plays) return null;
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

  get #waitsForRematch(): boolean {
    const { rematch_offers = [], rematch_by = null } = this.online ?? {};
    return rematch_by === null && this.own !== null && rematch_offers.includes(this.own);
  }

  #askedForRematch(): Question | null {
    const first = this.online!.rematch_offers[0];
    if (first === undefined || !this.may('rematch')) return null;
    return {
      text: t.table.wantsRematch(this.nameOf(first)),
      yes: { name: t.table.accept, on: () => this.sendCommand({ do: 'rematch' }) },
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
  async sit(name: string) {
    const word = this.word.trim();
    try {
      await checkOwnNumber(this.ownNumber.trim());
    } catch (error) {
      this.trouble = sentence(error);
      return;
    }
    this.sendCommand({ do: 'sit', name, ...(!this.online?.deal && { word }) });
  }

  /** The server's commitment to its secret, as this browser saw it first. */
  get seal(): string {
    return tables.of(this.key)?.commitment ?? '';
  }

  /** How the server's view of the deal differs from this browser's. */
  get dealProblem(): DealProblem | undefined {
    if (this.hasOtherSeal) return 'otherSeal';
    return this.online && this.dealing.problem(this.online, this.own);
  }

  /** The time for which the table has waited for a browser, in milliseconds. */
  waited(now: number): number {
    return now + this.#ahead - (this.online?.deal?.since ?? 0);
  }

  /** The game as a file, with which other programs can check the deal. */
  gameFile(): string {
    const own = this.dealing.part && { seat: this.dealing.part.seat, contribution: this.dealing.part.contribution };
    const game = { format: 'bastide-online-game', table: this.settings, commitment: this.#commitment, own: { ...own, commitment: this.seal } };
    const head = JSON.stringify(game).slice(0, -1);
    return `${head},"entries":[\n${this.#events.join(',\n')}\n]}\n`;
  }

  // What this browser does by itself: it commits in a new round, and reveals when all seats are committed. Once per connection
  // and round, because an answer may have been lost.
  async #takePart() {
    const { deal } = this.online!;
    if (!deal || this.own === null || this.dealProblem) return;
    const command = this.may('commit') ? 'commit' : this.may('reveal') ? 'reveal' : null;
    const step = `${command} ${deal.round}`;
    if (!command || this.#partTaken === step) return;
    this.#partTaken = step;
    if (command === 'commit') {
      const part = { word: this.word.trim(), number: this.ownNumber.trim() };
      const commitment = await this.dealing.commit(this.seal, deal.round, this.own, part);
      if (commitment !== undefined && this.sendCommand({ do: 'commit', commitment })) this.#partId = this.#lastId;
    } else {
      const contribution = this.dealing.reveal(this.online!, this.own);
      if (contribution !== undefined && this.sendCommand({ do: 'reveal', contribution })) this.#partId = this.#lastId;
    }
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
    if (this.mayMove && this.hasHints) await super.hint();
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
    return storedNames(this.key).sent;
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
        if (message.id === this.#partId) this.dealing.accepted();
        return this.#clearTimer(message.id);
      case 'refused':
        return this.#handleRefusal(message);
      case 'rematch':
        if (!this.#storeNext(message.key)) return;
        this.nextKey = message.key;
        if (this.#isLed) location.hash = addressOf(message.key);
        return;
      case 'reload':
        this.isOutdated = true;
        this.socket.close();
    }
  }

  // Everyone moves up one seat. A table has only one rematch, so a server cannot fill the list of tables with them. Returns false
  // for another one.
  #storeNext(key: string): boolean {
    if (this.online?.rematch_by == null || (tables.of(this.key)?.next ?? key) !== key) return false;
    tables.save(this.key, { next: key });
    const seats = this.online?.seats ?? [];
    const sitsAs = this.own === null ? undefined : seats[this.own]?.name;
    tables.save(key, { meant: seats.map((_, seat) => seats.at(seat - 1)!.name), ...(sitsAs && !tables.of(key) && { sitsAs }) });
    return true;
  }

  // Shows the table as the browser has stored it, until the server answers.
  async #restore({ table, seat, events }: LastSeen) {
    const view = await viewOf(table, tables.of(this.key)?.commitment ?? '', seat, events).catch(() => null);
    if (!view || this.isWelcome) return;
    this.settings = table;
    this.own = seat;
    this.#events = events;
    this.online = view;
    this.shownNews = view.news.at(-1)?.n ?? 0;
    this.#show(view);
  }

  async #handleWelcome({ seat, table, commitment, now, entries }: OnlineWelcome, at: number) {
    const isBack = this.isWelcome;
    if (!isBack) this.#events = [];
    if (!isBack && seat !== null && this.#isLinkOfSeat(entries, seat)) return this.#openSeat(seat);
    this.isWelcome = true;
    this.settings = table;
    this.own = seat;
    this.#ahead = now - at;
    this.#clearTimers();
    this.#commitment = commitment;
    this.#partTaken = '';
    this.hasOtherSeal ||= (tables.of(this.key)?.commitment ?? commitment) !== commitment;
    tables.save(this.key, { seat, commitment: tables.of(this.key)?.commitment ?? commitment });
    if (seat !== null && !this.key.includes('~')) tables.save(this.key, { alias: aliasFor(this.key) });
    if (this.#requestsAll && entries.length < this.#events.length) return this.#handleGap('other');
    if (!isBack && !doesContinue(this.#accepted, entries)) this.#noteOtherGame();
    await this.#adopt(entries, isBack);
    if (!this.isAtOdds) this.#send();
    this.#sitAtOnce();
  }

  // Whether the address had the key of a seat with a link of its own. The own key of a first visit holds no seat.
  #isLinkOfSeat(entries: readonly OnlineEvent[], seat: number): boolean {
    const isFirst = this.key.includes('~') && tables.of(this.key)?.commitment === undefined;
    return isFirst && !entries.some((entry) => entry.is === 'held' && entry.seat === seat);
  }

  // Opens the table again with the key of the seat alone, which leaves the address.
  #openSeat(seat: number) {
    const key = invitationOf(this.key);
    tables.save(key, { seat, alias: aliasFor(key) });
    this.socket.close();
    location.replace(addressOf(key));
  }

  // The reader has already said to sit down here: by creating the table, or by accepting a rematch.
  #sitAtOnce() {
    const name = tables.of(this.key)?.sitsAs;
    if (!name) return;
    tables.save(this.key, { sitsAs: undefined });
    if (this.may('sit')) void this.sit(name);
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
    this.#noteOtherGame();
    this.socket.close();
  }

  // Stored, because the page accepts the server's game after a reload.
  #noteOtherGame() {
    this.hasOtherGame = true;
    tables.save(this.key, { isChanged: true });
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
    if (!this.isWelcome) {
      if (!tables.of(this.key)?.commitment && !this.dealing.part) tables.remove(this.key);
      this.openError = reason;
      this.socket.close();
      return;
    }
    this.#clearTimer(id);
    // Another tab or device has already done for the seat what this page does by itself.
    if (id === this.#partId && !this.may('commit') && !this.may('reveal')) return;
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
    // If the server has replaced its seal, the page still shows the game, and a warning.
    const view = (await this.#viewFor(this.seal, events)) ?? (this.hasOtherSeal ? await this.#viewFor(this.#commitment, events) : null);
    if (!view) return this.#handleGap('other');
    this.#requestsAll = false;
    this.#events = events;
    // All players have agreed. Spectators keep the result and follow when they like.
    const isNewRematch = view.rematch_by !== null && this.online?.rematch_by === null;
    this.#isLed ||= isSeen && isNewRematch && this.own !== null;
    if (!isSeen && view.phase === 'over') this.shownNews = view.news.at(-1)?.n ?? 0;
    this.dealing.follow(view, this.own);
    this.online = view;
    await this.#takePart();
    if (this.#pendingMove && view.decided > this.#pendingMove.seen) this.#storePending(null);
    tables.save(this.key, { ...noteOf(view), sealSeen: stored?.sealSeen ?? view.phase === 'lobby' });
    writeLast(this.key, { table: this.settings!, seat: this.own, events });
    this.#collect(view);
    this.#show(view);
  }

  // Adds a finished game of the reader to their games: once, because they may remove it there.
  #collect(view: OnlineView) {
    if (view.phase !== 'over' || view.closed || this.own === null || tables.of(this.key)?.isCollected) return;
    const game = gameOf(view, invitationOf(this.key));
    if (!game) return;
    const { ended_by: end } = view;
    const forfeit = end && { seat: end.seat, why: t.table.left[end.how] };
    collect(forfeit ? { ...game, match: { ...game.match, forfeit } } : game);
    tables.save(this.key, { isCollected: true });
  }

  /** The library's view; null if the events are not possible with this seal. */
  #viewFor(seal: string, events: readonly string[]): Promise<OnlineView | null> {
    return viewOf(this.settings!, seal, this.own, events).catch((error: unknown) => {
      if (error instanceof EngineError) return null;
      throw error;
    });
  }

  #show(view: OnlineView) {
    const game = gameOf(view, this.key);
    const text = JSON.stringify(game);
    if (!game || text === this.#lastGame) return;
    const held = this.#lastGame === '' && !this.#pendingMove ? readHeld(this.key) : null;
    this.#lastGame = text;
    this.load({ ...game, ...(held?.moves === game.played && { held: held.held }) });
    if (this.#pendingMove) this.request(`show ${this.#pendingMove.move}`);
  }

  /** Stores how the pinned tile lies, for a reload. */
  keepHeld() {
    const { played, held } = this.play;
    if (this.#lastGame !== '' && this.view) writeHeld(this.key, { moves: played, held: this.isSent ? undefined : held });
  }
}
