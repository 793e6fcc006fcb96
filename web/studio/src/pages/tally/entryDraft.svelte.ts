// The next entry while it is tapped: players and points in either order. Players who share are tapped first.
import { t } from '@/i18n';
import type { TallyStore } from './store.svelte';
import { describeEntry, lineOf, joinNames, type EntryItem, signed } from './kinds';
import { withLine } from './match';

export interface Pick extends EntryItem {
  points: number;
}

export class EntryDraft {
  players = $state.raw<readonly number[]>([]);
  picked = $state.raw<Pick | null>(null);
  /** Pennants of the next city. */
  pennants = $state(0);
  /** Describes the last entry. */
  last = $state('');
  /** Describes the feature that another one replaced before its player was known. */
  #replaced = $state('');
  // Whether the players are those of the last entry, so that the next tap replaces them.
  #areOfLast = false;
  readonly #store: TallyStore;

  constructor(store: TallyStore) {
    this.#store = store;
  }

  drop(last = '') {
    this.players = [];
    this.picked = null;
    this.pennants = 0;
    this.last = last;
    this.#replaced = '';
    this.#areOfLast = false;
  }

  choosePlayer(player: number) {
    if (this.picked) {
      void this.#add([player], this.picked);
      return;
    }
    const others = this.#areOfLast ? [] : this.players;
    this.players = others.includes(player) ? others.filter((each) => each !== player) : [...others, player];
    this.#areOfLast = false;
    this.last = '';
  }

  choosePick(pick: Pick) {
    if (this.players.length > 0) return void this.#add(this.players, pick);
    const isSame = this.isPicked(pick);
    this.#replaced = this.picked && !isSame ? describeEntry(this.picked) : '';
    this.picked = isSame ? null : pick;
  }

  isPicked({ feature, count, pennants }: EntryItem): boolean {
    const { picked } = this;
    return picked !== null && picked.feature === feature && picked.count === count && picked.pennants === pennants;
  }

  async #add(to: readonly number[], pick: Pick) {
    // Final scoring goes player by player. In play, the next entry is rarely for the same player.
    const stays = pick.phase === 'final';
    this.drop();
    this.players = stays ? to : [];
    this.#areOfLast = stays;
    const isAdded = await this.#store.change((match) => withLine(match, pick.phase, lineOf(to, pick)));
    const { match } = this.#store.history.now;
    if (isAdded && match) this.last = t.tally.added(joinNames(match, to), describeEntry(pick), signed(pick.points));
  }

  get prompt(): string {
    const match = this.#store.view?.match;
    if (!match) return '';
    const { players, picked, last } = this;
    const names = joinNames(match, players);
    if (players.length > 0 && last) return t.tally.whatElse(last);
    if (players.length === 1) return t.tally.pressFeature(names);
    if (players.length > 1) return t.tally.pressShared(names);
    if (picked) return t.tally.pressPlayer(describeEntry(picked), picked.points, this.#replaced);
    return last ? t.tally.nextPlayer(last) : t.tally.pressFirst;
  }
}
