import { customs } from './language';

const format = new Intl.ListFormat(customs, { type: 'conjunction' });

/** "Ann, Bob and Cleo" */
export const listed = (names: readonly string[]) => format.format(names);
