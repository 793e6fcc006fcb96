// Every sentence of the studio in the reader's language, such as `t.shell.opening`. Sections of pages are loaded with them.
import type { Common, Sections, Words } from './en';
import { language } from './language';

const tables: Record<typeof language, () => Promise<{ common: Common }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
};
const sections = import.meta.glob<Partial<Sections>>('./*/*.ts');

export const t = { ...(await tables[language]()).common } as Words;

/** Loads sections before they are used. */
export async function loadSections(names: readonly (keyof Sections)[]) {
  const missing = names.filter((name) => !(name in t));
  Object.assign(t, ...(await Promise.all(missing.map((name) => sections[`./${language}/${name}.ts`]!()))));
}
