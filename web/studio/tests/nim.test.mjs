// Tests the game of docs/adding-a-game.md, played on the studio's game kit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'vite';
import { expectClean, source, StaticSite, useStudio } from './studio.mjs';

class NimSite extends StaticSite {
  constructor() {
    super('nim');
  }

  async start() {
    process.env.EXAMPLE = 'nim';
    await build({ configFile: source('web/studio/example.config.ts'), logLevel: 'error' });
    return super.start();
  }
}
const studio = useStudio(new NimSite());

const said = (page) => page.getByRole('status').textContent();
const waitFor = (page, hasText) => page.getByRole('status').filter({ hasText }).waitFor();
const heaps = (page) => page.locator('svg text').allTextContents();

test('Nim is played by keys and mouse, undone, redone, hinted, stored and replayed', async () => {
  const page = await studio.open('');
  await waitFor(page, 'First player: how many?');
  // By keys: take two from the second heap.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.locator('[data-cursor="1,-2"]').waitFor();
  await page.keyboard.press('Enter');
  await waitFor(page, 'First took 2 from heap 2. Second player: how many?');
  assert.deepEqual(await heaps(page), ['3', '2', '5']);
  // By mouse: take four from the third.
  await page.locator('[data-piece="2,4"]').click();
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await waitFor(page, 'Second took 4 from heap 3');
  await expectClean(page);
  await page.keyboard.press('u');
  await waitFor(page, '1 move undone');
  assert.deepEqual(await heaps(page), ['3', '2', '5']);
  await page.keyboard.press('U');
  await waitFor(page, 'Redone');
  // A hint shows a choice. The game continues after a reload.
  await page.keyboard.press('i');
  await waitFor(page, 'Hint: take these');
  await page.keyboard.press('Enter');
  await waitFor(page, /First took .* Second player/);
  const before = await heaps(page);
  await page.reload();
  await waitFor(page, /First took .* Second player/);
  assert.deepEqual(await heaps(page), before);
  while (!/wins/.test(await said(page))) {
    const was = await heaps(page);
    await page.keyboard.press('i');
    await waitFor(page, 'Hint: take these');
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => [...document.querySelectorAll('svg text')].map((each) => each.textContent).join() !== was, was.join());
  }
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByText('The start').waitFor();
  assert.deepEqual(await heaps(page), ['3', '4', '5']);
  await page.keyboard.press('ArrowRight');
  await page.getByText('First took 2 from heap 2').waitFor();
  assert.deepEqual(await heaps(page), ['3', '2', '5']);
  await expectClean(page);
});
