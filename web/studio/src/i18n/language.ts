// The language the studio speaks: the one chosen here before, else the first of the browser's that it has.
import { read, write } from '../lib/localStore.svelte';

export const languages = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof languages;

const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(languages, value);

function browserLanguage(): Language {
  const preferred = navigator.languages.map((each) => each.split('-')[0]);
  return preferred.find(isLanguage) ?? 'en';
}

export const language: Language = read('language', undefined, (value): value is Language | undefined => isLanguage(value)) ?? browserLanguage();

/** By whose customs lists and dates are written: the English is British. */
export const locale = language === 'en' ? 'en-GB' : language;

/** Speaks another language from now on: the page is loaded again, with all that it keeps. */
export function switchLanguage(chosen: Language) {
  write('language', chosen);
  location.reload();
}
