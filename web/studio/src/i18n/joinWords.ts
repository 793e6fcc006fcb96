import { locale } from './language';

const format = new Intl.ListFormat(locale, { type: 'conjunction' });

/** "Ann, Bob and Cleo" */
export const joinWords = (names: readonly string[]) => format.format(names);
