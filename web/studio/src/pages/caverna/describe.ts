// Names of tiles and score lines: from the library in English, from the sentences in other languages.
import type { CavernaLine, CavernaTile } from 'bastide-engine';
import { t } from '@/i18n';

const { tiles, lines } = t.caverna;

export const titleOf = ({ name, title }: CavernaTile) => tiles.names[name] ?? title;

/** What a tile scores or exchanges; empty if it does neither. */
export const ruleOf = ({ name, bonus, exchange }: CavernaTile) =>
  tiles.rules[name] ?? [bonus, exchange].filter((each) => each !== '').join('; ');

/** "costs 4 wood 3 stone" */
export const costOf = ({ cost }: CavernaTile) =>
  cost ? tiles.costs(cost.replace(/[a-z]+/g, (good) => tiles.goods[good] ?? good)) : undefined;

export const lineTitle = ({ key, title }: CavernaLine) => lines[key] ?? tiles.names[key] ?? title;
