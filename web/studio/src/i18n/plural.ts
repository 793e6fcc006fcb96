// Plurals: "1 tile", "2 tiles".
const pluralIn = (isOne: (count: number) => boolean) => (count: number | string, one: string, many: string) =>
  `${count} ${isOne(Math.abs(Number(count))) ? one : many}`;

export const english = pluralIn((count) => count === 1);
export const german = english;
export const french = pluralIn((count) => count < 2);
