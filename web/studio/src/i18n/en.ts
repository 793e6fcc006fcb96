// The studio's sentences in English, translated one by one into the other languages. A sentence with parameters is a
// function. This file is always loaded. The sections in `en/` are loaded with their pages.
import type { arrange } from './en/arrange';
import type { bots } from './en/bots';
import type { caverna } from './en/caverna';
import type { game } from './en/game';
import type { games } from './en/games';
import type { home } from './en/home';
import type { learn } from './en/learn';
import type { match } from './en/match';
import type { messages } from './en/messages';
import type { matchNews } from './en/matchNews';
import type { newMatch } from './en/newMatch';
import type { position } from './en/position';
import type { problems } from './en/problems';
import type { puzzle } from './en/puzzle';
import type { results } from './en/results';
import type { review } from './en/review';
import type { score } from './en/score';
import type { solo } from './en/solo';
import type { table } from './en/table';
import type { tally } from './en/tally';

export const common = {
  shell: {
    name: 'Bastide',
    skip: 'Skip to content',
    start: 'Bastide, start page',
    pages: 'Pages',
    opening: 'Opening …',
    keepsNothing: 'This browser cannot store anything more. Reloading loses your latest changes: save them as a file.',
    notLoaded: 'This page could not be loaded. Check your connection and reload.',
    noPage: (name: string) => `There is no page “${name}”. Here are the others.`,
    titles: {
      match: 'Match',
      solo: 'Solo',
      puzzle: 'Puzzle',
      score: 'Score',
      position: 'Position',
      tally: 'Tally',
      caverna: 'Caverna',
      arrange: 'Arrange',
      games: 'Your games',
      results: 'Your results',
      review: 'Review',
      problems: 'Match problems',
      table: 'Online table',
      'learn/match': 'Learn the game',
      'learn/solo': 'Learn the solo game',
      'learn/puzzle': 'Learn the puzzle',
    },
    /** Short names for the navigation. */
    menu: { games: 'Games', results: 'Results', problems: 'Problems', table: 'Online', 'learn/match': 'Lessons' },
    groups: { play: 'Play', train: 'Learn', own: 'Yours', tools: 'Tools' },
    learn: 'Learn the rules',
    settings: 'Settings',
    theme: 'Colours',
    themes: { auto: 'System', light: 'Light', dark: 'Dark' },
    language: 'Language',
    close: 'Close',
  },
  lib: {
    closeMessage: 'Close this message',
    copied: (what: string) => `${what} copied`,
    opened: (file: string) => `Opened ${file}`,
    largeFile: (file: string) => `${file} is larger than 8 MB. Use the bastide command for it.`,
    largeLink: 'This link contains more than 16 MB. Please open a file instead.',
    damagedLink: 'This link is damaged: part of it is missing or changed. Please copy the whole link again.',
    noLibrary: 'The library could not be loaded. Please reload the page.',
  },
  keys: { undo: 'Ctrl Z', redo: 'Ctrl Y', escape: 'Esc', enter: 'Enter' },
  actions: {
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    marks: 'Preview',
    help: 'Help',
  },
  opening: {
    open: 'Open …',
    paste: 'Paste …',
    example: 'Open an example',
    examples: 'Examples',
    pasted: 'Opened the pasted text',
    linked: 'Opened from the link',
    undo: 'Undo',
    redo: 'Redo',
    use: (what: string) => `Use this ${what}`,
  },
};

export type Common = typeof common;

export interface Sections {
  arrange: typeof arrange;
  bots: typeof bots;
  caverna: typeof caverna;
  game: typeof game;
  games: typeof games;
  home: typeof home;
  learn: typeof learn;
  match: typeof match;
  messages: typeof messages;
  matchNews: typeof matchNews;
  newMatch: typeof newMatch;
  position: typeof position;
  problems: typeof problems;
  puzzle: typeof puzzle;
  results: typeof results;
  review: typeof review;
  score: typeof score;
  solo: typeof solo;
  table: typeof table;
  tally: typeof tally;
}

export type Words = Common & Sections;
