// Searches games for problems that a player missed, one game after another. Games that were searched are remembered.
import type { NamedProblem } from 'bastide-engine';
import { startReviewEngine } from '@/lib/engine';
import type { CollectedGame } from '@/lib/match/collection.svelte';
import { OwnProblems } from '@/lib/match/ownProblems.svelte';
import { StoredList } from '@/lib/StoredList.svelte';
import { sentence, StoppedError } from '@/lib/workerClient';

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Names of games and players whose mistakes have been searched. */
class Searched extends StoredList<string> {
  constructor() {
    super('problems.searched', areTexts);
  }

  add(name: string) {
    this.set([...this.all, name]);
  }
}

const keyOf = ({ id }: CollectedGame, player: string) => `${id}/${player.toLowerCase()}`;

export class MistakeSearch {
  readonly problems = new OwnProblems();
  /** The share of the games that is done, while the search runs. */
  share = $state<number>();
  found = $state(0);
  failure = $state('');
  readonly #searched = new Searched();
  #worker: ReturnType<typeof startReviewEngine> | undefined;

  /** The games that have not been searched for this player's mistakes. */
  remaining(games: readonly CollectedGame[], player: string): CollectedGame[] {
    const done = new Set(this.#searched.all);
    return games.filter((game) => !done.has(keyOf(game, player)));
  }

  async run(games: readonly CollectedGame[], player: string) {
    const remaining = this.remaining(games, player);
    const worker = startReviewEngine();
    this.#worker = worker;
    this.found = 0;
    this.failure = '';
    this.share = 0;
    try {
      for (const [done, game] of remaining.entries()) {
        await worker.calls.matchMistakes(game.match, player, {
          watch: (share) => ((this.share = (done + share) / remaining.length), true),
          piece: (text) => (this.#add(JSON.parse(text)), true),
        });
        this.#searched.add(keyOf(game, player));
      }
    } catch (error) {
      if (!(error instanceof StoppedError)) this.failure = sentence(error);
    } finally {
      this.share = undefined;
      worker.stop();
    }
  }

  #add(problem: NamedProblem) {
    this.problems.add(problem);
    ++this.found;
  }

  stop() {
    this.#worker?.stop();
  }
}
