// Playing a solo game.
import { english as plural } from '../plural';
import { signed } from '../signed';

export const solo = {
  board: (about: string) => `Board, ${about}. Arrow keys move, 1 to 4 choose a tile, N goes to the next square for it, Enter places it, ? shows all keys`,
  side: 'Score and games',
  kinds: { road: 'road', city: 'city', abbey: 'monastery' },
  /** A road with directions: "road to north and south". */
  directed: (kind: string, sides: readonly string[]) => `${kind} to ${sides.join(' and ')}`,
  hand: 'Hand',
  noFit: 'no fit',
  stuck: 'None of your tiles fits anywhere: take four new tiles',
  useless: 'This tile fits nowhere at the moment',
  first: 'Choose a tile, then a marked square. Its number is the points you score',
  points: (points: number): string => (points === 1 ? 'point' : 'points'),
  squaresLeft: (squares: number) => `${plural(squares, 'square', 'squares')} remaining`,
  best: (points: number) => `best result ${points}`,
  fourNew: 'Four new tiles',
  now: 'now',
  inTurns: (turns: number) => `in ${plural(turns, 'turn', 'turns')}`,
  hinted: (tile: string, gain: number) => `Hint: ${tile} here, ${signed(gain)}. It did best in simulated games`,
  hintedNew: 'Hint: four new tiles. They did best in simulated games',
  /** The state after a move, for a screen reader. */
  news: (gain: number | null, total: number, squares: number, hand: readonly string[]) =>
    `${gain === null ? '' : `${signed(gain)}. `}${plural(total, 'point', 'points')}, ${plural(squares, 'square', 'squares')} remaining. In your hand: ${hand.join(', ')}`,
  end: (total: number) => `Game over: ${plural(total, 'point', 'points')}`,
  score: { roads: 'Roads', abbeys: 'Monasteries', cities: 'Cities', chains: 'Adjacent cities', tiles: 'tiles', points: 'points', total: 'Score' },

  over: (end: 'board full' | 'no move') => `Game over: ${end === 'board full' ? end : 'none of your tiles fits on a free square'}`,
  standing: (place: string, of: number, best: number) => `${place} of ${of}, best ${best}`,
  notCounted: 'This game was already over when you opened it, so it does not count',
  boardOf: (day: string) => `board of ${day}`,
  /** What differs from the usual settings, by the keys under which results are stored. */
  agreed: {
    size: (size: string) => `${size} × ${size}`,
    'directed roads': 'road ends must meet',
    'bag dealer': 'tiles from a bag',
    'streak dealer': 'missing tiles first',
    'pairwise chains': '2 extra per pair of cities',
  },
  bestResults: 'Best results',
  noBest: 'No finished games of this kind yet. The first result will appear here.',
  thisGame: 'this game',
  placeOf: (place: number) => `place ${place}`,
  boards: 'Boards of the day',

  today: 'Today’s board',
  todayPlayed: (points: number) => `Today’s board: ${points}`,
  choose: 'Choose size, roads, tiles …',
  leftGame: (what: string, size: number, move: number) => `${what}, ${size} × ${size}, move ${move}`,
  leftBoard: (day: string) => `Board of ${day}`,
  forget: (seed: string) => `Remove ${seed}`,
  sameTiles: (seed: string) => `The same tiles as in the game you watched, seed ${seed}`,
  boardCounts: (day: string) => `Board of ${day}: only your first game counts`,
  boardPlayed: (points: number) =>
    `You have already played this board: ${plural(points, 'point', 'points')}. This game is practice and does not count`,
  shared: {
    daily: (day: string) => `Bastide solo, board of ${day}`,
    seed: (seed: string) => `Bastide solo, seed ${seed}`,
    result: (points: number, agreed: string) => `${plural(points, 'point', 'points')}, ${agreed}`,
  },

  playSeed: 'Play the same tiles yourself',
  seedHow: 'The same seed gives everyone the same tiles.',

  form: {
    size: 'Size',
    roads: 'Roads',
    roadKinds: { plain: 'any side fits', directed: 'road ends must meet' },
    dealer: 'Tiles',
    dealers: {
      weighted: { name: 'at random', about: 'Each tile is drawn at random: on average 11 of 20 are roads, 7 are cities and 2 are monasteries.' },
      bag: { name: 'from a bag', about: 'Tiles come from a bag of 4 roads, 3 cities and 1 monastery, refilled when empty.' },
      streak: { name: 'missing ones first', about: 'The longer a kind of tile goes undrawn, the more likely it becomes.' },
    } as Record<string, { name: string; about: string }>,
    chains: 'Adjacent cities',
    chainKinds: { 'per-city': '1 extra for each', pairwise: '2 extra per pair' },
  },

  help: {
    title: 'Rules and keys',
    /** The rules in short, which the lesson has taught. */
    basics: [
      'A road goes next to a road and scores 1.',
      'A city scores 2, and cities that touch score more.',
      'A monastery scores 1 for each tile around it.',
      'Every five moves you may take four new tiles.',
    ],
    rules: [
      'Place one of your four tiles each turn. A road must go next to a road, and its crossing becomes a straight road or a bend that meets its neighbours. A city or a monastery can go next to any tile. With the option “road ends must meet”, one end of the road must meet an end of a neighbouring road.',
      'A road scores 1, a city 2, and a monastery 1 for each tile on the 8 squares around it. Adjacent cities form a chain and score again: a chain of k cities scores k more, or k (k − 1) more with the option “2 extra per pair”. After 5 turns you may swap your hand for four new tiles.',
    ],
    marks: 'The tile placed last has marked corners.',
    keys: [
      ['1 to 4', 'choose a tile'],
      ['d', 'four new tiles, when allowed'],
      ['0', 'show all'],
    ],
  },

  /** The score of the last tile. */
  came: (kind: 'road' | 'city' | 'abbey', gain: number, abbeys: number) =>
    `A ${kind === 'abbey' ? 'monastery' : kind}: ${plural(gain, 'point', 'points')}` +
    (abbeys === 0 ? '' : `, including ${abbeys} for ${abbeys === 1 ? 'a monastery' : 'monasteries'} nearby`),
  notHere: {
    tile: 'Not here: it must go next to a tile',
    road: 'Not here: a road must go next to a road',
    arm: 'Not here: one of its ends must meet the end of a road',
  },
  notYet: (turns: number) => `Not yet: four new tiles in ${plural(turns, 'turn', 'turns')}`,
};
