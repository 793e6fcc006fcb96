// The library's view of a table's events, for lists and boards.
import type { OnlineEvent, OnlineLimits, OnlineSettings, OnlineView } from 'bastide-engine';
import { startReviewEngine } from '@/lib/engine';
import { botSeat, type StoredGame, type Seat } from '@/lib/match/storedGame';

let worker: ReturnType<typeof startReviewEngine> | undefined;
/** The module for online tables, which few pages load. Its worker stays alive. */
const engine = () => (worker ??= startReviewEngine()).calls;

let limitsPromise: Promise<OnlineLimits> | undefined;
/** Limits of all tables. If the module could not be loaded, the next call tries again. */
export const limits = (): Promise<OnlineLimits> =>
  (limitsPromise ??= engine().matchOnlineLimits().catch((error: unknown) => {
    worker?.stop();
    worker = limitsPromise = undefined;
    throw error;
  }));

/** Why events cannot be added: earlier ones are missing, or the server has sent others in their place. */
export type EventGap = 'lacking' | 'other';

/** Appends new events. Known events may repeat, but may not differ. */
export function merge(known: readonly string[], entries: readonly OnlineEvent[]): string[] | EventGap {
  const all = [...known];
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    if (entry.n > all.length + 1) return 'lacking';
    if (entry.n > all.length) all.push(text);
    else if (text !== all[entry.n - 1]) return 'other';
  }
  return all;
}

/** Whether entries begin with all known events. */
export const doesContinue = (known: readonly string[], entries: readonly OnlineEvent[]): boolean =>
  known.every((text, i) => i < entries.length && text === JSON.stringify(entries[i]));

/** The view of a table from a seat, with bots' names in the reader's language. */
export async function viewOf(settings: OnlineSettings, commitment: string, seat: number | null, events: readonly string[]): Promise<OnlineView> {
  const view = await engine().matchOnline(settings, commitment, seat, events);
  const bots: Seat[] = [];
  const seats = view.seats.map((each, i) => {
    const bot = settings.seats[i]!.bot;
    if (bot === null) return each;
    bots.push(botSeat(bot, bots));
    return { ...each, name: bots.at(-1)!.name };
  });
  return { ...view, seats };
}

/** The match in the form that boards use; null before it begins. */
export function gameOf({ match, moves, seats }: OnlineView, id: string): StoredGame | null {
  return match && { id, match, played: moves, seats: seats.map(({ name, face }) => ({ name, bot: face })), ranked: false };
}

/** The data that the list of tables shows. */
export const noteOf = ({ seats, moves, to_move, phase }: OnlineView) =>
  ({ names: seats.map(({ name }) => name), moves, mover: to_move, isOver: phase === 'over' });

/** What the reader adds to the number of their browser. */
export interface ReadersPart {
  word: string;
  /** Replaces the browser's random bits: 32 hexadecimal digits, or empty. */
  number: string;
}

// Unlike `crypto.subtle`, this also exists on pages without TLS.
const randomBits = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Rejects if a number of the reader is not one. */
export const checkOwnNumber = async (number: string) => number === '' || engine().matchOwnRandom(number, '', 0, 0);

/** A number of this browser for the deal, mixed with the reader's word, and the commitment to it. */
export async function newContribution({ word, number }: ReadersPart, serverCommitment: string, round: number, seat: number) {
  const random = number === '' ? randomBits() : await engine().matchOwnRandom(number, serverCommitment, round, seat);
  const contribution = await engine().matchContribution(random, word);
  return { contribution, commitment: await engine().matchCommitment(contribution, serverCommitment, round, seat) };
}
