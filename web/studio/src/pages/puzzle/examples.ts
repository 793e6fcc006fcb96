// The published example puzzles, as the repository has them, from easy to hard.
import citadel from '../../../../../examples/puzzle/citadel.txt?raw';
import crossroads from '../../../../../examples/puzzle/crossroads.txt?raw';
import labyrinth from '../../../../../examples/puzzle/labyrinth.txt?raw';
import oldTown from '../../../../../examples/puzzle/old-town.txt?raw';
import pond from '../../../../../examples/puzzle/pond.txt?raw';
import valley from '../../../../../examples/puzzle/valley.txt?raw';

export interface Example {
  name: string;
  text: string;
  /** Whether it wants tiles to be turned. */
  rotations: boolean;
}

export const countTiles = (example: Example) => example.text.match(/\btile\b/g)?.length ?? 0;

export const examples: Example[] = [
  { name: 'Pond', text: pond, rotations: false },
  { name: 'Valley', text: valley, rotations: false },
  { name: 'Old town', text: oldTown, rotations: false },
  { name: 'Crossroads', text: crossroads, rotations: true },
  { name: 'Labyrinth', text: labyrinth, rotations: true },
  { name: 'Citadel', text: citadel, rotations: true },
];
