// The words of reviews.
import type { Deed, MoveMark } from 'bastide-engine';
import { english as plural } from '../plural';

const points = (count: number) => plural(count, 'point', 'points');
const owned = (kind: string, owners: readonly string[]) =>
  owners.length === 0 ? `a ${kind}` : `${owners.map((owner) => `${owner}’s`).join(' and ')} ${kind}`;
const kinds = { city: 'city', road: 'road', monastery: 'monastery', field: 'field' };

export const review = {
  review: 'Review',
  title: 'Review of a match',
  none: 'Open a match to see, turn by turn, what was luck, what was skill and what would have been better. At the end of your own matches, “Review” leads here.',
  board: (step: number, count: number) => `Board after turn ${step} of ${count}. Left and right step, space plays`,
  before: (name: string) => `Board before ${name}’s turn, with the better move`,
  looking: 'Looking through the match …',
  sharpening: (done: number, all: number) => `Looking closer: turn ${done} of ${all}`,
  stop: 'That is enough',
  stopped: (done: number, all: number) => `Looked closer at ${done} of ${all} turns`,
  course: 'Chance to win',
  courseOf: (name: string) => `Chance to win of ${name}, turn by turn`,
  luckAndLoss: 'Luck (open) and what moves lost (filled), in points',
  accuracy: 'accuracy',
  accuracyWhy: '100 is never to lose a point beside the best move',
  luck: 'luck',
  luckWhy: 'What the tiles drawn were worth beside all that could have come, in points',
  lost: 'lost',
  lostWhy: 'Points that better moves would have brought',
  turningPoints: 'Turning points',
  turn: (turn: number) => `Turn ${turn}`,
  marks: { best: 'Best', good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' } satisfies Record<MoveMark, string>,
  toWin: (name: string, percent: number) => `${name} to win: ${percent} %`,
  luckOf: (worth: string) => `Luck of the draw: ${worth}`,
  lossOf: (worth: string, error: string) => (error === '' ? `Lost ${worth} points` : `Lost ${worth} ± ${error} points`),
  nothingLost: 'Nothing was better.',
  better: 'Better moves, seen from the square played',
  /** A move by the points ahead that it leads to, and what it does. */
  option: (where: string, worth: string, does: string) => `${where}: ${worth}${does === '' ? '' : `, ${does}`}`,
  at: (right: number, down: number) => {
    const along = right === 0 ? '' : `${Math.abs(right)} ${right > 0 ? 'right' : 'left'}`;
    const across = down === 0 ? '' : `${Math.abs(down)} ${down > 0 ? 'down' : 'up'}`;
    return along === '' && across === '' ? 'Same square' : [along, across].filter((each) => each !== '').join(', ');
  },
  meepleOn: (kind: 'city' | 'road' | 'monastery' | 'field' | null) => (kind === null ? 'no meeple' : `meeple on the ${kinds[kind]}`),
  does: ({ act, kind, count }: Deed, owners: readonly string[]) => {
    const of = owned(kinds[kind], owners);
    switch (act) {
      case 'completes':
        return `completes ${of} for ${points(count)}`;
      case 'claims':
        return `claims ${of}`;
      case 'joins':
        return `joins ${of}`;
      case 'takes':
        return `takes over ${of}`;
      case 'blocks':
        return `leaves no tile that fits ${of}`;
      case 'frees':
        return `frees ${count} ${count === 1 ? 'meeple' : 'meeples'}`;
    }
  },
  point: {
    luck: (name: string, tile: string, worth: string) => `${name} drew ${tile}: ${worth} points of luck`,
    move: (name: string, tile: string, worth: string) => `${name} laid ${tile}: ${worth} points lost`,
  },
  tryIt: 'Play on from before this turn',
  copyLink: 'Copy a link to this review',
  theLink: 'The link to this review',
  open: 'Open another match …',
  play: 'Back to your match',
};
