// What the library makes of a table's events, and what lists and boards show of it.
import type { OnlineEvent, OnlineLimits, OnlineSettings, OnlineView } from 'bastide-engine';
import { startReviewEngine } from '@/lib/engine';
import { botSeat, type StoredGame, type Seat } from '@/lib/match/storedGame';

let worker: ReturnType<typeof startReviewEngine> | undefined;
/** The module that knows online tables, which few pages load: its worker stays for all that comes. */
const engine = () => (worker ??= startReviewEngine()).calls;

let limitsPromise: Promise<OnlineLimits> | undefined;
/** What is the same for all tables. A module that did not come is asked for again the next time. */
export const limits = (): Promise<OnlineLimits> =>
  (limitsPromise ??= engine().matchOnlineLimits().catch((error: unknown) => {
    worker?.stop();
    worker = limitsPromise = undefined;
    throw error;
  }));

/** Why events cannot follow: some before them are missing, or others were sent in their place. */
export type EventGap = 'lacking' | 'other';

/** More events, after those that are known. The same events may come again, but no others in their place. */
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

/** The table of a seat by its events, with bots' names in the reader's language. */
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

/** The match as boards take it; null before it begins. */
export function gameOf({ match, moves, seats }: OnlineView, id: string): StoredGame | null {
  return match && { id, match, played: moves, seats: seats.map(({ name, face }) => ({ name, bot: face })), ranked: false };
}

/** What a list of tables says of one. */
export const noteOf = ({ seats, moves, to_move, phase }: OnlineView) =>
  ({ names: seats.map(({ name }) => name), moves, mover: to_move, isOver: phase === 'over' });
