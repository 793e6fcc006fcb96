// The words of problems.
import type { MatchTheme } from 'bastide-engine';

export const problems = {
  problem: (number: number, count: number, rating: number) => `Problem ${number} of ${count}, rated ${rating}`,
  ask: 'One move is better than all others by two points or more. Find it.',
  hint: 'What is it about?',
  themes: {
    join: 'There is a city to get into.',
    block: 'There is something to stop.',
    field: 'It is about the fields.',
    free: 'Meeples are short: get one back.',
    ending: 'The last tiles: everything can be counted.',
    complete: 'Something can be completed.',
    claim: 'There is something to claim.',
    build: 'It is a question of the right place.',
  } satisfies Record<MatchTheme, string>,
  judging: 'Looking …',
  right: (does: string, lead: string) => `Right${does === '' ? '' : `: it ${does}`}. The next best move is ${lead} points behind.`,
  wrong: (mark: string, loss: string, does: string) => `${mark}: ${loss} points behind the best move${does === '' ? '' : `, which ${does}`}.`,
  next: 'Next problem',
  showBest: 'Show the best move',
  showOwn: 'Show your move',
  again: 'Try again',
  allSolved: (count: number) => `All ${count} problems are solved.`,
  rating: 'Your rating',
  days: (count: number) => `${count} days in a row`,
  daily: 'Problem of the day',
  solvedOf: (solved: number, count: number) => `${solved} of ${count} solved`,
  states: { solved: 'solved', missed: 'missed' },
  about: 'From matches between bots. The first answer to a problem moves your rating; what was missed comes again in the end. Everything stays in this browser.',
};
