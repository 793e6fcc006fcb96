// The pages of the studio in the order of the navigation: games, learning, then tools. Each is loaded when it is opened, after its
// sentences.
import type { Component } from 'svelte';
import { loadSections, t } from '@/i18n';
import type { Sections } from '@/i18n/en';

/** The groups of the menu in their order. */
export const groups = ['play', 'train', 'own', 'tools'] as const;
export type Group = (typeof groups)[number];

export interface Page {
  /** The page's address and the key of its title. */
  name: keyof typeof t.shell.titles | '';
  /** Its group in the menu, if it is there. */
  group?: Group;
  /** Not in the bar of a screen on which not all pages fit. Other pages lead to it. */
  isOnlyWithRoom?: boolean;
  /** The page in the menu that it belongs to. */
  within?: keyof typeof t.shell.titles;
  words: readonly (keyof Sections)[];
  load: () => Promise<{ default: Component }>;
}

export const home: Page = {
  name: '', words: ['home', 'bots', 'newMatch', 'puzzle', 'match'], load: () => import('./home/Home.svelte'),
};

export const pages: Page[] = [
  { name: 'match', group: 'play', words: ['match', 'matchNews', 'game', 'bots', 'newMatch', 'results', 'review'], load: () => import('./match/Match.svelte') },
  { name: 'solo', group: 'play', words: ['solo', 'game', 'match'], load: () => import('./solo/Solo.svelte') },
  { name: 'puzzle', group: 'play', words: ['puzzle', 'game', 'messages'], load: () => import('./puzzle/Puzzle.svelte') },
  {
    name: 'table', group: 'play', words: ['table', 'match', 'matchNews', 'game', 'bots', 'newMatch', 'results', 'review'],
    load: () => import('./table/Table.svelte'),
  },
  {
    name: 'learn/match', group: 'train', isOnlyWithRoom: true, words: ['learn', 'match', 'matchNews', 'game', 'bots', 'newMatch', 'results', 'review'],
    load: () => import('./learn/Match.svelte'),
  },
  {
    name: 'problems', group: 'train',
    words: ['problems', 'review', 'match', 'matchNews', 'game', 'bots', 'newMatch', 'results'],
    load: () => import('./problems/Problems.svelte'),
  },
  {
    name: 'review', group: 'train', words: ['review', 'match', 'matchNews', 'game', 'bots', 'newMatch', 'results'],
    load: () => import('./review/Review.svelte'),
  },
  {
    name: 'games', group: 'own', words: ['games', 'game', 'review', 'match', 'bots', 'newMatch'],
    load: () => import('./games/Games.svelte'),
  },
  { name: 'results', group: 'own', words: ['results', 'home', 'bots', 'match', 'newMatch', 'solo', 'game', 'puzzle'], load: () => import('./results/Results.svelte') },
  { name: 'score', group: 'tools', words: ['score', 'game', 'messages'], load: () => import('./score/Score.svelte') },
  {
    name: 'position', group: 'tools', words: ['position', 'match', 'matchNews', 'game', 'bots', 'newMatch', 'review'],
    load: () => import('./position/Position.svelte'),
  },
  { name: 'tally', group: 'tools', words: ['tally'], load: () => import('./tally/Tally.svelte') },
  { name: 'caverna', group: 'tools', words: ['caverna', 'messages'], load: () => import('./caverna/Caverna.svelte') },
  { name: 'arrange', group: 'tools', words: ['arrange', 'score'], load: () => import('./arrange/Arrange.svelte') },
  { name: 'learn/solo', within: 'learn/match', words: ['learn', 'solo', 'game', 'match'], load: () => import('./learn/Solo.svelte') },
  { name: 'learn/puzzle', within: 'learn/match', words: ['learn', 'puzzle', 'game'], load: () => import('./learn/Puzzle.svelte') },
];

export async function open(page: Page) {
  await loadSections(page.words);
  return page.load();
}

export const titleOf = ({ name }: Page) => (name === '' ? t.shell.name : t.shell.titles[name]);

/** The short name of a page for the navigation. */
export const nameInMenu = (page: Page) => (t.shell.menu as Record<string, string>)[page.name] ?? titleOf(page);
