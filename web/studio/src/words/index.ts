// Every sentence of the studio, in the language of its reader: `say.shell.opening`. A language is loaded when it is spoken.
import type { Words } from './en';
import { language } from './language';

const tables: Record<typeof language, () => Promise<Words>> = {
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
};

export const say: Words = await tables[language]();
