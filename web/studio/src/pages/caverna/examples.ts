// The published example sheets, as the repository has them.
import blue from '../../../../../examples/caverna/blue.json?raw';
import threePlayers from '../../../../../examples/caverna/three-players.json?raw';
import { say } from '@/words';

export const examples = [
  { name: say.caverna.examples.blue, text: blue },
  { name: say.caverna.examples.three, text: threePlayers },
];
