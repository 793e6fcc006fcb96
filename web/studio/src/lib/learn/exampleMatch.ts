// The match of the lesson, in which every other move is the reader's. It also shows newcomers what the game looks like.
import type { MatchRecord } from 'bastide-engine';

export const exampleMatch: MatchRecord & { deck: string[] } = {
  version: 1,
  players: 2,
  options: {},
  deck: ['Rr', 'L', 'CFc', 'RFr', 'C', 'C', 'C', 'RFr', 'Cc', 'RRR', 'L', 'RFr', 'RFr'],
  moves: [
    'Rr 1 0 0 -', 'L 0 1 0 m', 'CFc 0 -1 1 cN', 'RFr -1 0 0 rW', 'C 0 -2 2 -', 'C 1 -1 1 cE',
    'C 2 0 0 cN', 'RFr 1 1 1 -', 'Cc 2 -1 3 -', 'RRR -2 0 3 -',
  ],
};
