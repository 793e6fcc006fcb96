// Playing a match.
import { english as plural } from '../plural';
import { signed } from '../signed';

export const match = {
  board: 'Board. Arrow keys move, N goes to the next square for the tile, R rotates it, Enter places it, ? shows all keys',
  side: 'Players and games',
  /** Names of the tiles. */
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
  sides: { N: 'north', E: 'east', S: 'south', W: 'west', NE: 'north-east', SE: 'south-east', SW: 'south-west', NW: 'north-west' } as Record<string, string>,
  /** A piece with the sides it reaches: "City, north and west". */
  piece: (kind: string, sides: readonly string[]) => {
    const name = kind.charAt(0).toUpperCase() + kind.slice(1);
    return sides.length === 0 ? name : `${name}, ${sides.join(' and ')}`;
  },
  meepleOf: (name: string, kind: string) => `${name} has a meeple on the ${kind}`,
  withMeeple: (tile: string, meeple: string) => `${tile}, ${meeple}`,
  noMeeple: 'No meeple',
  meeple: 'Meeple placement',
  /** For fields shown on the board. */
  feeds: (cities: number) => (cities === 0 ? 'This field touches no complete city yet' : `Farmers here score for ${plural(cities, 'complete city', 'complete cities')}`),
  sumFor: (name: string) => `The features in ${name}’s projected points`,
  sumOf: (name: string, points: number) => `${name}, projected: ${points}. Show the sum`,
  scoredSoFar: (points: number) => `${points} scored`,
  /** "cities 9": points of a kind of feature. */
  fromKind: (kind: string, points: number) => `${kind} ${points}`,
  pointsOf: (name: string, kind: string, points: number) => `${name}, ${kind}: ${plural(points, 'point', 'points')}`,
  confirm: 'Done',
  takeUp: 'Remove the tile',
  /** Points of a move for the player who makes it: scored now, how many of them were projected before, and added at the end. */
  brings: (now: number, already: number, atTheEnd: number) => {
    if (now === 0 && atTheEnd !== 0) return `${signed(atTheEnd)} at the end`;
    const scored = already === 0 && atTheEnd === 0 ? signed(now) : `${signed(now)} now${already === 0 ? '' : ` (${already} already projected)`}`;
    return atTheEnd === 0 ? scored : `${signed(now + atTheEnd)} = ${scored}, ${signed(atTheEnd)} at the end`;
  },
  bringsOther: (name: string, points: number) => `${name} ${signed(points)}`,
  best: (move: string, brings: string) => `Here: ${brings} (${move.toLowerCase()})`,
  brought: (move: string, brings: string) => `${move}: ${brings}`,
  back: 'Back',
  thinks: (name: string) => `${name} is thinking …`,
  hinted: (move: string, reason: string) => `Hint: ${move}. ${reason || 'No other move did better in simulated games'}`,
  hintDoes: (does: string) => `It ${does}`,
  hintAhead: (points: string) => `${points} points ahead of the next best move`,
  hintAlike: 'Another move is about as good',
  ask: 'Place a meeple? Choose where, or ✓ for none',
  askChosen: '✓ places this meeple. Or choose another part of the tile',
  askWith: (chosen: string) => `Meeple: ${chosen}`,
  takeBack: 'Undo',
  leave: 'Cancel',
  turnOf: (name: string, tile: string) => `${name}’s turn: ${tile}`,
  scores: (all: readonly { name: string; points: number }[]) =>
    all.map(({ name, points }) => `${name} ${plural(points, 'point', 'points')}`).join(', '),

  player: 'player',
  /** Marks the reader's own points. */
  you: 'you',
  points: 'points',
  inSight: 'projected',
  inSightWhy: 'If the game ended now',
  meeples: 'meeples',
  place: 'place',
  features: { city: 'cities', road: 'roads', monastery: 'monasteries', field: 'fields' },
  wins: (name: string, by: number) => `${name} wins by ${plural(by, 'point', 'points')}`,
  youWin: (by: number) => `You win by ${plural(by, 'point', 'points')}`,
  /** At the end of a game without opponents. */
  scoresAlone: (name: string, points: number) => `${name} scores ${plural(points, 'point', 'points')}`,
  share: (names: string) => `${names} tie for first place`,
  more: 'More: games, settings, share …',
  allScores: 'Points of all players',
  /** The points at the end, counted one feature after another. */
  finalCount: {
    title: 'Final scoring',
    at: (at: number, of: number) => `${at} of ${of}`,
    skip: 'Skip',
  },
  scored: 'Scored',
  allScored: (count: number) => `Show all ${count}`,
  nothingScored: 'Nothing yet. Scores appear here. Press an entry to see its tiles.',
  left: (tiles: number) => `${plural(tiles, 'tile', 'tiles')} remaining`,
  tileLeft: (tile: string, count: number, next: string) => `${tile}: ${count}${next === '' ? '' : ` ${next}`}`,
  /** The chance that the next draw is the tile, and the chances of the players to draw the first one. */
  hole: (left: number, next: string, draws: readonly { name: string; chance: string }[]) =>
    left === 0
      ? 'No remaining tile fits on this square.'
      : `${plural(left, 'remaining tile fits', 'remaining tiles fit')} on this square (next draw: ${next}). Chance to draw one: ${draws.map(({ name, chance }) => `${name} ${chance}`).join(', ')}.`,
  /** Next to the remaining tiles: how many fit on a square, and the chance that the next one does. */
  fitHere: (left: number, next: string) => (left === 0 ? 'none fits here' : `${left} ${left === 1 ? 'fits' : 'fit'} here (${next})`),
  odds: (tile: string, next: string, first: readonly { name: string; chance: string }[]) =>
    `Chance that the next tile is ${tile}: ${next}. Chance to draw the first one: ${first.map(({ name, chance }) => `${name} ${chance}`).join(', ')}.`,
  oddsHow: 'Percentages are the chances that the next draw is the tile. Press a tile for the chances of each player.',
  aside: (tiles: string) => `Set aside because they fit nowhere: ${tiles}`,
  about: {
    players: (players: number) => `${players} players`,
    meeples: (meeples: number) => `${plural(meeples, 'meeple', 'meeples')} each`,
    smallCity: 'two-tile cities score 2',
    noFarmers: 'no farmers',
    farms: { 2: 'second-edition fields', 1: 'first-edition fields' },
    bottom: 'tiles that fit nowhere go under the deck',
    shuffled: 'a random start tile',
    box: 'own tiles',
  },

  withFriend: 'Play with a friend …',
  choose: 'Choose players, seed, rules …',
  leftMatch: (names: string, move: number) => `${names}, move ${move}`,
  forget: (names: string) => `Remove the game: ${names}`,
  elsewhere: 'On other pages',
  toTally: 'Tally the points',
  toScore: 'Score the map',
  toPosition: 'Edit the position',
  copyPosition: 'Copy position',
  thePosition: 'Position',
  otherRules:
    'The Score page uses different rules. It counts every road, city and monastery, complete or not, no matter who owns it. Pennants and fields score nothing there.',
  sameTiles: 'The same tiles as in the game you watched',
  notAGame: 'This file is not a game. You can open saved games of Bastide, logs of Board Game Arena, and games of JCloisterZone (.jcz).',
  mayGoOn: (name: string, why: string) => `${name} forfeits: ${why}. You can continue from here.`,

  playDeal: 'Play this deal yourself',
  watchingAgain: 'You are watching a game.',
  backToTable: 'Back to the table',
  laid: (name: string, tile: string) => `${name} placed ${tile}`,

  help: {
    title: 'Rules and keys',
    /** The rules in short, which the lesson has taught. */
    basics: [
      'Place a tile so that roads, cities and fields continue.',
      'Claim a road, city, monastery or field with a meeple, if nobody has one there yet.',
      'Complete it: it scores, and the meeple comes back.',
      'Share by joining features: the most meeples score, or all who tie.',
      'Farm: a meeple in a field stays there. It scores at the end: 3 points for each complete city that the field touches.',
    ],
    rules: [
      'Draw a tile and place it beside the others so that roads, cities and fields continue. Then you may place a meeple on one part of the tile, if nobody has a meeple on that road, city or field yet. Features that the tile completes score at once, and their meeples come back.',
      'A road scores 1 per tile. A complete city scores 2 per tile and 2 per pennant. A city still open at the end scores half. A monastery scores 1, plus 1 for each tile on the 8 squares around it. Farmers stay until the end: their field scores 3 for each complete city that it touches. The player with the most meeples on a feature gets its points. If players tie, each of them gets the points.',
    ],
    marks: 'You then choose where on the tile the meeple goes. “Projected” is a player’s score if the game ended now. The tile placed last has marked corners, and a cross marks a square where no remaining tile fits.',
    keys: [
      ['r, e', 'rotate'],
      ['0 to 9', 'choose the meeple'],
      ['z', 'show all'],
    ],
  },
};
