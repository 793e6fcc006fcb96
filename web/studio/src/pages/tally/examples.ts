// The published example logs: a plain one and an extended one.
import evening from '../../../../../examples/tally/evening.log?raw';
import friends from '../../../../../examples/tally/friends.log?raw';
import { t } from '@/i18n';

export const examples = [
  { name: t.tally.start.example, text: evening },
  { name: t.tally.start.friends, text: friends },
];
