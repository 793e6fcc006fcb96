// Opens and shares games as files and links.
import { copy, saveText } from '@/lib/files';
import { linkTo, linkParams } from '@/lib/link';
import type { Status } from '@/lib/Status.svelte';

interface Source<Game> {
  page: string;
  /** Name of the link parameter with the game. */
  word: string;
  /** Reads the game from a link's parameters. Throws a sentence if there is none. */
  read: (packed: string, words: URLSearchParams) => Promise<Game>;
}

/** The game in the page's link. The game being played stays as it is. */
export class WatchedGame<Game> {
  game = $state.raw<Game>();
  readonly #source: Source<Game>;
  readonly status: Status;

  constructor(source: Source<Game>, status: Status) {
    this.#source = source;
    this.status = status;
    this.open();
  }

  /** Opens the game in the current address. */
  async open() {
    const { page, word, read } = this.#source;
    const words = linkParams(page);
    const packed = words.get(word);
    this.game = undefined;
    if (packed === null) return;
    try {
      this.game = await read(packed, words);
      this.status.clear();
    } catch (error) {
      this.status.fail(error);
    }
  }

  leave() {
    location.hash = `#/${this.#source.page}`;
  }
}

interface FileSource<Game> extends Source<Game> {
  /** The texts of a link to a game, by parameter. */
  link: (game: Game) => Promise<Record<string, string>>;
  /** The text of its file. */
  file: (game: Game) => Promise<string>;
}

/** Saves the games of a page and makes links to them. */
export class GameFiles<Game> extends WatchedGame<Game> {
  readonly #kind: FileSource<Game>;

  constructor(kind: FileSource<Game>, status: Status) {
    super(kind, status);
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
    this.status.report(await copy(text, what));
  }
}
