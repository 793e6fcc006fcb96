import { locale } from './language';

/** "23 November", of a day as "2026-11-23". */
export const dayName = (day: string) => new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
