// How a match has ended by somebody's giving up, in words.
import { say } from '@/words';
import type { Course } from './course';

/** "Ann wins: Ben has resigned"; nothing if it was played to its end. */
export function verdictOf({ seats, gaveUp }: Course, own: number | null): string | undefined {
  if (!gaveUp) return undefined;
  const { seat, how } = gaveUp;
  const why = seat === own ? say.table.gaveUp.self[how] : say.table.gaveUp.other[how](seats[seat]!.name);
  if (seats.length > 2) return why.charAt(0).toUpperCase() + why.slice(1);
  const winner = 1 - seat;
  return winner === own ? say.table.youWin(why) : say.table.wins(seats[winner]!.name, why);
}
