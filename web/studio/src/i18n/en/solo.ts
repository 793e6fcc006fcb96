// The words of a solo game being played.
import { english as plural } from '../plural';
import { signed } from '../signed';

export const solo = {
  board: (about: string) => `Board, ${about}. Arrows move, 1 to 4 choose a tile, N goes to the next square for it, Enter lays it, ? shows all keys`,
  side: 'Score and games',
  kinds: { road: 'road', city: 'city', abbey: 'abbey' },
  /** A road that has directions: "road to north and south". */
  directed: (kind: string, sides: readonly string[]) => `${kind} to ${sides.join(' and ')}`,
  hand: 'Hand',
  noFit: 'no fit',
  stuck: 'No tile of the hand fits anywhere: take four new tiles',
  useless: 'This tile fits nowhere now',
  first: 'Lay the first tile: choose one of the hand, then a marked square',
  points: (points: number): string => (points === 1 ? 'point' : 'points'),
  left: (squares: number) => `${squares} left`,
  squaresLeft: (squares: number) => `${plural(squares, 'square', 'squares')} left`,
  best: (points: number) => `best result ${points}`,
  fourNew: 'Four new tiles',
  now: 'now',
  inTurns: (turns: number) => `in ${plural(turns, 'turn', 'turns')}`,
  hinted: (tile: string, gain: number) => `Hint: ${tile} here, ${signed(gain)}. Games tried out from here went best with it`,
  hintedNew: 'Hint: four new tiles. Games tried out from here went best with them',
  /** What happened, for a screen reader. */
  news: (gain: number | null, total: number, squares: number, hand: readonly string[]) =>
    `${gain === null ? '' : `${signed(gain)}. `}${plural(total, 'point', 'points')}, ${plural(squares, 'square', 'squares')} left. In your hand: ${hand.join(', ')}`,
  end: (total: number) => `The game is over: ${plural(total, 'point', 'points')}`,
  score: { roads: 'Roads', abbeys: 'Abbeys', cities: 'Cities', chains: 'Chains', tiles: 'tiles', points: 'points', total: 'Score' },

  over: (end: 'board full' | 'no move') => `Game over: ${end}`,
  standing: (place: string, of: number, best: number) => `${place} of ${of}, best ${best}`,
  notCounted: 'Opened as it ended: it does not count',
  boardOf: (day: string) => `board of ${day}`,
  /** What was agreed, part by part, as results are kept under it. */
  agreed: {
    size: (size: string) => `${size} x ${size}`,
    'plain roads': 'plain roads',
    'directed roads': 'directed roads',
    'weighted dealer': 'weighted dealer',
    'bag dealer': 'bag dealer',
    'streak dealer': 'streak dealer',
    'pairwise chains': 'pairwise chains',
  },
  bestResults: 'Best results',
  noBest: 'No game of this kind is over yet. The first result will be listed here.',
  thisGame: 'this game',
  placeOf: (place: number) => `place ${place}`,
  boards: 'Boards of the day',

  today: 'Today’s board',
  todayPlayed: (points: number) => `Today’s board: ${points}`,
  choose: 'Choose size, roads, dealer, seed …',
  leftGame: (what: string, size: number, move: number) => `${what}, ${size} x ${size}, move ${move}`,
  leftBoard: (day: string) => `Board of ${day}`,
  forget: (seed: string) => `Forget ${seed}`,
  sameTiles: (seed: string) => `The same tiles as in the game you watched, seed ${seed}`,
  boardCounts: (day: string) => `The board of ${day}: it counts once`,
  boardPlayed: (points: number) =>
    `You have played this board: ${plural(points, 'point', 'points')}. This is for practice and does not count`,
  shared: {
    daily: (day: string) => `Bastide solo, board of ${day}`,
    seed: (seed: string) => `Bastide solo, seed ${seed}`,
    result: (points: number, agreed: string) => `${plural(points, 'point', 'points')}; ${agreed}`,
  },

  playSeed: 'Play this seed yourself',

  form: {
    size: 'Size',
    roads: 'Roads',
    roadKinds: { plain: 'plain', directed: 'directed, with arms' },
    dealer: 'Dealer',
    dealers: {
      weighted: { name: 'weighted', about: 'Each tile is drawn anew: of 20, 11 are roads, 7 cities and 2 abbeys.' },
      bag: { name: 'bag', about: 'From a bag of 4 roads, 3 cities and 1 abbey, filled again when empty.' },
      streak: { name: 'streak', about: 'The longer a kind is missing, the likelier it comes.' },
    } as Record<string, { name: string; about: string }>,
    chains: 'Chains',
    chainKinds: { 'per-city': '1 more a city', pairwise: '2 more a pair of cities' },
  },

  help: {
    title: 'The solo game, and its keys',
    rules: [
      'Lay one of your four tiles each turn. A road goes next to a road, a city or an abbey next to any tile. With directed roads, an arm of the road must meet an arm of a road beside it.',
      'A road scores 1, a city 2, and an abbey 1 for each of the 8 squares around it that has a tile. Cities side by side are a chain and score again: a chain of k scores k more, or k (k − 1) more if pairs count. After 5 turns you may swap the hand for four new tiles.',
    ],
    marks: 'Corners mark the last tile.',
    keys: [
      ['1 to 4', 'choose a tile'],
      ['d', 'four new tiles, when allowed'],
      ['0', 'show all'],
    ],
  },

  /** What the last tile brought. */
  came: (kind: 'road' | 'city' | 'abbey', gain: number, abbeys: number) =>
    `${kind === 'abbey' ? 'An' : 'A'} ${kind}: ${plural(gain, 'point', 'points')}` +
    (abbeys === 0 ? '' : `, including ${abbeys} for the ${abbeys === 1 ? 'abbey' : 'abbeys'} nearby`),
  notHere: {
    tile: 'Not here: it must go next to a tile',
    road: 'Not here: a road must go next to a road',
    arm: 'Not here: one of its arms must meet an arm of a road',
  },
  notYet: (turns: number) => `Not yet: four new tiles in ${plural(turns, 'turn', 'turns')}`,
};
