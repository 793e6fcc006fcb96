// Tests every page on a phone, in portrait and landscape, and in a window at 200 %.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { command, expectFits, isInSight, source, useStudio } from './studio.mjs';
import { openPuzzle, solve } from './puzzle.mjs';

const studio = useStudio();
const duel = JSON.parse(readFileSync(source('examples/match/duel.json'), 'utf8'));
const seats = ['Marguerite', 'Bo'].map((name) => ({ name, bot: null }));
const matchAt = (played) => ({ 'match.games': [{ id: 'kept', match: duel, played, seats, ranked: false }] });
const over = matchAt(duel.moves.length);
const folder = mkdtempSync(join(tmpdir(), 'screens-'));
command(['solo', 'run', '--bot', 'greedy', '--games', '1', '--seed', 'screens', '--record', join(folder, 'of')]);
const full = JSON.parse(readFileSync(join(folder, 'of', 'game-0.json'), 'utf8'));
rmSync(folder, { recursive: true });
const soloOver = { 'solo.games': [{ id: 'kept', game: full, played: full.moves.length, ranked: false, daily: null }] };
const result = (bots) => ({ id: bots.join(), bots, outcome: 'won', points: 120, others: 90, date: '2026-01-01', daily: null });
const results = { 'match.results': [result(['easy']), result(['easy', 'greedy']), result(['random', 'easy', 'greedy', 'medium', 'hard'])] };
// More remaining tiles than fit across a phone.
const market = readFileSync(source('examples/puzzle/market.txt'), 'utf8');
const long = { 'puzzle.plays': [{ id: 'market', puzzle: market, rotations: false, moves: [], played: 0, ranked: false }] };

// Elements that must be visible next to the board.
const pages = [
  { hash: '#/match', kept: matchAt(40), hand: '.under .hand' },
  { hash: '#/solo', kept: {}, hand: '.under .hand .tile' },
  { hash: '#/puzzle', kept: {}, hand: '.under svg' },
  { hash: '#/score', kept: {}, hand: '.tray .tile' },
];

for (const [width, height] of [[844, 390], [640, 400]]) {
  test(`board and hand are visible at ${width} by ${height}`, async () => {
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

test('next to a low board the rest scrolls and the board stays', async () => {
  for (const { hash, kept } of pages) {
    const page = await studio.openWith(kept, hash, { width: 844, height: 390 });
    const board = page.getByRole('application');
    await board.waitFor();
    const before = await board.boundingBox();
    const side = await page.locator('.side').boundingBox();
    assert.ok(side.x >= before.x + before.width, `${hash}: what else there is stands beside the board`);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const after = await board.boundingBox();
    assert.ok(after.y >= 0 && after.y + after.height <= 390, `${hash}: from ${after.y} down to ${after.y + after.height}`);
  }
});

test('pinning a tile does not resize the board', async () => {
  const page = await studio.openWith(matchAt(40), '#/match', { width: 844, height: 390 });
  const board = page.getByRole('application');
  await page.locator('[data-place]').first().waitFor();
  const before = await board.boundingBox();
  for (const key of ['n', 'Enter']) await page.keyboard.press(key);
  await page.locator('[data-pinned]').waitFor();
  assert.deepEqual(await board.boundingBox(), before);
});

test('no page is wider than its window in any language', async () => {
  const languages = ['en', 'de', 'fr'];
  const sizes = [[390, 844], [844, 390], [640, 400]];
  const places = [
    ...pages, { hash: '#/match', kept: over }, { hash: '#/solo', kept: soloOver }, { hash: '#/puzzle', kept: long },
    { hash: '#/tally', kept: {} }, { hash: '#/caverna', kept: {} }, { hash: '#/results', kept: results }, { hash: '#/', kept: over },
  ];
  for (const language of languages) {
    const context = await studio.context();
    const page = await studio.openWith({ language: JSON.stringify(language) }, '#/match', { context });
    for (const { hash, kept } of places) {
      await page.evaluate((all) => Object.entries(all).forEach(([name, value]) => localStorage.setItem(`bastide.${name}`, JSON.stringify(value))), kept);
      await page.goto(`${studio.base}?${language}${hash}`);
      await page.reload();
      await page.locator('main > :not(p)').first().waitFor();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${hash} in ${language}: ${wide} pixels in a window of ${width}`);
      }
    }
  }
});

for (const [what, kept, hash] of [['match', over, '#/match'], ['solo game', soloOver, '#/solo']]) {
  test(`the end of a ${what} shows the whole map at every size`, async () => {
    for (const [width, height] of [[390, 844], [844, 390], [640, 400], [768, 1024], [1280, 800], [1920, 1080]]) {
      const context = await studio.context({ viewport: { width, height }, hasTouch: width < 1000, isMobile: width < 1000 });
      const page = await studio.openWith(kept, hash, { context });
      await page.locator('.over').first().waitFor();
      const board = await page.getByRole('application').boundingBox();
      assert.ok(board.y >= 0 && board.y + board.height <= height, `${width} by ${height}: the board is in the window`);
      for (const tile of await page.locator('[data-tile]').all()) assert.ok(await isInSight(page, tile), `${width} by ${height}`);
    }
  });
}

test('the help of a game is short, with all the rules on demand', async () => {
  for (const [width, height] of [[360, 640], [1280, 800]]) {
    for (const hash of ['#/match', '#/solo', '#/puzzle']) {
      const page = await studio.openWith({}, hash, { width, height });
      await page.keyboard.press('?');
      const help = page.getByRole('dialog');
      await help.waitFor();
      const texts = await help.locator('li, td').allInnerTexts();
      const words = texts.join(' ').split(/\s+/).length;
      assert.ok(words <= 100, `${hash} at ${width} by ${height}: ${words} words`);
      const rest = help.getByText(/tiles? .*(marked corners|field to field|meeple on one part)/).first();
      assert.equal(await rest.isVisible(), false);
      await help.getByText('All the rules').click();
      await rest.waitFor();
    }
  }
});

test('names do not break between letters', async () => {
  for (const [width, height] of [[390, 844], [844, 390], [640, 400]]) {
    const page = await studio.openWith(over, '#/match', { width, height });
    await page.locator('.over').waitFor();
    for (const name of await page.locator('.over .name').all()) assert.ok((await name.boundingBox()).height < 30, `${width} by ${height}`);
    const played = await studio.openWith({ ...matchAt(40), language: '"de"' }, '#/match', { width, height });
    await played.locator('[data-place]').first().waitFor();
    // On a phone, the table is behind the points.
    if (await played.locator('.foot button').isVisible()) await played.locator('.foot button').click();
    const shown = played.locator('.scores .name:visible');
    await shown.first().waitFor();
    for (const name of await shown.all()) assert.ok((await name.boundingBox()).height < 30, `${width} by ${height}`);
  }
});

test('zoom buttons are next to every picture', async () => {
  for (const [width, height] of [[390, 844], [844, 390], [1280, 800]]) {
    for (const { hash, kept } of pages) {
      const page = await studio.openWith(kept, hash, { width, height });
      const [picture, buttons] = await Promise.all([page.getByRole('application').boundingBox(), page.locator('.zoom').boundingBox()]);
      const isBeside = buttons.x >= picture.x + picture.width || buttons.y >= picture.y + picture.height;
      assert.ok(isBeside, `${hash} at ${width} by ${height}`);
    }
  }
});

test('on a phone in landscape, a puzzle’s solutions are next to their buttons', async () => {
  const page = await studio.open('#/puzzle', { width: 844, height: 390 });
  await openPuzzle(page, 'Pond');
  await solve(page);
  await page.locator('.pager').waitFor();
  const [board, pager] = await Promise.all([page.getByRole('application').boundingBox(), page.locator('.pager').boundingBox()]);
  assert.ok(pager.x >= board.x + board.width && board.height >= 195);
  await expectFits(page);
});

test('zoomed out, cities have walls without houses, and meeples are larger', async () => {
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
