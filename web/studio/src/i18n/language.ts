// The language of the studio: the stored choice, else the browser's first supported language.
import { read, readSwitch, remove, write } from '../lib/localStore.svelte';

export const languages = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof languages;

const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(languages, value);

function browserLanguage(): Language {
  const preferred = navigator.languages.map((each) => each.split('-')[0]);
  return preferred.find(isLanguage) ?? 'en';
}

export const language: Language = read('language', undefined, (value): value is Language | undefined => isLanguage(value)) ?? browserLanguage();

/** Locale for lists and dates. English is British. */
export const locale = language === 'en' ? 'en-GB' : language;

/** Stores another language and reloads the page, with the settings open as before. */
export function switchLanguage(chosen: Language) {
  write('language', chosen);
  write('settings.open', true);
  location.reload();
}

/** Whether a new language reloaded the page. */
export function takeLanguageSwitch(): boolean {
  const wasSwitched = readSwitch('settings.open', false);
  if (wasSwitched) remove('settings.open');
  return wasSwitched;
}
