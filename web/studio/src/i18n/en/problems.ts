// The Problems page.
import type { MatchTheme } from 'bastide-engine';
import { english as plural } from '../plural';

export const problems = {
  problem: (number: number, count: number, rating: number) => `Problem ${number} of ${count}, rated ${rating}`,
  ask: 'One move is at least a point better than all the others. Find it.',
  /** `own` and `best` are the points of the reader and of the best of the others. */
  standing: (own: number, best: number, tiles: number) =>
    `${own > best ? 'You lead' : own < best ? 'You trail' : 'It is level,'} ${own} : ${best}. ${plural(tiles, 'tile remains', 'tiles remain')} after this one.`,
  isRight: 'Correct. Counting the points …',
  isWrong: 'Not the best move. Counting the points …',
  hint: 'Hint',
  solutionHas: (meeple: string) => `The best move: ${meeple}.`,
  themes: {
    join: 'You can get into a city.',
    block: 'You can block something.',
    field: 'Look at the fields.',
    free: 'You are short of meeples: get one back.',
    ending: 'Few tiles remain: you can count everything.',
    complete: 'You can complete something.',
    claim: 'You can claim something.',
    build: 'Find the right square.',
  } satisfies Record<MatchTheme, string>,
  themeNames: {
    join: 'Joining',
    block: 'Blocking',
    field: 'Fields',
    free: 'Scarce meeples',
    ending: 'Endings',
    complete: 'Completing',
    claim: 'Claiming',
    build: 'Placement',
  } satisfies Record<MatchTheme, string>,
  level: 'Level',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  byRating: 'Near your rating',
  theme: 'Theme',
  allThemes: 'All themes',
  history: 'Your answers',
  inARow: (now: number, best: number) => `${now} solved in a row, best ${best}`,
  right: (does: string, lead: string) => `Correct${does === '' ? '' : `: it ${does}`}. The next best move is ${lead} points behind.`,
  next: 'Next problem',
  /** `theme` is empty for all themes. */
  allSolved: (count: number, theme: string) => `${theme === '' ? 'You' : `${theme}: you`} have solved all ${count} problems.`,
  rating: 'Your rating',
  unrated: (count: number) => `Your rating appears after ${plural(count, 'more answer', 'more answers')}.`,
  days: (count: number) => `${count} days in a row`,
  daily: 'Problem of the day',
  solvedOf: (solved: number, count: number) => `${solved} of ${count} solved`,
  states: { solved: 'solved', missed: 'missed' },
  about: 'The problems come from games between bots. Your first answer to a problem changes your rating. Problems you miss come back at the end. Everything stays in this browser.',
  source: 'Problems',
  ofBots: 'From games between bots',
  own: 'Your own',
  remove: 'Remove this problem',
  aboutOwn: 'These problems come from mistakes in your games and from positions that you set up. Your first answer to a problem changes your rating.',
  makeOwn: 'Make problems of your own:',
};
