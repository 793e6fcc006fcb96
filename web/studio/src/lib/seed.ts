// Random seeds, and the seed of the day.

/** Letters that are easy to tell apart. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

export function randomSeed(length = 8): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length));
  return Array.from(numbers, (number) => letters[number % letters.length]).join('');
}

/** The day in UTC, so that everyone gets the same board. */
export const today = () => new Date().toISOString().slice(0, 10);
