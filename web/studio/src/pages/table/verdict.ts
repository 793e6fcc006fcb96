// What is said of those who gave up, and of what was said and done at a table.
import { botName } from '@/lib/bots/faces';
import type { Standing } from '@/lib/match/share';
import { t } from '@/i18n';
import { substitute, type Course, type GivingUp, type Heard } from './course';

type Seats = readonly { name: string }[];

const whyOf = (seat: number, how: GivingUp, seats: Seats, own: number | null) =>
  seat === own ? t.table.gaveUp.self[how] : t.table.gaveUp.other[how](seats[seat]!.name);
const asSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Ann wins: Ben has resigned"; nothing if it was played to its end. */
export function verdictOf({ seats, gaveUp }: Course, own: number | null): string | undefined {
  if (!gaveUp) return undefined;
  const { seat, how } = gaveUp;
  const why = whyOf(seat, how, seats, own);
  if (seats.length > 2) return asSentence(why);
  const winner = 1 - seat;
  return winner === own ? t.table.youWin(why) : t.table.wins(seats[winner]!.name, why);
}

/** Who gave up is marked; whoever ended the match by that comes last, whatever the points. */
export function rankedBy({ seats, gaveUp }: Course, rows: readonly Standing[]): Standing[] {
  const marked = rows.map((row) => {
    const how = seats[row.player]!.gaveUp;
    return how === null ? row : { ...row, left: t.table.left[how] };
  });
  const last = gaveUp && marked.find(({ player }) => player === gaveUp.seat);
  if (!last) return marked;
  const others = marked.filter((row) => row !== last);
  const moved = others.map((row) => (row.rank > last.rank ? { ...row, rank: row.rank - 1 } : row));
  return [...moved, { ...last, rank: rows.length }];
}

/** "Ben: “Good move”", "Ben has resigned: Owl plays on", "Ben has declined: the move stays" */
export function heardInWords({ seat, what }: Heard, seats: readonly { name: string; bot: string | null }[], own: number | null): string {
  const { name, bot } = seats[seat]!;
  if (typeof what === 'number') return t.table.says(name, t.table.phrases[what] ?? '');
  if (what === 'declined') return t.table.declined(name);
  const why = asSentence(whyOf(seat, what, seats, own));
  return bot === null ? why : t.table.playsOn(why, botName(substitute));
}

/** Whether it is still news to who reads it: until the next move, and whoever gave up for a round. */
export function isNews({ seat, what, to, moves }: Heard, { moves: { length }, seats, secret }: Course, own: number | null): boolean {
  if (typeof what === 'number') return seat !== own && moves === length;
  if (what === 'declined') return to === own && moves === length;
  return secret === null && length < moves + seats.length;
}
