// Tests a match on a phone: the board does not move, the points are visible, and a meeple is chosen close up.
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
      await page.locator('.turn .main').tap();
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
      await page.locator('.turn .main').tap();
      await page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, move + 2);
      await page.locator('[data-place]').first().waitFor();
      assert.equal(await heightOf(board), before, 'the next tile is drawn');
      for (const tile of await page.locator('[data-tile]').all()) assert.ok(await isInSight(page, tile), 'all is seen again');
    }
  });
