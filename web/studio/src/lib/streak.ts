// Streaks of days with a game.

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Length of the streak that ends with this day. */
function endingWith(day: string, days: ReadonlySet<string>): number {
  let count = 0;
  for (; days.has(day); day = dayBefore(day)) ++count;
  return count;
}

export interface Streaks {
  /** The streak up to today, or up to yesterday if today's game is still to be played. */
  now: number;
  longest: number;
  days: number;
}

/** Takes days such as 2026-11-23. */
export function streaks(played: Iterable<string>, today: string): Streaks {
  const days = new Set(played);
  const now = endingWith(days.has(today) ? today : dayBefore(today), days);
  return { now, longest: Math.max(0, ...[...days].map((day) => endingWith(day, days))), days: days.size };
}
