// The Problems page.
import type { MatchTheme } from 'bastide-engine';

export const problems = {
  problem: (number: number, count: number, rating: number) => `Problem ${number} of ${count}, rated ${rating}`,
  ask: 'One move is at least a point better than all the others. Find it.',
  hint: 'Hint',
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
  theme: 'Theme',
  allThemes: 'All themes',
  history: 'Your answers',
  inARow: (now: number, best: number) => `${now} solved in a row, best ${best}`,
  judging: 'Checking …',
  right: (does: string, lead: string) => `Correct${does === '' ? '' : `: it ${does}`}. The next best move is ${lead} points behind.`,
  /** `does` is what only the best move does, and `own` what only the answer does. */
  wrong: (mark: string, loss: string, does: string, own: string) =>
    `${mark}: ${loss} points behind the best move, which ${does}.${own === '' ? '' : ` Yours ${own}.`}`,
  betterPlace: 'has a better place',
  betterLater: 'is worth more later',
  next: 'Next problem',
  showBest: 'Show the best move',
  showOwn: 'Show your move',
  again: 'Try again',
  /** `theme` is empty for all themes. */
  allSolved: (count: number, theme: string) => `${theme === '' ? 'You' : `${theme}: you`} have solved all ${count} problems.`,
  rating: 'Your rating',
  days: (count: number) => `${count} days in a row`,
  daily: 'Problem of the day',
  solvedOf: (solved: number, count: number) => `${solved} of ${count} solved`,
  states: { solved: 'solved', missed: 'missed' },
  about: 'The problems come from games between bots. Your first answer to a problem changes your rating. Problems you miss come back at the end. Everything stays in this browser.',
};
