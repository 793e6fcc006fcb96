// Every screen: a phone upright and on its side, a window at 200 %, and boards seen whole.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expectFits, isInSight, source, useStudio } from './studio.mjs';

const studio = useStudio();
const duel = JSON.parse(readFileSync(source('examples/match/duel.json'), 'utf8'));
const seats = ['Ada', 'Bo'].map((name) => ({ name, bot: null }));
const matchAt = (played) => ({ 'match.games': [{ id: 'kept', match: duel, played, seats, ranked: false }] });
const over = matchAt(duel.moves.length);

// What must be in sight beside the board.
const pages = [
  { hash: '#/match', kept: matchAt(40), hand: '.under .hand' },
  { hash: '#/solo', kept: {}, hand: '.under .hand .tile' },
  { hash: '#/puzzle', kept: {}, hand: '.under svg' },
  { hash: '#/score', kept: {}, hand: '.tray .tile' },
];

for (const [width, height] of [[844, 390], [640, 400]]) {
  test(`board and hand are in sight at ${width} by ${height}`, async () => {
    for (const { hash, kept, hand } of pages) {
      const page = await studio.openWith(kept, hash, { width, height });
      await page.locator(hand).first().waitFor();
      const boxes = [await page.getByRole('application').boundingBox(), await page.locator(hand).first().boundingBox()];
      for (const box of boxes) {
        assert.ok(box.y >= 0 && box.y + box.height <= height, `${hash}: from ${box.y} down to ${box.y + box.height}`);
        assert.ok(box.x >= 0 && box.x + box.width <= width, `${hash}: from ${box.x} to ${box.x + box.width}`);
      }
      assert.ok(boxes[0].height >= height / 2 && boxes[0].width >= width / 3, `${hash}: the board is large enough`);
      await expectFits(page);
    }
  });
}

test('the menu is whole on a phone', async () => {
  const page = await studio.open('', { width: 390, height: 844 });
  for (const link of await page.locator('header nav a').all()) {
    const { x, width, height } = await link.boundingBox();
    assert.ok(x >= 0 && x + width <= 390 && height >= 44, await link.textContent());
  }
});

test('the end of a match shows its map whole', async () => {
  for (const [width, height] of [[390, 844], [844, 390], [1280, 800]]) {
    const page = await studio.openWith(over, '#/match', { width, height });
    await page.locator('.over').waitFor();
    for (const tile of await page.locator('[data-tile]').all()) assert.ok(await isInSight(page, tile));
  }
});

test('seen from afar cities keep their walls without houses, and meeples are larger', async () => {
  const page = await studio.openWith(over, '#/match', { width: 390, height: 844 });
  const meeple = page.locator('[data-meeple]').first();
  await meeple.waitFor();
  const picture = () =>
    page.evaluate(() => {
      const svg = document.querySelector('[role=application] svg');
      const style = getComputedStyle(svg);
      return { detail: style.getPropertyValue('--detail'), wall: style.getPropertyValue('--wall'), scale: svg.getBoundingClientRect().width / svg.clientWidth };
    });
  const far = await picture();
  const small = await meeple.boundingBox();
  assert.equal(far.detail, 'none');
  assert.ok(Number(far.wall) > 1.1);
  assert.ok(small.width >= 8, `${small.width} pixels wide`);
  for (let i = 0; i < 8; ++i) await page.getByRole('button', { name: 'Zoom in' }).click();
  const near = await picture();
  assert.equal(near.detail, '');
  const large = await meeple.boundingBox();
  assert.ok(large.width / small.width < near.scale / far.scale, 'from afar it is drawn larger than its tile');
});
