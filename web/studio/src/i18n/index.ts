// Every sentence of the studio, in the language of its reader: `t.shell.opening`. What a page alone says is brought with it.
import type { Common, Sections, Words } from './en';
import { language } from './language';

const tables: Record<typeof language, () => Promise<{ common: Common }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
};
const sections = import.meta.glob<Partial<Sections>>('./*/*.ts');

export const t = { ...(await tables[language]()).common } as Words;

/** Brings sections of the words before they are said. */
export async function loadSections(names: readonly (keyof Sections)[]) {
  const missing = names.filter((name) => !(name in t));
  Object.assign(t, ...(await Promise.all(missing.map((name) => sections[`./${language}/${name}.ts`]!()))));
}
