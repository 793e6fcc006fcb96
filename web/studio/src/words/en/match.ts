// The words of a match being played.
import { signed } from '../signed';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The numbers of what was paid for, as the library has them. */
interface Paid {
  kind: 'city' | 'road' | 'monastery' | 'field';
  complete: boolean;
  tiles: number;
  pennants: number;
  cities: number;
}

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
  hinted: (move: string) => `Hint: ${move}. Games tried out from here went best with it`,
  ask: 'A meeple? Choose where, or ✓ for none',
  askWith: (chosen: string) => `Meeple: ${chosen}`,
  takeBack: 'Take it back',
  leave: 'Leave it',
  turnOf: (name: string, tile: string) => `${name}’s turn: ${tile}`,
  scores: (all: readonly { name: string; points: number }[]) =>
    all.map(({ name, points }) => `${name} ${counted(points, 'point', 'points')}`).join(', '),

  player: 'player',
  points: 'points',
  inSight: 'in sight',
  inSightWhy: 'If the match ended now',
  meeples: 'meeples',
  place: 'place',
  features: { city: 'cities', road: 'roads', monastery: 'monasteries', field: 'fields' },
  over: 'Match over',
  wins: (name: string) => `${name} wins`,
  share: (names: string) => `${names} share the victory`,
  newMatch: 'New match',
  scored: 'Scored',
  nothingScored: 'Nothing yet. What is scored is listed here; point at an entry to see its tiles.',
  left: (tiles: number) => `${counted(tiles, 'tile', 'tiles')} left to draw`,
  tileLeft: (tile: string, count: number) => `${tile}: ${count}`,
  aside: (tiles: string) => `Drawn, but fitted nowhere: ${tiles}`,
  about: {
    players: (players: number) => `${players} players`,
    meeples: (meeples: number) => `${counted(meeples, 'meeple', 'meeples')} each`,
    smallCity: 'cities of two pay 2',
    noFarmers: 'no farmers',
    farms: { 2: 'second-edition farms', 1: 'first-edition farms' },
    bottom: 'tiles that fit nowhere go under the deck',
    shuffled: 'a start tile by chance',
  },

  matches: 'Matches',
  choose: 'Choose players, seed, rules …',
  leftMatches: 'Unfinished matches',
  leftMatch: (names: string, move: number) => `${names}, move ${move}`,
  forget: (names: string) => `Forget the match of ${names}`,
  save: 'Save the match',
  elsewhere: 'On other pages',
  toTally: 'Tally its points',
  toScore: 'Score its map',
  theLink: 'The link that replays this match',
  sameTiles: 'The same tiles as in the match you watched',
  trouble: {
    damaged: 'The match kept in this browser is damaged and cannot go on: this is a new one.',
    stopped: (why: string) => `The match kept in this browser cannot go on: ${why}. This is a new one.`,
    notKept: 'This browser keeps nothing for pages: a reload will lose this match. Save it as a file.',
  },

  watched: 'The match being watched',
  watching: 'You are watching a match. Yours is kept.',
  playDeal: 'Play this deal yourself',
  backToOwn: 'Back to your match',
  laid: (name: string, tile: string) => `${name} laid ${tile}`,

  help: {
    title: 'The match, and its keys',
    back: 'Back to the match',
    rules: [
      'Lay the tile you draw next to the others, so that roads, cities and fields go on. Then you may put a meeple on one part of it, if nobody has one on that road, city or field yet. What a tile completes is scored at once, and its meeples come back.',
      'A road pays 1 a tile. A completed city pays 2 a tile and 2 a pennant, and half of that if it is still open at the end. A monastery pays 1, and 1 for each of the 8 squares around it that has a tile. Farmers stay to the end: their field pays 3 for each completed city it touches. Whoever has most meeples on a feature takes its points; a tie gives them to each.',
    ],
    marks: 'The meeple is then chosen on the tile. “In sight” is what a player would have if the match ended now. Corners mark the last tile, a cross a square that no tile left fits.',
    keys: [
      ['arrows, hjkl', 'move the tile'],
      ['n, N', 'next square it fits, or the one before'],
      ['r, e', 'turn it, or the other way'],
      ['enter, space', 'lay it; then confirm the meeple'],
      ['0 to 9', 'no meeple, or one on the part of that number'],
      ['esc', 'take the tile off again'],
      ['u, U', 'take back, play again (casual matches)'],
      ['i, H', 'a hint: one good move (casual matches)'],
      ['v', 'hide or show the marks'],
      ['g', 'at the end: a new match'],
      ['+, -, z', 'zoom in, out, show all'],
      ['?', 'this page'],
    ],
  },

  /** What was scored, as in the log. */
  paid: {
    what: ({ kind, complete, tiles, pennants, cities }: Paid): string => {
      if (kind === 'field') return `Farmers beside ${cities === 0 ? 'no completed city' : counted(cities, 'completed city', 'completed cities')}`;
      if (kind === 'monastery') return complete ? 'A monastery is complete' : `A monastery with ${counted(tiles - 1, 'tile', 'tiles')} around it`;
      const shields = pennants === 0 ? '' : ` with ${pennants === 1 ? 'a pennant' : `${pennants} pennants`}`;
      return `${complete ? 'A' : 'An open'} ${kind} of ${counted(tiles, 'tile', 'tiles')}${shields}${complete ? ' is complete' : ''}`;
    },
    pays: (what: string, points: number, isShared: boolean, names: string) =>
      `${what}: ${counted(points, 'point', 'points')}${isShared ? ' each' : ''} for ${names}`,
  },
  andScored: (points: number, others: readonly { name: string; points: number }[]) =>
    (points === 0 ? '' : ` and scored ${points}`) + others.map((other) => `, ${other.name} scored ${other.points}`).join(''),
  yourMove: ': your move',
  moveOf: (name: string) => `: your move, ${name}`,
  layFirst: 'Lay the first tile: choose a marked square, and turn it if you like',
  noPlaceFor: (tile: string) => `No place for ${tile}`,
  takeBackAnyway: 'You have seen the next tile. Take back anyway?',
  takenBack: (turns: number, hasMore: boolean) =>
    `${counted(turns, 'turn', 'turns')} taken back: ${hasMore ? 'u takes back more, ' : ''}U plays ${turns === 1 ? 'it' : 'them'} again`,
  playedAgain: (turns: number) =>
    turns === 0 ? 'Played again' : `Played again; ${counted(turns, 'turn is', 'turns are')} still taken back`,
  rankedNoHints: 'This match is ranked: there are no hints',
  rankedNoUndo: 'This match is ranked: no turn can be taken back',
  noMeeplesLeft: 'You have no meeples left',
  occupied: 'Somebody has a meeple on that already',
};
