// Numbers in words.

const ending = (number: number) =>
  Math.floor((number % 100) / 10) === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');

/** "1st", "22nd" */
export const ordinal = (number: number) => `${number}${ending(number)}`;

export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
