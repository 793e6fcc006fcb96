// Tests that the page is never busy for long during animations. Measures processor time of the page's own thread, so that
// other work on the machine does not matter.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { source, useStudio, watchFlights } from './studio.mjs';

const studio = useStudio();
const duel = JSON.parse(readFileSync(source('examples/match/duel.json'), 'utf8'));
const seats = ['Ada', 'Bo'].map((name) => ({ name, bot: null }));
const most = 50;

/** Returns the milliseconds of each task of the page's main thread during an action. */
async function tasksOf(page, act) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threads = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents.filter(({ ph, pid, tid, tdur }) => ph === 'X' && tdur !== undefined && threads.has(`${pid} ${tid}`)).map(({ tdur }) => tdur / 1000);
}

test(`no task of the page takes ${most} ms during animations`, async () => {
  const kept = { 'match.games': [{ id: 'kept', match: duel, played: 44, seats, ranked: false }] };
  const page = await studio.openWith(kept, '#/match', { reducedMotion: 'no-preference' });
  await page.locator('[data-place]').first().waitFor();
  await watchFlights(page);
  const tasks = await tasksOf(page, async () => {
    for (let tiles = 45; tiles < 55; ++tiles) {
      await page.keyboard.press('U');
      await page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length > count, tiles);
    }
    for (const key of ['n', 'Enter', '1']) await page.keyboard.press(key);
    await page.locator('[data-spot]').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('.flying'));
  });
  const flown = await page.evaluate(() => globalThis.flown);
  assert.ok(flown.some((each) => each.startsWith('+')) && flown.some((each) => each.startsWith('#')), 'points and meeples flew');
  assert.ok(tasks.length > 50);
  const longest = Math.max(...tasks);
  assert.ok(longest > 0 && longest < most, `${longest} ms`);
  assert.deepEqual(page.complaints, []);
});
