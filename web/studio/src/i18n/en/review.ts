// Reviews.
import type { Deed, Leniency, MoveMark } from 'bastide-engine';
import { english as plural } from '../plural';

const points = (count: number) => plural(count, 'point', 'points');
const kinds = { city: 'city', road: 'road', monastery: 'monastery', field: 'field' };
const many = { city: 'cities', road: 'roads', monastery: 'monasteries', field: 'fields' };
const owned = ({ kind, features }: Deed, owners: readonly string[]) => {
  const whose = owners.map((owner) => `${owner}’s `).join('and ');
  if (features === 1) return `${whose || 'a '}${kinds[kind]}`;
  return whose === '' ? `${features} ${many[kind]}` : `${features} of ${whose}${many[kind]}`;
};

export const review = {
  review: 'Review',
  title: 'Game review',
  none: 'A review goes through a finished game turn by turn: how lucky each draw was, which moves lost points, and which would have been better. Open a log of Board Game Arena, a saved game or a game of JCloisterZone (.jcz), or play a game to the end and press “Review” there.',
  playFirst: 'Play a game',
  files: 'You can also drop a file here, or paste its text.',
  /** Where the log of a game of Board Game Arena is found. */
  arena: 'Where Board Game Arena has the log: choose “Review game” at the table, open the “Network” tab of your browser’s developer tools (F12), watch the replay, and save or copy the response of “logs.html”.',
  board: (step: number, count: number) => `Board after turn ${step} of ${count}. Left and Right step, Space plays`,
  before: (name: string) => `Board before ${name}’s turn, with the better move`,
  looking: 'Reviewing the game …',
  firstLook: 'First look',
  quick: 'A first estimate of the turning points. “Review” simulates each turn and finds more mistakes.',
  sharpening: (done: number, all: number) => `Deeper analysis: turn ${done} of ${all}`,
  stop: 'Stop',
  stopped: (done: number, all: number) => `Deeper analysis of ${done} of ${all} turns`,
  course: 'Win probability',
  courseOf: (name: string) => `${name}’s win probability, turn by turn`,
  legend: 'Numbers and rings: turning points, by a draw or a move. Dots under the lines: mistakes. Below: turns.',
  accuracy: 'accuracy',
  percent: (number: string) => `${number}%`,
  accuracyWhy: '100 means that every move was the best one',
  luck: 'luck',
  luckWhy: 'Value of the tiles drawn compared with the average draw, in points',
  lost: 'lost',
  /** Under the table of the players. */
  units: 'Luck and losses are in points.',
  lostWhy: 'Points lost compared with the best moves',
  turningPoints: 'Turning points',
  turningPointsWhy: (percent: number) => `The largest changes of the win probability by a draw or a move, at most five and each of at least ${percent} percentage points. Losses that may be noise are not listed.`,
  noTurningPoints: (percent: number) => `None: no draw or move changed the win probability by ${percent} percentage points or more.`,
  /** A fall over several turns, of which none is a turning point. */
  slide: (chance: string, from: number, to: number, before: string, after: string, isRise: boolean) =>
    `From turn ${from} to ${to}, ${chance} ${isRise ? 'rose' : 'fell'} from ${before} to ${after}, in small steps.`,
  chanceOf: (name: string) => `${name}’s win probability`,
  yourChance: 'your win probability',
  slideEvent: (turn: number, name: string, does: string) => `Turn ${turn}: ${name} ${does}.`,
  /** The reasons of a result: a sum and two turns. */
  headline: {
    outcome: (name: string, lead: number, isOver: boolean): string => {
      if (lead === 0) return isOver ? `${name} shared first place` : `${name} is expected to share first place`;
      if (lead < 0) return `${name} ${isOver ? 'lost' : 'is expected to lose'} by ${points(-lead)}`;
      return `${name} ${isOver ? 'won' : 'is expected to win'} by ${points(lead)}`;
    },
    /** The outcome of the reader. */
    yours: (lead: number, isOver: boolean): string => {
      if (lead === 0) return isOver ? 'You shared first place' : 'You are expected to share first place';
      if (lead < 0) return `You ${isOver ? 'lost' : 'are expected to lose'} by ${points(-lead)}`;
      return `You ${isOver ? 'won' : 'are expected to win'} by ${points(lead)}`;
    },
    sum: (outcome: string, parts: string) => `${outcome}: ${parts}.`,
    luck: (worth: string) => `${worth} from the tiles drawn`,
    play: (worth: string) => `${worth} from the moves`,
    others: (worth: string) => `${worth} from the other players’ moves`,
    rest: (worth: string) => `${worth} from corrections of these estimates`,
    behindSince: (turn: number, isOver: boolean) => (isOver ? `Behind for good from turn ${turn}.` : `Behind since turn ${turn}.`),
    aheadSince: (turn: number, isOver: boolean) => (isOver ? `Ahead for good from turn ${turn}.` : `Ahead since turn ${turn}.`),
    costliest: (turn: number, percent: string) => `Costliest move: turn ${turn} (−${percent}).`,
  },
  analysing: 'Analysing …',
  notAnalysed: 'Not analysed in depth',
  unfinished: 'Unfinished game: these numbers cover the turns played.',
  turn: (turn: number) => `Turn ${turn}`,
  at: (step: number, count: number) => `Turn ${step} of ${count}`,
  marks: { best: 'Best', good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' } satisfies Record<MoveMark, string>,
  /** Why a move that lost points is marked as good. */
  leniency: {
    uncertain: 'The simulations cannot tell this loss from chance.',
    decided: 'The loss hardly matters, because the game was already decided.',
  } satisfies Record<Exclude<Leniency, 'none'>, string>,
  toWin: (name: string, before: number, after: number) => `${name}’s win probability: ${before}% → ${after}%`,
  causes: (draw: string, move: string, correction: string, hasMany: boolean) =>
    `${hasMany ? 'Draws' : 'Draw'} ${draw}, ${hasMany ? 'moves' : 'move'} ${move}, correction ${correction} percentage points.`,
  correctionWhy: 'The simulations after this turn judge the position differently from those before it. This correction is neither luck nor a loss.',
  luckOf: (worth: string) => `Luck of the draw: ${worth} points`,
  lossOf: (worth: string, error: string) => (error === '' ? `Lost ${worth} points` : `Lost ${worth} ± ${error} points`),
  afterMoves: (best: number, played: number) => `Win probability after the best move ${best}%, after this one ${played}%`,
  nothingLost: 'No move was better.',
  better: 'Better moves',
  compared: 'Moves compared',
  /** The value of the best move. Other values are compared with it. */
  bestOfAll: 'best',
  /** As good as the best move. */
  equal: 'equal',
  playedMove: (what: string) => `Played: ${what}`,
  played: (name: string, does: string) => `${name} ${does}`,
  /** A tile on a side of a square, from the north clockwise, and all of them. */
  neighbour: (tile: string, side: number) => `${tile} to the ${['north', 'east', 'south', 'west'][side]}`,
  nextTo: (neighbours: string) => `with ${neighbours}`,
  place: (row: number, column: number) => `row ${row}, column ${column}`,
  steps: {
    move: 'Turn',
    first: 'First turn',
    previous: 'Previous turn',
    next: 'Next turn',
    last: 'Last turn',
  },
  meepleOn: (kind: 'city' | 'road' | 'monastery' | 'field' | null) => (kind === null ? 'no meeple' : `meeple on the ${kinds[kind]}`),
  does: (deed: Deed, owners: readonly string[]) => {
    const { act, count } = deed;
    const of = owned(deed, owners);
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
        return `makes sure that no remaining tile fits ${of}`;
      case 'loses':
        return `loses ${owned(deed, [])} to ${owners.join(' and ')}`;
      case 'extends':
        return `adds ${points(count)} to ${of}`;
      case 'frees':
        return `frees ${count} ${count === 1 ? 'meeple' : 'meeples'}`;
    }
  },
  point: {
    luck: (name: string, tile: string, change: string, worth: string) => `${name} drew ${tile}: ${change} percentage points, ${worth} points of luck`,
    move: (name: string, tile: string, change: string, worth: string) => `${name} placed ${tile}: ${change} percentage points, ${worth} points lost`,
  },
  /** The answer to a question for the best move. */
  answer: {
    judging: 'Checking …',
    /** `does` is what only the best move does, and `own` what only the answer does. */
    wrong: (mark: string, loss: string, does: string, own: string) =>
      `${mark}: ${loss} points behind the best move, which ${does}.${own === '' ? '' : ` Yours ${own}.`}`,
    addsMore: (count: number) => `adds ${points(count)} more to your score`,
    givesLess: (name: string, count: number) => `gives ${name} ${points(count)} less`,
    keepsMeeple: 'keeps your meeple',
    betterLater: 'gains these points later',
    chances: (own: string, best: string) => `Win probability: ${own}% instead of ${best}%.`,
    showBest: 'Show the best move',
    showOwn: 'Show your move',
    again: 'Try again',
  },
  practice: {
    own: (count: number) => `Learn from your mistakes (${count})`,
    of: (name: string, count: number) => `${name}’s mistakes (${count})`,
    at: (at: number, of: number, turn: number) => `Mistake ${at} of ${of} · Turn ${turn}`,
    /** `sign` is the mark of the move that was played, drawn on the board. */
    ask: (sign: string, loss: string) => `The move marked ${sign} lost ${loss} points. Play a better one.`,
    verdict: (mark: string, loss: string) => (loss === '' ? `${mark}.` : `${mark}: ${loss} points behind the best move.`),
    inGame: (loss: string) => `In the game: ${loss} points lost.`,
    same: (mark: string, loss: string) => `${mark}: this is the move from the game, which lost ${loss} points.`,
    bestMove: (what: string) => `The best move is marked ✓: ${what}.`,
    next: 'Next mistake',
    done: 'Finish',
    leave: 'Back to the review',
    results: { found: 'found', missed: 'missed' },
  },
  tryIt: 'Play from this turn',
  copyLink: 'Copy link to this review',
  theLink: 'Link to this review',
  open: 'Open another game …',
  games: 'Your games',
  /** Instead of the reasons of a result. */
  preliminary: 'The reasons and the turning points follow at the end of the deeper analysis.',
  openedAt: (turn: number, isOwn: boolean) => `Opened at ${isOwn ? 'your first mistake' : 'the first turning point'}, turn ${turn}.`,
  you: 'You are',
  anyone: 'no player',
  meaning: 'What the numbers mean',
  restWhy: 'The reasons of a result compare both players of a game for two. Corrections are the lead expected before the first turn, and the differences between the estimate after a turn and the one before the next.',
  mistakes: (count: number) => plural(count, 'mistake', 'mistakes'),
  added: 'Added to Your games.',
  example: 'An example: Ada against Bo',
};
