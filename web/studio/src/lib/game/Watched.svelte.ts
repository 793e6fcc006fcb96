// A game that the link to a page holds, to be watched; what is being played there stays as it is.
import { wordsHere } from '@/lib/link';
import type { Status } from '@/lib/Status.svelte';

interface Source<Game> {
  page: string;
  /** The word of links that has the game. */
  word: string;
  /** The game in a link's words; throws a sentence if there is none to be had. */
  read: (packed: string, words: URLSearchParams) => Promise<Game>;
}

export class Watched<Game> {
  game = $state.raw<Game>();
  readonly #source: Source<Game>;
  readonly #said: Status;

  constructor(source: Source<Game>, said: Status) {
    this.#source = source;
    this.#said = said;
    this.open();
  }

  /** Takes what the address holds now. */
  async open() {
    const { page, word, read } = this.#source;
    const words = wordsHere(page);
    const packed = words.get(word);
    this.game = undefined;
    if (packed === null) return;
    try {
      this.game = await read(packed, words);
      this.#said.clear();
    } catch (error) {
      this.#said.fail(error);
    }
  }

  leave() {
    location.hash = `#/${this.#source.page}`;
  }
}
