// The words of a solo game being played.
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const solo = {
  board: (about: string) => `Board, ${about}. Arrows move, 1 to 4 choose a tile, N goes to the next square for it, Enter lays it, ? shows all keys`,
  middle: 'Board',
  side: 'Score and games',
  kinds: { road: 'road', city: 'city', abbey: 'abbey' },
  /** A road that has directions: "road to north and south". */
  directed: (kind: string, sides: readonly string[]) => `${kind} to ${sides.join(' and ')}`,
  hand: 'Hand',
  noFit: 'no fit',
  thinking: 'Thinking …',
  stuck: 'No tile of the hand fits anywhere: take four new tiles',
  useless: 'This tile fits nowhere now',
  first: 'Lay the first tile: choose one of the hand, then a marked square',
  points: (points: number): string => (points === 1 ? 'point' : 'points'),
  left: (squares: number) => `${squares} left`,
  squaresLeft: (squares: number) => `${counted(squares, 'square', 'squares')} left`,
  best: (points: number) => `best result ${points}`,
  fourNew: 'Four new tiles',
  now: 'now',
  inTurns: (turns: number) => `in ${counted(turns, 'turn', 'turns')}`,
  score: { roads: 'Roads', abbeys: 'Abbeys', cities: 'Cities', chains: 'Chains', tiles: 'tiles', points: 'points', total: 'Score' },
};
