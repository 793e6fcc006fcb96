// The words of a match being played.
import { signed } from '../signed';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const match = {
  board: 'Board. Arrows move, N goes to the next square for the tile, R turns it, Enter lays it, ? shows all keys',
  middle: 'Board',
  side: 'Players and matches',
  /** What people call the tiles. */
  tiles: {
    L: 'a monastery',
    LR: 'a monastery with a road',
    RCr: 'a city edge and a straight road',
    'Cccc+': 'a full city with a pennant',
    'CccR+': 'a large city with a gate and a pennant',
    CccR: 'a large city with a gate',
    'CFc+': 'a city from side to side with a pennant',
    CFc: 'a city from side to side',
    Cc: 'a city corner',
    'Cc+': 'a city corner with a pennant',
    CcRr: 'a city corner and a curve of road',
    'CcRr+': 'a city corner with a pennant and a curve of road',
    Ccc: 'a large city',
    'Ccc+': 'a large city with a pennant',
    CRr: 'a city edge and a road curving right',
    CRRR: 'a city edge and a three-way crossing',
    RrC: 'a city edge and a road curving left',
    C: 'a city edge',
    CFC: 'two city edges facing each other',
    CC: 'two city edges at a corner',
    RRRR: 'a four-way crossing',
    RRR: 'a three-way crossing',
    Rr: 'a curve of road',
    RFr: 'a straight road',
  } as Record<string, string>,
  directions: ['north', 'east', 'south', 'west'],
  edges: { field: 'field', road: 'road', city: 'city' },
  kinds: { city: 'city', road: 'road', monastery: 'monastery', field: 'field' },
  sides: { N: 'north', E: 'east', S: 'south', W: 'west' } as Record<string, string>,
  /** A piece by its kind and the sides it reaches: "City to the north and west". */
  piece: (kind: string, sides: readonly string[]) => {
    const name = kind.charAt(0).toUpperCase() + kind.slice(1);
    return sides.length === 0 ? name : `${name}, ${sides.join(' and ')}`;
  },
  meepleOf: (name: string, kind: string) => `${name} has a meeple on its ${kind}`,
  withMeeple: (tile: string, meeple: string) => `${tile}; ${meeple}`,
  noMeeple: 'No meeple',
  meeple: 'Where the meeple goes',
  /** Of fields that are shown on the board. */
  feeds: (cities: number) => (cities === 0 ? 'No city at this field is complete yet' : `Farmers here feed ${counted(cities, 'completed city', 'completed cities')}`),
  farmsOf: (name: string) => `Fields of ${name}, and the cities they feed`,
  farmsIn: (name: string, points: number) => `${name}, in sight: ${points}. Shows the fields`,
  pointsOf: (name: string, kind: string, points: number) => `${name}, ${kind}: ${counted(points, 'point', 'points')}`,
  confirm: 'Done',
  takeUp: 'Take the tile up again',
  /** What a move brings whoever makes it: now, and in all. */
  brings: (now: number, inAll: number) =>
    now === inAll ? signed(now) : now === 0 ? `${signed(inAll)} at the end` : `${signed(now)} now, ${signed(inAll)} in all`,
  bringsOther: (name: string, points: number) => `${name} ${signed(points)}`,
  best: (move: string) => `At best: ${move}`,
  back: 'Back',
  thinks: (name: string) => `${name} is thinking …`,
  looking: 'Looking for a good move …',
  ask: 'A meeple? Choose where, or ✓ for none',
  askWith: (chosen: string) => `Meeple: ${chosen}`,
  takeBack: 'Take it back',
  leave: 'Leave it',
  turnOf: (name: string, tile: string) => `${name}’s turn: ${tile}`,
  scores: (all: readonly { name: string; points: number }[]) =>
    all.map(({ name, points }) => `${name} ${counted(points, 'point', 'points')}`).join(', '),
};
