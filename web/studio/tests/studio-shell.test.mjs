// What holds for the whole studio: its start page, the themes, bad addresses, the first load, and no network.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const built = source('build/web/studio');

test('the start page leads to every page, and each opens without complaint', async () => {
  const page = await studio.open('');
  const cards = page.locator('main a.card');
  const titles = await cards.locator('strong').allTextContents();
  assert.ok(titles.includes('Score'));
  for (const title of titles) {
    await page.goto(studio.base);
    await cards.filter({ has: page.getByText(title, { exact: true }) }).click();
    await page.locator('header nav a[aria-current=page]').filter({ hasText: title }).waitFor();
    await page.locator('main h1').waitFor({ state: 'attached' });
    assert.equal(await page.title(), `${title} · Bastide studio`);
    await expectClean(page);
  }
});

test('the start page fits a phone, in both themes', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await studio.open('', { width: 360, height: 740, theme });
    await expectFits(page);
    await expectClean(page);
  }
});

test('the theme is chosen and kept', async () => {
  const page = await studio.open('');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByLabel('Light').selectOption('dark');
  await page.locator('html[data-theme=dark]').waitFor();
  assert.notEqual(await paper(), light);
  await page.reload();
  await page.locator('html[data-theme=dark]').waitFor();
});

test('an unknown page and damaged storage are met with words', async () => {
  const page = await studio.open('#/nowhere');
  await page.getByRole('alert').getByText('There is no page').waitFor();
  await page.evaluate(() => {
    for (const key of ['theme', 'score.map', 'tally.match', 'solo.game', 'puzzle', 'caverna'])
      localStorage.setItem(`bastide.${key}`, '{"rows":7');
  });
  await page.goto(`${studio.base}#/score`);
  await page.reload();
  await page.getByText('Place the first tile').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('kept values of the right shape and the wrong content are told of', async () => {
  const twice = { id: 'a', kind: 'k', seed: 's', date: '2026-01-01', score: 1, daily: null };
  const damaged = [
    ['score', 'score.map', '{"rows":[1,2],"top":0,"left":0}'],
    ['score', 'score.map', '{"rows":[[null,null],null],"top":0,"left":0}'],
    ['score', 'score.map', '{"rows":[[[0,0,0,0,0]]],"top":"x"}'],
    ['score', 'score.map', '{"rows":[[[0,0,0,0,0]]],"top":1e308,"left":0}'],
    ['solo', 'solo.results', JSON.stringify([twice, twice])],
  ];
  const page = await studio.open('');
  for (const [name, key, value] of damaged) {
    await page.evaluate(([key, value]) => localStorage.setItem(`bastide.${key}`, value), [key, value]);
    await page.goto(`${studio.base}#/${name}`);
    await page.reload();
    await page.locator('main [role=alert]').first().waitFor();
    await page.locator('main [role=application]').waitFor();
    await page.evaluate(() => localStorage.clear());
  }
  assert.deepEqual(page.complaints, []);
});

test('a browser that keeps nothing is told of', async () => {
  const page = await studio.open('#/score');
  await page.evaluate(() => (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }));
  await page.getByRole('button', { name: 'First map' }).click();
  await page.getByText('This browser keeps nothing more').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('a link that unpacks to a flood is refused', async () => {
  const page = await studio.open('');
  const { deflateRawSync } = await import('node:zlib');
  const bomb = deflateRawSync(Buffer.alloc(64 << 20)).toString('base64url');
  for (const [name, word] of [['score', 'map'], ['puzzle', 'tiles']]) {
    await page.goto(`${studio.base}#/${name}?${word}=${bomb}`);
    await page.getByText('more than 16 MB').waitFor();
  }
});

test('two tabs on the same map follow each other', async () => {
  const first = await studio.open('#/score');
  const second = await studio.open('#/score', { context: first.context() });
  await second.getByText('Place the first tile').waitFor();
  await first.getByRole('button', { name: 'First map' }).click();
  await second.getByText('on 6 tiles').waitFor();
  await second.getByRole('button', { name: 'Undo' }).click();
  await first.getByText('Place the first tile').waitFor();
});

test('the console is answered with values or errors, never with silence', async () => {
  const page = await studio.open('#/score');
  const ask = (method, ...args) =>
    page.evaluate(([method, args]) => globalThis.bastide[method](...args).then(() => 'answered', (error) => error.message), [method, args]);
  assert.match(await ask('nope'), /There is no call 'nope': there are .*landscapeScore/);
  assert.match(await ask('landscapeScore', 5), /takes text/);
  assert.equal(await page.evaluate(async () => (await (async () => globalThis.bastide)()) === globalThis.bastide), true);
  assert.equal(await ask('landscapeScore', '[[[0,0,0,0,0]]]'), 'answered');
  assert.deepEqual(page.complaints, []);
});

test('the first load is under 300 KB compressed', () => {
  const size = (name) => gzipSync(readFileSync(`${built}/${name}`), { level: 6 }).length;
  const first = readdirSync(`${built}/assets`).filter((name) => /^(index|worker|bastide)-/.test(name));
  assert.ok(first.some((name) => name.endsWith('.wasm')));
  const sum = size('index.html') + first.reduce((bytes, name) => bytes + size(`assets/${name}`), 0);
  assert.ok(sum < 300_000, `${sum} bytes`);
});

test('without a network it opens again, with every page', async () => {
  const page = await studio.open('');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${studio.base}#/score`);
  await page.reload();
  await page.getByRole('button', { name: 'First map' }).click();
  await page.locator('.total').waitFor();
  assert.equal(await page.locator('.total strong').textContent(), '18');
});
