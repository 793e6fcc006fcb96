// The published example sheets.
import blue from '../../../../../examples/caverna/blue.json?raw';
import threePlayers from '../../../../../examples/caverna/three-players.json?raw';
import { t } from '@/i18n';

export const examples = [
  { name: t.caverna.examples.blue, text: blue },
  { name: t.caverna.examples.three, text: threePlayers },
];
