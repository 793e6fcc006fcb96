// A saved match: the library's record and the page's own data.
import type { MatchOptions, MatchRecord, MatchSeat } from 'bastide-engine';
import { botName } from '@/lib/bots/faces';
import { randomSeed } from '@/lib/seed';
import { t } from '@/i18n';

export type Seat = MatchSeat;

export interface StoredGame {
  id: string;
  /** Includes undone moves that can be redone. */
  match: MatchRecord;
  /** Number of moves played. */
  played: number;
  /** In turn order. */
  seats: Seat[];
  /** No undo and no hints. */
  ranked: boolean;
  /** How the pinned tile lies, in the form that the table uses. */
  held?: unknown;
  /** The day of this deal, if it is a deal of the day that counts. */
  daily?: string | null;
  /** The reader has seen a hint. */
  hinted?: boolean;
}

/** Settings of a match, apart from the seed. */
export interface GameSettings {
  seats: Seat[];
  options: MatchOptions;
  ranked: boolean;
}

export const minSeats = 1;
export const maxSeats = 6;
export const maxNameLength = 24;

/** The first opponent. */
export const easiest = 'easy';

/** The name of a person who has entered none. */
export const personName = (player: number) => t.newMatch.player(player);
const numbers = Array.from({ length: maxSeats }, (_, i) => i + 1);

/** The name of a bot, by its number among equal bots. */
const nameOfBot = (bot: string, number: number) => (number === 1 ? botName(bot) : t.bots.another(botName(bot), number));

/** A seat for a bot, named differently from the other seats. */
export function botSeat(bot: string, seats: readonly Seat[] = []): Seat {
  for (let number = 1; ; ++number) {
    const name = nameOfBot(bot, number);
    if (seats.every((seat) => seat.name !== name)) return { name, bot };
  }
}

/** Whether nobody has entered the name of a seat. */
export const hasUsualName = ({ name, bot }: Seat) =>
  numbers.some((number) => name === (bot === null ? personName(number) : nameOfBot(bot, number)));

const agreedFor = (seats: Seat[]): GameSettings => ({ seats, options: {}, ranked: false });

/** A person against a bot, with the default rules. */
export const against = (bot: string) => agreedFor([{ name: personName(1), bot: null }, botSeat(bot)]);

/** This many people at one screen. */
export const amongPeople = (count: number) =>
  agreedFor(Array.from({ length: count }, (_, i) => ({ name: personName(i + 1), bot: null })));

export const usual: GameSettings = against(easiest);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

// A name fits on one line, as the library requires.
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxNameLength && !/[\n\0]/.test(value);

const isSeat = (value: unknown): value is Seat =>
  isObject(value) && isName(value.name) && (value.bot === null || typeof value.bot === 'string');
const areSeats = (value: unknown): value is Seat[] =>
  Array.isArray(value) && value.length >= minSeats && value.length <= maxSeats && value.every(isSeat);

/** Number of moves in a record, without tiles that were set aside. */
export const countMoves = (match: MatchRecord) => match.moves.filter((move) => !move.startsWith('aside ')).length;

// The library checks whether the moves are legal.
export const isStoredGame = (value: unknown): value is StoredGame => {
  if (!isObject(value) || !isObject(value.match) || !areSeats(value.seats)) return false;
  const { match, played } = value as unknown as StoredGame;
  return (
    typeof value.id === 'string' &&
    typeof value.ranked === 'boolean' &&
    match.players === value.seats.length &&
    areTexts(match.moves) &&
    Number.isInteger(played) &&
    played >= 0 &&
    played <= countMoves(match) &&
    (value.daily === undefined || value.daily === null || typeof value.daily === 'string')
  );
};

export const isAgreed = (value: unknown): value is GameSettings =>
  isObject(value) && areSeats(value.seats) && isObject(value.options) && typeof value.ranked === 'boolean';

export const namesOf = (play: { seats: readonly Seat[] }) => play.seats.map((seat) => seat.name);

/** What plays in each seat: a bot, or null for a person. */
export type Bots = readonly (string | null)[];
export const areBots = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) && value.every((each) => each === null || typeof each === 'string');
export const botsOf = (play: { seats: readonly Seat[] }): Bots => play.seats.map((seat) => seat.bot);

export function newGame({ seats, options, ranked }: GameSettings, seed: string, daily: string | null = null): StoredGame {
  const match: MatchRecord = { version: 1, players: seats.length, options, seed, moves: [] };
  return { id: randomSeed(12), match, played: 0, seats, ranked, daily };
}

/** A match from a file or a link, which can be continued. Files do not say which players are bots. */
export function importedGame(match: MatchRecord, names: readonly string[] = [], bots: Bots = []): StoredGame {
  const seats = Array.from({ length: match.players }, (_, i) => ({ name: names[i] ?? personName(i + 1), bot: bots[i] ?? null }));
  return { id: randomSeed(12), match, played: countMoves(match), seats, ranked: false };
}

/** A record and its number of moves, the first arguments of most calls. */
export const standingWords = (play: StoredGame): [MatchRecord, number] => [play.match, play.played];
