import { locale } from './language';

/** "Claims a city" */
export const capitalise = (words: string) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
