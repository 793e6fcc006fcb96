// What is said of those who gave up, and of what was said and done at a table.
import type { GivingUp, OnlineNews, OnlineView } from 'bastide-engine';
import { botName } from '@/lib/bots/faces';
import type { Standing } from '@/lib/match/share';
import { t } from '@/i18n';

type Seats = readonly { name: string }[];

const whyOf = (seat: number, how: GivingUp, seats: Seats, own: number | null) =>
  seat === own ? t.table.gaveUp.self[how] : t.table.gaveUp.other[how](seats[seat]!.name);
const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Ann wins: Ben has resigned"; nothing if it was played to its end. */
export function verdictOf({ seats, ended_by }: OnlineView, own: number | null): string | undefined {
  if (!ended_by) return undefined;
  const { seat, how } = ended_by;
  const why = whyOf(seat, how, seats, own);
  if (seats.length > 2) return asSentence(why);
  const winner = 1 - seat;
  return winner === own ? t.table.youWin(why) : t.table.wins(seats[winner]!.name, why);
}

/** Who gave up is marked; whoever ended the match by that comes last, whatever the points. */
export function rankedBy({ seats, ended_by }: OnlineView, rows: readonly Standing[]): Standing[] {
  const marked = rows.map((row) => {
    const how = seats[row.player]!.gave_up;
    return how === null ? row : { ...row, left: t.table.left[how] };
  });
  const last = ended_by && marked.find(({ player }) => player === ended_by.seat);
  if (!last) return marked;
  const others = marked.filter((row) => row !== last);
  const moved = others.map((row) => (row.rank > last.rank ? { ...row, rank: row.rank - 1 } : row));
  return [...moved, { ...last, rank: rows.length }];
}

/** "Ben: “Good move”", "Ben has resigned: Owl plays on", "Ben has declined: the move stays" */
export function newsInWords({ seat, kind, phrase }: OnlineNews, seats: readonly { name: string; bot: string | null }[], own: number | null): string {
  const { name, bot } = seats[seat]!;
  if (kind === 'said') return t.table.says(name, t.table.phrases[phrase] ?? '');
  if (kind === 'declined') return t.table.declined(name);
  const why = asSentence(whyOf(seat, kind, seats, own));
  return bot === null ? why : t.table.playsOn(why, botName(bot));
}

/** Whether it is still news to who reads it: until the next move, and whoever gave up for a round. */
export function isNews({ seat, kind, to, moves }: OnlineNews, view: OnlineView, own: number | null): boolean {
  if (kind === 'said') return seat !== own && moves === view.moves;
  if (kind === 'declined') return to === own && moves === view.moves;
  return view.phase !== 'over' && view.moves < moves + view.seats.length;
}
