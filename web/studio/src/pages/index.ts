// The pages of the studio, in the order of the navigation. Each is loaded when it is opened.
import type { Component } from 'svelte';

export interface Page {
  name: string;
  title: string;
  about: string;
  load: () => Promise<{ default: Component }>;
}

export const pages: Page[] = [
  {
    name: 'score',
    title: 'Score',
    about: 'Build a map or open one: roads, cities and monasteries, counted as you go.',
    load: () => import('./score/Score.svelte'),
  },
  {
    name: 'tally',
    title: 'Tally',
    about: 'A score pad for a match at the table: two taps an entry, totals and ranks always in sight.',
    load: () => import('./tally/Tally.svelte'),
  },
  {
    name: 'solo',
    title: 'Solo',
    about: 'Build the best map you can from a hand of four tiles; a board of the day for everyone.',
    load: () => import('./solo/Solo.svelte'),
  },
  {
    name: 'match',
    title: 'Match',
    about: 'The full game for two to six at one table, against friends, bots or both.',
    load: () => import('./match/Match.svelte'),
  },
  {
    name: 'puzzle',
    title: 'Puzzle',
    about: 'Lay a sequence of tiles so that every road and city closes: by hand, or have every way found.',
    load: () => import('./puzzle/Puzzle.svelte'),
  },
  {
    name: 'caverna',
    title: 'Caverna',
    about: 'A score pad for one to seven players: every line explained, and the exchanges that pay.',
    load: () => import('./caverna/Caverna.svelte'),
  },
];
