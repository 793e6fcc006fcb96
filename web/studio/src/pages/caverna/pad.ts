// The pad: the players' sheets and the rule set. Sheets are values, and each change makes a new one.
import type { CavernaRules, CavernaSheet } from 'bastide-engine';

export interface Pad {
  readonly rules: CavernaRules;
  readonly houseRules: boolean;
  readonly players: readonly CavernaSheet[];
}

type Part = number | number[];
type Members = Record<string, unknown>;

/** The value of a part of a sheet, such as "dwarfs" or "supply.gold". */
export function partOf(sheet: CavernaSheet, part: string): Part {
  return part.split('.').reduce<unknown>((value, name) => (value as Members)[name], sheet) as Part;
}

export function withPart(sheet: CavernaSheet, part: string, value: Part): CavernaSheet {
  const [outer = '', inner] = part.split('.');
  const members = sheet as unknown as Members;
  const changed = inner ? { ...(members[outer] as Members), [inner]: value } : value;
  return { ...members, [outer]: changed } as unknown as CavernaSheet;
}

export const isEmptyPart = (value: Part) => (Array.isArray(value) ? value.length === 0 : value === 0);

/** The sheet with this many of a tile. */
export function withTiles(sheet: CavernaSheet, tile: string, count: number): CavernaSheet {
  const others = sheet.furnishings.filter((each) => each !== tile);
  return { ...sheet, furnishings: [...others, ...Array<string>(count).fill(tile)] };
}

export const countTiles = (sheet: CavernaSheet, tile: string) => sheet.furnishings.filter((each) => each === tile).length;

export const areSame = (one: CavernaSheet | undefined, other: CavernaSheet | undefined) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The JSON that the command reads, one line per member of a player. */
export function toText(pad: Pad): string {
  const sheets = pad.players.map((sheet) =>
    Object.entries(sheet).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n'),
  );
  if (sheets.length === 1) return `{\n${sheets[0]}\n}\n`;
  return `{"players": [{\n${sheets.join('\n}, {\n')}\n}]}\n`;
}

// Whether a value has the members and types of a model. The model's lists are empty: those of fields and weapons contain
// numbers, and that of the tiles contains names, which the library checks.
function isLike(value: unknown, model: unknown): boolean {
  if (Array.isArray(model)) return Array.isArray(value) && value.every((each) => ['number', 'string'].includes(typeof each));
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(model).every(([name, member]) => isLike((value as Members)[name], member));
}

/** Checks whether a stored or linked value is a pad. `empty` is the library's empty sheet. */
export const padChecker = (empty: CavernaSheet) =>
  (value: unknown): value is Pad => {
    if (typeof value !== 'object' || value === null) return false;
    const { rules, houseRules, players } = value as Partial<Record<keyof Pad, unknown>>;
    return (
      (rules === 'official' || rules === 'chapter') &&
      typeof houseRules === 'boolean' &&
      Array.isArray(players) &&
      players.length > 0 &&
      players.every((sheet) => isLike(sheet, empty))
    );
  };

/** The sum of some points, with up to three parts: "8 − 2 = 6". */
export function sumInWords(points: readonly number[]): string {
  const sum = signed(points.reduce((all, each) => all + each, 0));
  const parts = points.filter((each) => each !== 0);
  if (parts.length < 2 || parts.length > 3) return sum;
  const [first, ...others] = parts as [number, ...number[]];
  return `${[signed(first), ...others.map((each) => `${each < 0 ? '−' : '+'} ${Math.abs(each)}`)].join(' ')} = ${sum}`;
}

/** Points with a real minus sign. */
export const signed = (points: number) => (points < 0 ? `−${-points}` : String(points));
