// The published example log, as the repository has it.
import evening from '../../../../../examples/tally/evening.log?raw';

export const examples = [{ name: 'An evening of four', text: evening }];
