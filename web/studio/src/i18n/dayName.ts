import { locale } from './language';

/** "23 November", for the day 2026-11-23. */
export const dayName = (day: string) => new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
