import { customs } from './language';

/** "23 November", of a day as "2026-11-23". */
export const dayName = (day: string) => new Date(day).toLocaleDateString(customs, { day: 'numeric', month: 'long', timeZone: 'UTC' });
