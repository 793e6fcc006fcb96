// Tests a match on a phone: the board does not move, the points and tools are visible, and a meeple is chosen close up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectClean, expectFits, isInSight, useStudio } from './studio.mjs';

const studio = useStudio();
const seats = ['Ann', 'Bob'].map((name) => ({ name, bot: null }));
const deck = ['C', 'RRR', 'RRR', 'L', 'C', 'RFr', 'Rr', 'Rr', 'Cc', 'L', 'CFC', 'RRRR'];
const match = { 'match.games': [{ id: 'kept', match: { version: 1, players: 2, deck, moves: [] }, played: 0, seats, ranked: false }] };

const heightOf = (drawn) => drawn.evaluate((element) => element.getBoundingClientRect().height);

for (const locale of ['en-GB', 'de-DE', 'fr-FR'])
  test(`the board does not move between steps, and the points stay visible (${locale})`, async () => {
    const context = await studio.context({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale, reducedMotion: 'reduce' });
    const page = await studio.openWith(match, '#/match', { context });
    const board = page.locator('.board');
    const points = page.locator('.foot');
    await page.locator('[data-place]').first().waitFor();
    const before = await heightOf(board);
    for (let move = 0; move < 4; ++move) {
      await page.locator('[data-place]').first().tap();
      await page.locator('[data-pinned]').waitFor();
      assert.equal(await heightOf(board), before, 'the tile is pinned');
      const seen = await heightOf(page.locator('[data-cursor] rect').first());
      await page.locator('.over .main').tap();
      const spots = page.locator('[data-spot]');
      await spots.first().waitFor();
      assert.equal(await heightOf(board), before, 'a meeple is asked for');
      assert.ok((await heightOf(page.locator('[data-cursor] rect').first())) >= Math.max(seen, 120), 'the tile is seen from close by');
      const { y, height } = await points.boundingBox();
      assert.ok(y > 0 && y + height <= 844, 'the points are in sight');
      if (move === 0) {
        await expectClean(page);
        await expectFits(page);
      }
      await spots.first().tap();
      await page.locator('.over .main').tap();
      await page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, move + 2);
      await page.locator('[data-place]').first().waitFor();
      assert.equal(await heightOf(board), before, 'the next tile is drawn');
      for (const tile of await page.locator('[data-tile]').all()) assert.ok(await isInSight(page, tile), 'all is seen again');
    }
  });

test('the board has most of a phone’s height, the hand is one row, and everything needed for a turn fits', async () => {
  for (const [width, height] of [[390, 844], [360, 640]]) {
    for (const locale of ['en-GB', 'de-DE', 'fr-FR']) {
      const context = await studio.context({ viewport: { width, height }, hasTouch: true, isMobile: true, locale, reducedMotion: 'reduce' });
      const page = await studio.openWith(match, '#/match', { context });
      await page.locator('[data-place]').first().waitFor();
      const part = (await heightOf(page.locator('.board'))) / height;
      assert.ok(part >= 0.65, `${locale}, ${width} by ${height}: ${Math.round(100 * part)} %`);
      const boxes = await Promise.all([page.locator('.turn .hand'), ...(await page.locator('.turn .toolbar button').all())].map((each) => each.boundingBox()));
      for (const { x, y, width: wide, height: high } of boxes) assert.ok(x >= 0 && x + wide <= width && y + high <= height, `${locale}, ${width} by ${height}`);
      assert.equal(boxes.length, 7, 'the tile and six tools');
      for (const { width: wide, height: high } of boxes) assert.ok(Math.min(wide, high) >= 43, `${locale}, ${width}: ${wide} by ${high}`);
      const middles = boxes.map(({ y, height: high }) => y + high / 2);
      assert.ok(Math.max(...middles) - Math.min(...middles) < 44, `${locale}: one row`);
      await expectFits(page);
    }
  }
});

test('on a phone a hint is next to the tile in hand, its answer is in sight, and every action is there once', async () => {
  for (const [width, height] of [[390, 844], [360, 640], [844, 390]]) {
    const context = await studio.context({ viewport: { width, height }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    const page = await studio.openWith(match, '#/match', { context });
    await page.locator('[data-place]').first().waitFor();
    const button = (name) => page.getByRole('button', { name, exact: true });
    for (const name of ['Undo', 'Hint', 'Preview', 'Help']) {
      const { y, height: high } = await button(name).boundingBox();
      assert.ok(y >= 0 && y + high <= height, `${name}, ${width} by ${height}`);
    }
    // However far down the reader is, the answer scrolls into view.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await button('Hint').evaluate((hint) => hint.click());
    await page.locator('.said', { hasText: 'Hint:' }).waitFor();
    const { y, height: high } = await page.locator('[data-ghost]').boundingBox();
    assert.ok(y >= 0 && y + high <= height, `the hint, ${width} by ${height}`);
    assert.equal(await page.getByRole('button', { name: /Place it here|Done/ }).count(), 1);
    assert.equal(await page.getByRole('button', { name: /Remove the tile|Remove it|Back/ }).count(), 1);
    await expectClean(page);
  }
});

test('on a phone a button goes from square to square where the tile fits', async () => {
  const context = await studio.context({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await studio.openWith(match, '#/match', { context });
  await page.locator('[data-place]').first().waitFor();
  const next = page.getByRole('button', { name: 'Next square', exact: true });
  const ghost = async () => (await page.locator('[data-ghost]').getAttribute('data-ghost')).split(',').slice(0, 2).join();
  const seen = new Set();
  const count = await page.locator('[data-place]').count();
  for (let i = 0; i < count; ++i) {
    // Nothing is suggested before the first press.
    const before = i === 0 ? undefined : await page.locator('[data-ghost]').getAttribute('data-ghost');
    await next.tap();
    await page.waitForFunction((before) => document.querySelector('[data-ghost]')?.dataset.ghost !== before, before);
    seen.add(await ghost());
  }
  assert.equal(seen.size, count);
  await expectClean(page);
});

test('a board that was dragged shows everything again when it grows', async () => {
  const context = await studio.context({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await studio.openWith(match, '#/match', { context });
  await page.locator('[data-place]').first().tap();
  await page.locator('[data-pinned]').waitFor();
  const { x, y, width, height } = await page.locator('[role=application]').boundingBox();
  await page.mouse.move(x + width / 2, y + height - 20);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 130, y + height - 60, { steps: 4 });
  await page.mouse.up();
  await page.locator('.over .main').tap();
  await page.locator('[data-spot]').first().waitFor();
  await page.locator('.over .main').tap();
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 2);
  for (const square of await page.locator('[data-place]').all()) assert.ok(await isInSight(page, square));
});

test('on a touch screen the help has no keys', async () => {
  const context = await studio.context({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await studio.openWith(match, '#/match', { context });
  await page.getByRole('button', { name: 'Help', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  assert.equal(await page.getByRole('dialog').locator('kbd').count(), 0);
  await expectClean(page);
});

test('on a phone the table of scores is behind the points', async () => {
  const page = await studio.openWith(match, '#/match', { width: 390, height: 844 });
  await page.locator('[data-place]').first().waitFor();
  const table = page.locator('.behind .scores');
  assert.equal(await page.locator('.scores').first().isVisible(), false);
  await page.getByRole('button', { name: 'Points of all players' }).tap();
  await table.waitFor();
  await expectClean(page);
  await page.getByRole('button', { name: 'Points of all players' }).tap();
  await table.waitFor({ state: 'detached' });
});
