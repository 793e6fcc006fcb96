import { language } from './language';

// British English has no comma before the last.
const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });

/** "Ann, Bob and Cleo" */
export const listed = (names: readonly string[]) => format.format(names);
