// The published example maps, as the repository has them.
import firstMap from '../../../../../examples/landscape/first-map.json?raw';
import holeInTheWall from '../../../../../examples/landscape/hole-in-the-wall.json?raw';
import riverValley from '../../../../../examples/landscape/river-valley.json?raw';

export const examples = [
  { name: 'First map', text: firstMap },
  { name: 'Hole in the wall', text: holeInTheWall },
  { name: 'River valley', text: riverValley },
];
