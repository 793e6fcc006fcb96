// The published example sheets, as the repository has them.
import blue from '../../../../../examples/caverna/blue.json?raw';
import threePlayers from '../../../../../examples/caverna/three-players.json?raw';

export const examples = [
  { name: 'Blue alone', text: blue },
  { name: 'Three players', text: threePlayers },
];
