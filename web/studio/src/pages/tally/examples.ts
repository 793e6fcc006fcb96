// The published example logs: a plain one and an extended one.
import evening from '../../../../../examples/tally/evening.log?raw';
import friends from '../../../../../examples/tally/friends.log?raw';
import { t } from '@/i18n';

export const examples = [
  { name: t.tally.start.example, about: t.tally.start.exampleAbout, text: evening },
  { name: t.tally.start.friends, about: t.tally.start.friendsAbout, text: friends },
];
