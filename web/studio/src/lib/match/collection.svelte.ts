// The reader's games: finished in this browser, or added from files. Each is a record with the players' names.
import type { MatchRecord, ReviewEngine } from 'bastide-engine';
import { randomSeed, today } from '@/lib/seed';
import { StoredList } from '@/lib/StoredList.svelte';
import type { AsyncCalls } from '@/lib/workerClient';
import { areBots, botsOf, namesOf, type Bots, type StoredGame } from './storedGame';

export interface CollectedGame {
  id: string;
  match: MatchRecord;
  /** Of games from files they are unknown, and of games that older versions stored. */
  bots?: Bots;
}

const isGame = (value: unknown): value is CollectedGame => {
  const { id, match, bots } = (value ?? {}) as Partial<CollectedGame>;
  const isRecord = typeof match === 'object' && match !== null && Array.isArray(match.moves);
  return typeof id === 'string' && isRecord && (bots === undefined || areBots(bots));
};
const areGames = (value: unknown): value is CollectedGame[] => Array.isArray(value) && value.every(isGame);

export class GameCollection extends StoredList<CollectedGame> {
  readonly records: readonly MatchRecord[] = $derived(this.all.map(({ match }) => match));

  constructor() {
    super('match.collection', areGames);
  }

  /** Adds a game, or its event and date if the same game is there. Returns whether it is new. */
  async add(calls: AsyncCalls<ReviewEngine>, match: MatchRecord): Promise<boolean> {
    const { known, game } = await calls.matchAdd(this.records, match);
    this.put(known === null ? { id: randomSeed(12), match: game } : { ...this.all[known]!, match: game });
    return known === null;
  }

  /** Adds a game, or replaces the game with its id. */
  put(game: CollectedGame): boolean {
    const isKnown = this.all.some(({ id }) => id === game.id);
    return this.set(isKnown ? this.all.map((each) => (each.id === game.id ? game : each)) : [...this.all, game]);
  }

  /** Removes a game. Returns a function that puts it back in its place. */
  remove(id: string): () => void {
    const place = this.all.findIndex((game) => game.id === id);
    const game = this.all[place];
    this.set(this.all.filter((each) => each.id !== id));
    return () => game && this.set(this.all.toSpliced(place, 0, game));
  }
}

/** Adds a game that was finished on this screen or at an online table. */
export function collect({ id, match, seats }: StoredGame) {
  new GameCollection().put({ id, match: { ...match, names: namesOf({ seats }), date: today() }, bots: botsOf({ seats }) });
}
