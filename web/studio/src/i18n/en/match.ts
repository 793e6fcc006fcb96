// The words of a match being played.
import { english as plural } from '../plural';
import { signed } from '../signed';

export const match = {
  board: 'Board. Arrows move, N goes to the next square for the tile, R turns it, Enter lays it, ? shows all keys',
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
  feeds: (cities: number) => (cities === 0 ? 'No city at this field is complete yet' : `Farmers here feed ${plural(cities, 'completed city', 'completed cities')}`),
  farmsOf: (name: string) => `Fields of ${name}, and the cities they feed`,
  farmsIn: (name: string, points: number) => `${name}, in sight: ${points}. Shows the fields`,
  pointsOf: (name: string, kind: string, points: number) => `${name}, ${kind}: ${plural(points, 'point', 'points')}`,
  confirm: 'Done',
  takeUp: 'Take the tile off again',
  /** What a move brings whoever makes it: now, and in all. */
  brings: (now: number, inAll: number) =>
    now === inAll ? signed(now) : now === 0 ? `${signed(inAll)} at the end` : `${signed(now)} now, ${signed(inAll)} in all`,
  bringsOther: (name: string, points: number) => `${name} ${signed(points)}`,
  best: (move: string, brings: string) => `Best here: ${brings} (${move.toLowerCase()})`,
  brought: (move: string, brings: string) => `${move}: ${brings}`,
  back: 'Back',
  thinks: (name: string) => `${name} is thinking …`,
  hinted: (move: string) => `Hint: ${move}. In games tried out from here, nothing did better`,
  ask: 'A meeple? Choose where, or ✓ for none',
  askWith: (chosen: string) => `Meeple: ${chosen}`,
  takeBack: 'Take it back',
  leave: 'Leave it',
  turnOf: (name: string, tile: string) => `${name}’s turn: ${tile}`,
  scores: (all: readonly { name: string; points: number }[]) =>
    all.map(({ name, points }) => `${name} ${plural(points, 'point', 'points')}`).join(', '),

  player: 'player',
  points: 'points',
  inSight: 'in sight',
  inSightWhy: 'If the match ended now',
  meeples: 'meeples',
  place: 'place',
  features: { city: 'cities', road: 'roads', monastery: 'monasteries', field: 'fields' },
  wins: (name: string, by: number) => `${name} wins by ${plural(by, 'point', 'points')}`,
  youWin: (by: number) => `You win by ${plural(by, 'point', 'points')}`,
  share: (names: string) => `${names} share the victory`,
  scored: 'Scored',
  nothingScored: 'Nothing yet. What is scored is listed here; point at an entry to see its tiles.',
  left: (tiles: number) => `${plural(tiles, 'tile', 'tiles')} left to draw`,
  tileLeft: (tile: string, count: number) => `${tile}: ${count}`,
  aside: (tiles: string) => `Drawn, but fitted nowhere: ${tiles}`,
  about: {
    players: (players: number) => `${players} players`,
    meeples: (meeples: number) => `${plural(meeples, 'meeple', 'meeples')} each`,
    smallCity: 'cities of two pay 2',
    noFarmers: 'no farmers',
    farms: { 2: 'second-edition farms', 1: 'first-edition farms' },
    bottom: 'tiles that fit nowhere go under the deck',
    shuffled: 'a start tile by chance',
  },

  withFriend: 'Play with a friend …',
  choose: 'Choose players, seed, rules …',
  leftMatch: (names: string, move: number) => `${names}, move ${move}`,
  forget: (names: string) => `Forget the match of ${names}`,
  elsewhere: 'On other pages',
  toTally: 'Tally its points',
  toScore: 'Score its map',
  otherRules:
    'Score counts a map by other rules: every road, city and monastery, finished or not, whoever owns it. Pennants and fields bring nothing there.',
  sameTiles: 'The same tiles as in the match you watched',
  mayGoOn: (name: string, why: string) => `${name} forfeits: ${why}. You may go on from here.`,

  playDeal: 'Play this deal yourself',
  watchingAgain: 'You are watching a match.',
  backToTable: 'Back to the table',
  laid: (name: string, tile: string) => `${name} laid ${tile}`,

  help: {
    title: 'The match, and its keys',
    rules: [
      'Lay the tile you draw next to the others, so that roads, cities and fields go on. Then you may put a meeple on one part of it, if nobody has one on that road, city or field yet. What a tile completes is scored at once, and its meeples come back.',
      'A road pays 1 a tile. A completed city pays 2 a tile and 2 a pennant; one still open at the end pays half. A monastery pays 1, and 1 for each of the 8 squares around it that has a tile. Farmers stay to the end: their field pays 3 for each completed city it touches. Whoever has the most meeples on a feature takes its points; a tie gives them to each.',
    ],
    marks: 'The meeple is then chosen on the tile. “In sight” is what a player would have if the match ended now. Corners mark the last tile, a cross a square that no tile left fits.',
    keys: [
      ['r, e', 'turn it, or the other way'],
      ['0 to 9', 'no meeple, or one on the part of that number'],
      ['z', 'show all'],
    ],
  },
};
