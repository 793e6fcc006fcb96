// Sentences about resignations, messages and requests at a table.
import type { GivingUp, OnlineNews, OnlineView } from 'bastide-engine';
import { botName } from '@/lib/bots/faces';
import { t } from '@/i18n';

type Seats = readonly { name: string; bot: string | null }[];

const whyOf = (seat: number, how: GivingUp, seats: Seats, own: number | null) =>
  seat === own ? t.table.gaveUp.self[how] : t.table.gaveUp.other[how](seats[seat]!.name);
const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Ann wins: Ben has resigned". Nothing if the game was played to its end. */
export function verdictOf({ seats, ended_by, closed }: OnlineView, own: number | null): string | undefined {
  if (closed) return t.table.closed;
  if (!ended_by) return undefined;
  const { seat, how } = ended_by;
  const why = whyOf(seat, how, seats, own);
  if (seats.length > 2) return asSentence(why);
  const winner = 1 - seat;
  return winner === own ? t.table.youWin(why) : t.table.wins(seats[winner]!.name, why);
}

/** "Ben: “Good move”", "Ben has resigned: Owl takes over", "Ben declined: the move stands" */
export function describeNews({ seat, kind, phrase }: OnlineNews, seats: Seats, own: number | null): string {
  const { name, bot } = seats[seat]!;
  if (kind === 'said') return t.table.says(name, t.table.phrases[phrase] ?? '');
  if (kind === 'declined') return t.table.declined(name);
  if (kind === 'refused') return t.table.refusedRematch(name);
  const why = asSentence(whyOf(seat, kind, seats, own));
  return bot === null ? why : t.table.playsOn(why, botName(bot));
}
