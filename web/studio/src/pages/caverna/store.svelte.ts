// State of the Caverna page: the pad with undo, the chosen player, and the library's results.
import type { CavernaBest, CavernaPlayer, CavernaSheet, CavernaTiles } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { sentence } from '@/lib/workerClient';
import { History } from '@/lib/History.svelte';
import { isDamaged } from '@/lib/localStore.svelte';
import { linkTo, takeLinkParams, unpack } from '@/lib/link';
import { Status } from '@/lib/Status.svelte';
import { t } from '@/i18n';
import { areSame, padChecker, toText, type Pad } from './pad';

const storageKey = 'caverna.pad';

export class PadStore {
  readonly history: History<Pad>;
  readonly table: CavernaTiles;
  readonly empty: CavernaSheet;
  readonly #isPad: (value: unknown) => value is Pad;
  #player = $state(0);
  // The player chosen when a pad was left, so that undo and redo choose the same one.
  readonly #leftAt = new WeakMap<Pad, number>();
  // The field being typed in. Everything typed there without a pause is one undo step.
  #typed = '';
  #latest = 0;
  /** Whether the pad has changed since the page was opened. */
  hasChanged = $state(false);
  scored = $state.raw<CavernaPlayer[]>([]);
  best = $state.raw<CavernaBest[]>([]);
  readonly status = new Status();

  constructor(empty: CavernaSheet, table: CavernaTiles) {
    this.empty = empty;
    this.table = table;
    this.#isPad = padChecker(empty);
    if (isDamaged(storageKey, this.#isPad)) this.status.failure = t.caverna.damaged;
    this.history = new History<Pad>(storageKey, this.blank, this.#isPad);
  }

  get blank(): Pad {
    return { rules: 'official', houseRules: false, players: [this.empty] };
  }
  get pad(): Pad {
    return this.history.now;
  }
  /** Number of the chosen player, from 0. */
  get chosen(): number {
    return Math.min(this.#player, this.pad.players.length - 1);
  }
  get sheet(): CavernaSheet {
    return this.pad.players[this.chosen]!;
  }
  nameOf(player: number): string {
    return this.pad.players[player]?.name || t.caverna.player(player + 1);
  }
  isEmpty(player: number): boolean {
    return areSame(this.pad.players[player], this.empty);
  }
  get isBlank(): boolean {
    return this.pad.players.length === 1 && this.isEmpty(0);
  }

  choose(player: number) {
    this.#player = player;
    this.endTyping();
  }

  /** Changes the pad. Changes typed in the same field replace each other. */
  change(next: Pad, typedIn = '') {
    if (typedIn !== '' && typedIn === this.#typed) this.history.undo();
    this.#leftAt.set(this.pad, this.chosen);
    this.history.change(next);
    this.#typed = typedIn;
    this.hasChanged = true;
    this.status.done = '';
  }

  endTyping() {
    this.#typed = '';
  }

  changeSheet(sheet: CavernaSheet, typedIn = '') {
    const players = this.pad.players.map((each, player) => (player === this.chosen ? sheet : each));
    this.change({ ...this.pad, players }, typedIn);
  }

  addPlayer() {
    const players = [...this.pad.players, this.empty];
    this.change({ ...this.pad, players });
    this.choose(players.length - 1);
  }

  removePlayer() {
    const player = this.chosen;
    this.change({ ...this.pad, players: this.pad.players.filter((_, each) => each !== player) });
    this.choose(Math.max(0, player - 1));
  }

  get canUndo() {
    return this.history.canUndo;
  }
  get canRedo() {
    return this.history.canRedo;
  }
  undo() {
    this.#step(() => this.history.undo());
  }
  redo() {
    this.#step(() => this.history.redo());
  }

  // Shows the player whose sheet changed, or the player chosen then if several did.
  #step(go: () => void) {
    this.endTyping();
    this.status.done = '';
    const before = this.pad.players;
    this.#leftAt.set(this.pad, this.chosen);
    go();
    const changed = this.pad.players.flatMap((sheet, player) => (areSame(sheet, before[player]) ? [] : [player]));
    if (changed.length === 1) this.choose(changed[0]!);
    else this.choose(this.#leftAt.get(this.pad) ?? changed[0] ?? this.chosen);
  }

  /** Scores the current pad. Late answers are ignored. */
  async refresh() {
    const pad = this.pad;
    const current = ++this.#latest;
    try {
      const text = toText(pad);
      const scored = await engine.cavernaSheet(text, pad.rules);
      if (current !== this.#latest) return;
      this.scored = scored;
      const best = await engine.cavernaBest(text, pad.rules, true);
      if (current === this.#latest) this.best = best;
    } catch (error) {
      if (current === this.#latest) this.status.fail(error);
    }
  }

  /** Opens the sheets of a text. Returns what takes that back. Throws its error. */
  async open(text: string): Promise<() => void> {
    const players = await engine.cavernaFilled(text);
    return this.#show({ ...this.pad, players });
  }

  #show(pad: Pad): () => void {
    this.change(pad);
    this.choose(0);
    this.status.failure = '';
    return () => this.undo();
  }

  /** Makes the chosen player's best exchanges. Returns false if the pad changed meanwhile. */
  async exchange(): Promise<boolean> {
    const pad = this.pad;
    try {
      const players = await engine.cavernaExchanged(toText(pad), pad.rules, this.chosen + 1);
      if (pad !== this.pad) return false;
      this.change({ ...pad, players });
      return true;
    } catch (error) {
      this.status.fail(error);
      return false;
    }
  }

  /** Checks stored sheets, which may have been edited by hand. */
  async checkKept() {
    try {
      await engine.cavernaFilled(toText(this.pad));
    } catch (error) {
      this.history.change(this.blank);
      this.status.failure = t.caverna.unreadable(sentence(error));
    }
  }

  async link(): Promise<string> {
    return linkTo('caverna', { pad: JSON.stringify(this.pad) });
  }

  /** Opens the pad of the page's link. Undo restores the previous one. */
  async openLink() {
    const packed = takeLinkParams('caverna').get('pad');
    if (packed === null) return;
    try {
      const pad: unknown = JSON.parse(await unpack(packed));
      if (!this.#isPad(pad)) throw new Error(t.caverna.noSheets);
      const players = await engine.cavernaFilled(toText(pad));
      const wasBlank = this.isBlank;
      const undo = this.#show({ ...pad, players });
      if (!wasBlank) this.status.report(t.opening.linked, undo);
    } catch (error) {
      this.status.fail(error instanceof SyntaxError ? t.lib.damagedLink : error);
    }
  }
}
