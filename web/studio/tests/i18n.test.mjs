// Tests the translations: every sentence is in the tables and translated, and pages show no other language.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { parse } from 'svelte/compiler';
import { source, useStudio } from './studio.mjs';
import { constantParts, isSentence, literalsOf, messages } from './i18n.mjs';

const studio = useStudio();
const languages = ['de', 'fr'];
let tables;
before(async () => {
  tables = await messages(['en', ...languages]);
});

// Words that are equal in the other language.
const sameWords = {
  de: ['Solo', 'Caverna', 'System', 'Esc', 'Name', 'Gold', 'Pause', 'Chat', 'Meeples', 'Labyrinth', 'Bastion', 'Bot', 'Hand', 'Plus', 'Minus', 'Seed', 'Bastide'],
  fr: [
    'Pages', 'Solo', 'Caverna', 'Ctrl Z', 'Ctrl Y', 'Pause', 'Score', 'Animations', 'Messages', 'Bot', 'Meeples', 'meeples', 'Bastion', 'Table',
    'Solutions', 'Plus', 'Note', 'Points', 'points', '2 points', 'total', 'place', 'violet', 'Position', 'Bastide',
  ],
};

const textOf = (message) => (message.includes('=>') ? constantParts(message).join('|') : message);

test('every message is translated', () => {
  for (const language of languages)
    for (const [path, message] of tables.en) {
      const text = textOf(message);
      const other = textOf(tables[language].get(path));
      if (!/\p{L}{2}/u.test(text) || sameWords[language].includes(text)) continue;
      assert.notEqual(other, text, `${language}${path}`);
    }
});

test('French punctuation never begins a line', () => {
  const files = readdirSync(source('web/studio/src/i18n/fr')).map((name) => `fr/${name}`);
  const loose = ['fr.ts', ...files].flatMap((file) => literalsOf(`web/studio/src/i18n/${file}`)).filter((text) => /(?<!,) [;:!?%»]|« /.test(text));
  assert.deepEqual(loose, []);
});

const readAloud = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
// File formats, which are not translated.
const formats = [/^players Anna/, /^tile road/, /^\{"name"/, /^\[\[/];

// Sentences in the markup of a component.
function literals(node, attribute = '') {
  if (Array.isArray(node)) return node.flatMap((each) => literals(each, attribute));
  if (typeof node !== 'object' || node === null || ['StyleDirective', 'HtmlTag'].includes(node.type)) return [];
  const inside = node.type === 'Attribute' ? node.name : attribute;
  const isReadAloud = inside === '' || readAloud.includes(inside);
  const own = node.type === 'Text' ? node.data : node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.raw : '';
  const isFound = isReadAloud && typeof own === 'string' && isSentence(own) && !formats.some((format) => format.test(own.trim()));
  const children = Object.entries(node).filter(([name]) => !['loc', 'metadata', 'css', 'parent'].includes(name));
  return [...(isFound ? [own.trim()] : []), ...children.flatMap(([, each]) => literals(each, inside))];
}

test('components contain no sentences', () => {
  const found = readdirSync(source('web/studio/src'), { recursive: true })
    .filter((file) => file.endsWith('.svelte'))
    .flatMap((file) => {
      const { fragment } = parse(readFileSync(source(`web/studio/src/${file}`), 'utf8'), { modern: true });
      return literals(fragment.nodes).map((text) => `${file}: ${text}`);
    });
  assert.deepEqual(found, []);
});

// Everything that a page shows or that a screen reader would read, even if it is closed.
const textOn = (page) =>
  page.evaluate((readAloud) => {
    const attributes = readAloud.flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)));
    return [document.title, document.getElementById('studio').textContent, ...attributes].join('\n').replaceAll(/\s+/g, ' ');
  }, readAloud);

const people = [{ name: 'Ann', bot: null }, { name: 'Bob', bot: null }];
const match = {
  version: 1, players: 2, deck: ['C', 'RRR', 'RRR', 'L', 'C', 'RFr'], moves: ['C 0 -1 2 cS', 'RRR 1 0 1 rW', 'RRR -1 0 3 -'],
};
const game = {
  version: 1, size: 5, roads: 'plain', dealer: 'weighted', chain_bonus: 'per-city', seed: 'words', moves: [],
};
const kept = {
  'match.games': [{ id: 'kept', match, played: 3, seats: people, ranked: false }],
  'solo.games': [{ id: 'kept', game, played: 0, ranked: false, daily: null }],
};

const press = (selector) => (page) => page.locator(selector).first().click();
// Pages, and actions before their texts are read.
const places = [
  ['', []],
  ['match', [(page) => page.locator('[data-tile]').first().waitFor()]],
  ['match', [(page) => page.locator('[data-tile]').first().waitFor(), (page) => page.keyboard.press('u'), (page) => page.keyboard.press('?')]],
  ['solo', [(page) => page.locator('[data-place]').first().waitFor(), (page) => page.keyboard.press('u'), (page) => page.keyboard.press('?')]],
  ['puzzle', [(page) => page.locator('.tray').waitFor(), (page) => page.keyboard.press('?')]],
  ['puzzle', [press('.modes button:nth-child(2)')]],
  ['puzzle', [press('.modes button:nth-child(3)')]],
  ['problems', [(page) => page.locator('.rating').waitFor()]],
  ['learn/match', [(page) => page.locator('[data-aim]').waitFor()]],
  ['learn/solo', [(page) => page.locator('[data-aim]').waitFor()]],
  ['learn/puzzle', [(page) => page.locator('[data-aim]').waitFor()]],
  ['score', []],
  ['score', [press('.side > h2 + p + .tools button'), (page) => page.locator('.total').waitFor()]],
  ['tally', []],
  ['tally', [press('.begin')]],
  ['caverna', [(page) => page.locator('.bar select').selectOption('0'), (page) => page.locator('.side .total').waitFor()]],
  ['results', []],
  ['nowhere', []],
];

for (const language of languages)
  test(`no page contains English in ${language}`, async () => {
    const own = [...tables[language].values()].join('\n');
    const english = [...new Set([...tables.en.values()].flatMap(constantParts).map((each) => each.trim()))].filter((each) => !own.includes(each));
    const context = await studio.context({ locale: language, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await studio.openWith(kept, '#/match', { context });
    for (const [name, acts] of places) {
      await page.goto(`${studio.base}#/${name}`);
      await page.reload();
      await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' });
      for (const act of acts) await act(page);
      const text = await textOn(page);
      assert.deepEqual(english.filter((each) => text.includes(each)), [], `on ${name}`);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      assert.deepEqual(page.complaints, []);
    }
  });
