// Opens and shares games as files and links.
import { copy, saveText } from '@/lib/files';
import { linkTo, wordsHere } from '@/lib/link';
import type { Status } from '@/lib/Status.svelte';

interface Source<Game> {
  page: string;
  /** The word of links that has the game. */
  word: string;
  /** The game in a link's words; throws a sentence if there is none to be had. */
  read: (packed: string, words: URLSearchParams) => Promise<Game>;
}

/** The game of the link that led to a page. The game being played stays as it is. */
export class Watched<Game> {
  game = $state.raw<Game>();
  readonly #source: Source<Game>;
  readonly said: Status;

  constructor(source: Source<Game>, said: Status) {
    this.#source = source;
    this.said = said;
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
      this.said.clear();
    } catch (error) {
      this.said.fail(error);
    }
  }

  leave() {
    location.hash = `#/${this.#source.page}`;
  }
}

interface Kept<Game> extends Source<Game> {
  /** The texts of a link to a game, by the link's words. */
  link: (game: Game) => Promise<Record<string, string>>;
  /** The text of its file. */
  file: (game: Game) => Promise<string>;
}

/** Saves the games of a page and makes links to them. */
export class GameFiles<Game> extends Watched<Game> {
  readonly #kind: Kept<Game>;

  constructor(kind: Kept<Game>, said: Status) {
    super(kind, said);
    this.#kind = kind;
  }

  async linkOf(game: Game) {
    return linkTo(this.#kind.page, await this.#kind.link(game));
  }

  async watch(game: Game) {
    location.href = await this.linkOf(game);
  }

  async save(game: Game) {
    saveText(`${this.#kind.page}.json`, await this.#kind.file(game), 'application/json');
  }

  async copy(text: string, what: string) {
    this.said.report(await copy(text, what));
  }
}
