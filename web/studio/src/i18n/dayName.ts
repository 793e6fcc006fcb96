import { locale } from './language';

/** "23 November", for the day 2026-11-23. */
export const dayName = (day: string) => new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "23 Nov 2026", for 2026-11-23. A month, a year or nothing stays as it is. */
export const dateName = (date: string) =>
  date.length < 10 ? date : new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const part = (day: string, options: Intl.DateTimeFormatOptions) => new Date(day).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });

/** "Nov", for a day of that month. */
export const monthName = (day: string) => part(day, { month: 'short' });

/** "Mon", for a day. */
export const weekdayName = (day: string) => part(day, { weekday: 'short' });
