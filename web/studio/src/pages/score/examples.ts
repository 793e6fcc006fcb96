// The published example maps.
import { t } from '@/i18n';
import firstMap from '../../../../../examples/landscape/first-map.json?raw';
import holeInTheWall from '../../../../../examples/landscape/hole-in-the-wall.json?raw';
import riverValley from '../../../../../examples/landscape/river-valley.json?raw';

export const examples = [
  { name: t.score.examples.firstMap, text: firstMap },
  { name: t.score.examples.holeInTheWall, text: holeInTheWall },
  { name: t.score.examples.riverValley, text: riverValley },
];
