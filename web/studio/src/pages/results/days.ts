// The days of the calendar.

export interface Day {
  /** As 2026-11-26. */
  day: string;
  /** The number of games of that day that were played on it, 0 to 3. */
  games: number;
}

const weeks = 12;
const oneDay = 86_400_000;

/** The last twelve weeks from a Monday to today. */
export function lastWeeks(today: string, gamesOn: (day: string) => number): Day[] {
  const last = Date.parse(today);
  const sinceMonday = (new Date(last).getUTCDay() + 6) % 7;
  const daysBefore = (weeks - 1) * 7 + sinceMonday;
  return Array.from({ length: daysBefore + 1 }, (_, i) => {
    const day = new Date(last - (daysBefore - i) * oneDay).toISOString().slice(0, 10);
    return { day, games: gamesOn(day) };
  });
}
