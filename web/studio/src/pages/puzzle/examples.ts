// The published example puzzles, as the repository has them, from easy to hard.
import graded from '../../../../../examples/puzzle/graded.json';

const texts = import.meta.glob<string>('../../../../../examples/puzzle/*.txt', { query: '?raw', import: 'default', eager: true });

export interface Example {
  name: string;
  text: string;
  /** Whether it wants tiles to be turned. */
  rotations: boolean;
  /** How hard it is, in words. */
  words: string;
}

export const countTiles = (example: Example) => example.text.match(/\btile\b/g)?.length ?? 0;

export const examples: Example[] = graded.map(({ file, name, rotations, words }) => ({
  name,
  text: texts[`../../../../../examples/puzzle/${file}`]!,
  rotations,
  words,
}));
