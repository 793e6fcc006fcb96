// The fields of a sheet in the order of the paper pad. Those not `always` there appear when a tile of the player
// asks for them, which the library says, or when something is written in them.

export interface Field {
  /** The member of the sheet, as the library names it. */
  part: string;
  label: string;
  always: boolean;
  /** For a member that is a list: what one of its numbers belongs to. */
  each?: string;
  hint?: string;
}

export interface Group {
  title: string;
  /** The lines of the score that these fields make. */
  lines: string[];
  fields: Field[];
}

const always = (part: string, label: string): Field => ({ part, label, always: true });
const asked = (part: string, label: string, more: Partial<Field> = {}): Field => ({ part, label, always: false, ...more });

export const beforeTiles: Group[] = [
  {
    title: 'Animals',
    lines: ['animals', 'missing_types'],
    fields: [
      always('animals.dogs', 'Dogs'),
      always('animals.sheep', 'Sheep'),
      always('animals.donkeys', 'Donkeys'),
      always('animals.wild_boars', 'Wild boars'),
      always('animals.cattle', 'Cattle'),
    ],
  },
  {
    title: 'Crops',
    lines: ['grain', 'vegetables'],
    fields: [
      always('supply.grain', 'Grain'),
      always('supply.vegetables', 'Vegetables'),
      asked('fields.grain', 'Grain still on fields', { each: 'Field' }),
      asked('fields.vegetables', 'Vegetables still on fields', { each: 'Field' }),
    ],
  },
  {
    title: 'Rubies, dwarfs, spaces',
    lines: ['rubies', 'dwarfs', 'unused_spaces'],
    fields: [
      always('supply.rubies', 'Rubies'),
      always('dwarfs', 'Dwarfs'),
      always('unused_spaces', 'Unused spaces'),
      asked('weapons', 'Strength of each weapon', { each: 'Weapon' }),
    ],
  },
];

/** What only tiles ask for. */
export const forTiles: Group = {
  title: 'For the tiles',
  lines: [],
  fields: [
    asked('state_parlor_dwellings', 'Dwellings beside the State parlor', { hint: 'with the entry-level one' }),
    asked('supply.wood', 'Wood'),
    asked('supply.stone', 'Stone'),
    asked('supply.ore', 'Ore'),
    asked('supply.food', 'Food'),
  ],
};

export const afterTiles: Group[] = [
  {
    title: 'Pastures and mines',
    lines: ['pastures', 'mines'],
    fields: [
      always('small_pastures', 'Small pastures'),
      always('large_pastures', 'Large pastures'),
      always('ore_mines', 'Ore mines'),
      always('ruby_mines', 'Ruby mines'),
    ],
  },
  {
    title: 'Gold and begging',
    lines: ['gold', 'begging'],
    fields: [always('supply.gold', 'Gold'), always('begging_markers', 'Begging markers')],
  },
];
