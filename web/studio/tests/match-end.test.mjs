// Tests the end of a match: features are counted one after another on a board that stays large, and the result is a card.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { command, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const duel = JSON.parse(readFileSync(source('examples/match/duel.json'), 'utf8'));
const matchAt = (match, played) => {
  const seats = ['Ann', 'Bob', 'Cleo', 'Dora', 'Emil', 'Fritz'].slice(0, match.players).map((name) => ({ name, bot: null }));
  return { 'match.games': [{ id: 'kept', match, played, seats, ranked: false }] };
};
const heightOf = async (page) => (await page.locator('.board').boundingBox()).height;
const points = (page) => page.locator('.scores .points').evaluateAll((all) => all.map((each) => Number(each.lastChild.textContent)));

/** Opens a match before its last move and makes that move, with animations. */
async function finish(options = {}) {
  const page = await studio.openWith(matchAt(duel, 70), '#/match', { reducedMotion: 'no-preference', ...options });
  await page.locator('[data-place]').first().waitFor();
  const before = await heightOf(page);
  await page.keyboard.press('U');
  return { page, before };
}

test('the last features are counted one after another, lit, with running totals, until a key skips the rest', async () => {
  const { page, before } = await finish();
  await page.locator('[data-counting="0"]').waitFor();
  await page.locator('[data-region]').first().waitFor();
  assert.equal(await page.getByRole('log', { name: 'Messages' }).textContent(), '', 'the result is not announced yet');
  const first = await points(page);
  assert.equal(await page.locator('.over').count(), 0, 'no result yet');
  assert.ok((await heightOf(page)) >= before - 1, 'the board stays large');
  await page.locator('[data-counting="1"]').waitFor();
  const second = await points(page);
  assert.ok(second.reduce((a, b) => a + b) > first.reduce((a, b) => a + b), 'the totals run');
  await page.locator('.scores .gain').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Game over' }).waitFor();
  await expectClean(page);
  assert.equal(await page.locator('[data-counting]').count(), 0);
  assert.ok((await heightOf(page)) >= before - 1, 'the board is as large under the result');
});

test('the count ends by itself or by its button, and undo ends it as well', async () => {
  const { page } = await finish();
  await page.getByRole('button', { name: /^Skip/ }).click();
  await page.getByRole('region', { name: 'Game over' }).waitFor();
  const again = await finish();
  await again.page.locator('[data-counting]').waitFor();
  await again.page.getByRole('region', { name: 'Game over' }).waitFor();
  const undone = await finish();
  await undone.page.locator('[data-counting]').waitFor();
  for (const _ of ['asked', 'agreed']) await undone.page.keyboard.press('u');
  await undone.page.locator('.turn').waitFor();
  assert.equal(await undone.page.locator('[data-counting]').count(), 0);
});

test('with reduced motion the result is there at once', async () => {
  const page = await studio.openWith(matchAt(duel, 70), '#/match');
  await page.locator('[data-place]').first().waitFor();
  await page.evaluate(() => {
    globalThis.counted = 0;
    new MutationObserver(() => (globalThis.counted += document.querySelectorAll('[data-counting]').length)).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('U');
  await page.getByRole('region', { name: 'Game over' }).waitFor();
  assert.equal(await page.evaluate(() => globalThis.counted), 0);
});

test('the result, Review and New game are in sight with the board, on a phone and for six', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'match-'));
  command(['match', 'run', '--bots', 'greedy,easy,greedy,easy,greedy,easy', '--seed', 'screens', '--games', '1', '--record', join(folder, 'all')]);
  const six = JSON.parse(readFileSync(join(folder, 'all', 'match-0.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  for (const match of [duel, six]) {
    for (const [width, height] of [[390, 844], [1280, 800]]) {
      const page = await studio.openWith(matchAt(match, match.moves.length), '#/match', { width, height });
      const seen = [page.locator('.over h2').first(), page.getByRole('button', { name: 'Review', exact: true }), page.locator('.over').getByRole('button', { name: /^New game/ })];
      if (match === duel || width > 400) seen.push(page.locator('.over table').first().locator('tbody tr').last());
      for (const each of seen) {
        const { y, height: high } = await each.boundingBox();
        assert.ok(y >= 0 && y + high <= height, `${width} by ${height}, ${match.players} players`);
      }
      assert.ok((await heightOf(page)) >= (width > 400 ? 0.8 : 0.5) * height, `${width} by ${height}`);
      await expectFits(page);
    }
  }
});

test('names and numbers of a table have one baseline', async () => {
  const baselines = (page, table) =>
    page.locator(`${table} tbody tr`).evaluateAll((rows) =>
      rows.map((row) => {
        const baseline = (parent) => {
          const mark = document.createElement('span');
          mark.style.cssText = 'display:inline-block;width:0;height:0;vertical-align:baseline';
          parent.append(mark);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return bottom;
        };
        return Math.abs(baseline(row.querySelector('.name')) - baseline(row.querySelector('.points, .total, .accuracy')));
      }));
  const played = await studio.openWith(matchAt(duel, 40), '#/match');
  const over = await studio.openWith(matchAt(duel, duel.moves.length), '#/match');
  for (const [page, table] of [[played, '.scores'], [over, '.over']]) {
    await page.locator(table).waitFor();
    for (const apart of await baselines(page, table)) assert.ok(apart <= 1.5, `${table}: ${apart} pixels`);
  }
});

test('a name in the result is whole, also a long one', async () => {
  for (const name of ['Player 1', 'Maximiliane-Charlotte']) {
    const [game] = matchAt(duel, duel.moves.length)['match.games'];
    game.seats[0].name = name;
    for (const [width, height] of [[1440, 900], [390, 844]]) {
      const page = await studio.openWith({ 'match.games': [game] }, '#/match', { width, height });
      const cell = page.locator('.over th').filter({ hasText: name });
      await cell.waitFor();
      assert.deepEqual(await cell.locator('.name').evaluate(({ scrollWidth, clientWidth, parentElement }) => [scrollWidth <= clientWidth || clientWidth === 0, parentElement.scrollWidth <= parentElement.closest('th').clientWidth + 1]), [true, true]);
      if (name === 'Player 1') assert.ok((await cell.locator('.name').boundingBox()).height < 30, `one line at ${width}`);
      await expectFits(page);
    }
  }
});
