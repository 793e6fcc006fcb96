// The published example logs, as the repository has them: a plain one and an extended one.
import evening from '../../../../../examples/tally/evening.log?raw';
import friends from '../../../../../examples/tally/friends.log?raw';
import { say } from '@/words';

export const examples = [
  { name: say.tally.start.example, text: evening },
  { name: say.tally.start.friends, text: friends },
];
