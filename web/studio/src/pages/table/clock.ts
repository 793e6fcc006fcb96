// The clocks of a table, by the server's time.
import type { Course } from './course';
import type { Clock } from './messages';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const times: Record<Clock, number> = { none: 0, quarter: 15 * minute, day: 24 * hour };

/** The milliseconds that a seat has left; null where no clock runs. */
export function timeLeft(clock: Clock, course: Course, seat: number, now: number): number | null {
  const { seats, moves, began, isStarted, secret } = course;
  if (clock === 'none' || !isStarted || seats[seat]?.bot !== null) return null;
  const isMoving = secret === null && moves.length % seats.length === seat;
  if (clock === 'day' && !isMoving) return null;
  const used = (clock === 'quarter' ? seats[seat].used : 0) + (isMoving ? now - began : 0);
  return Math.max(0, times[clock] - used);
}

const two = (number: number) => String(number).padStart(2, '0');

/** "14:05", "23:59:00" */
export function shown(left: number): string {
  const seconds = Math.ceil(left / second);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
