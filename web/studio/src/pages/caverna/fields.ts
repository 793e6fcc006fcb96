// The fields of a sheet in the order of the paper pad. Fields that are not `always` shown appear when the library says that
// one of the player's tiles needs them, or when they have a value.
import { t } from '@/i18n';

export interface Field {
  /** Name of the sheet's member in the library. */
  part: string;
  label: string;
  always: boolean;
  /** What each number of a list belongs to. */
  each?: 'field' | 'weapon';
  hint?: string;
}

export interface Group {
  title: string;
  /** The score lines to which these fields contribute. */
  lines: string[];
  fields: Field[];
}

const { fields, groups } = t.caverna;
const always = (part: string, label: string): Field => ({ part, label, always: true });
const asked = (part: string, label: string, more: Partial<Field> = {}): Field => ({ part, label, always: false, ...more });

export const beforeTiles: Group[] = [
  {
    title: groups.animals,
    lines: ['animals', 'missing_types'],
    fields: [
      always('animals.dogs', fields.dogs),
      always('animals.sheep', fields.sheep),
      always('animals.donkeys', fields.donkeys),
      always('animals.wild_boars', fields.boars),
      always('animals.cattle', fields.cattle),
    ],
  },
  {
    title: groups.crops,
    lines: ['grain', 'vegetables'],
    fields: [
      always('supply.grain', fields.grain),
      always('supply.vegetables', fields.vegetables),
      asked('fields.grain', fields.grainOnFields, { each: 'field' }),
      asked('fields.vegetables', fields.vegetablesOnFields, { each: 'field' }),
    ],
  },
  {
    title: groups.dwarfs,
    lines: ['rubies', 'dwarfs', 'unused_spaces'],
    fields: [
      always('supply.rubies', fields.rubies),
      always('dwarfs', fields.dwarfs),
      always('unused_spaces', fields.unused),
      asked('weapons', fields.weapons, { each: 'weapon' }),
    ],
  },
];

/** Fields that only tiles need. */
export const forTiles: Group = {
  title: groups.tiles,
  lines: [],
  fields: [
    asked('state_parlor_dwellings', fields.stateParlor, { hint: fields.stateParlorHint }),
    asked('supply.wood', fields.wood),
    asked('supply.stone', fields.stone),
    asked('supply.ore', fields.ore),
    asked('supply.food', fields.food),
  ],
};

export const afterTiles: Group[] = [
  {
    title: groups.pastures,
    lines: ['pastures', 'mines'],
    fields: [
      always('small_pastures', fields.smallPastures),
      always('large_pastures', fields.largePastures),
      always('ore_mines', fields.oreMines),
      always('ruby_mines', fields.rubyMines),
    ],
  },
  {
    title: groups.gold,
    lines: ['gold', 'begging'],
    fields: [always('supply.gold', fields.gold), always('begging_markers', fields.begging)],
  },
];
