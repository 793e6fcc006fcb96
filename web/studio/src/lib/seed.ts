// Seeds by chance, and the day that gives everyone the same.

/** Letters that are not mistaken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

export function randomSeed(length = 8): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => letters[number % letters.length]).join('');
}

/** The day in UTC, so that all play the same board. */
export const today = () => new Date().toISOString().slice(0, 10);
