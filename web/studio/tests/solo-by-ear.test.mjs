// Tests a whole solo game by roles and names alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectClean, useStudio } from './studio.mjs';

const studio = useStudio();
const game = { version: 1, size: 3, roads: 'plain', dealer: 'weighted', chain_bonus: 'per-city', seed: 'ear', moves: [] };

test('a whole game is played by roles and names alone, and events are announced', async () => {
  const page = await studio.openWith({ 'solo.games': [{ id: 'kept', game, played: 0, ranked: false, daily: null }] }, '#/solo');
  const news = page.getByRole('log', { name: 'Messages' });
  const cell = (name) => page.getByRole('grid').getByRole('gridcell', { name });
  const hand = page.getByRole('group', { name: 'Hand' }).getByRole('button', { name: /^[1-4]: / });
  const lay = page.getByRole('group', { name: 'The tile you are placing' }).getByRole('button', { name: 'Place it here' });
  await news.getByText(/^\d+ points?, \d squares remaining\. In your hand: (\w+, ){3}\w+$/).waitFor();
  const left = async () => Number((await news.textContent()).match(/(\d+) squares? remaining/)[1]);
  assert.equal(await cell(/^Row [1-3], column [1-3]: /).count(), 9);

  /** Places a tile of the hand that fits. Returns false if none does. */
  async function layOne() {
    for (const tile of await hand.all()) {
      if ((await tile.getAttribute('aria-label')).endsWith('no fit')) continue;
      const kind = (await tile.getAttribute('aria-label')).slice(3);
      await tile.click();
      await tile.and(page.locator('[aria-pressed=true]')).waitFor();
      await cell(/free, your tile fits, \+\d+ points?/).first().focus();
      // Keys move the tile to a square. If the cursor is already there, to the next square where it fits.
      if (!(await lay.isVisible())) await page.keyboard.press('n');
      await news.getByText(`your tile is here for now: ${kind}`).waitFor();
      await cell(`your tile is here for now: ${kind}`).waitFor();
      await lay.click();
      return true;
    }
    return false;
  }

  let squares = await left();
  await expectClean(page);
  const over = page.getByRole('heading', { name: /^Game over/ });
  for (;;) {
    const isLaid = await layOne();
    if (!isLaid) {
      const fresh = page.getByRole('button', { name: /^Four new tiles/ });
      await page.getByRole('status').getByText('take four new tiles').waitFor();
      await fresh.click();
      continue;
    }
    squares -= 1;
    await news.getByText(new RegExp(`^\\+\\d+\\. .* ${squares} squares? remaining|^Game over: \\d+ points`)).waitFor();
    if (await over.isVisible()) break;
  }
  await news.getByText(/^Game over: \d+ points$/).waitFor();
  assert.ok((await cell(/: (road|city|monastery)$/).count()) >= 9 - squares - 1);
  await expectClean(page);
});
