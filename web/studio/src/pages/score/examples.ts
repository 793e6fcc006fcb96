// The published example maps, as the repository has them.
import { say } from '@/words';
import firstMap from '../../../../../examples/landscape/first-map.json?raw';
import holeInTheWall from '../../../../../examples/landscape/hole-in-the-wall.json?raw';
import riverValley from '../../../../../examples/landscape/river-valley.json?raw';

export const examples = [
  { name: say.score.examples.firstMap, text: firstMap },
  { name: say.score.examples.holeInTheWall, text: holeInTheWall },
  { name: say.score.examples.riverValley, text: riverValley },
];
