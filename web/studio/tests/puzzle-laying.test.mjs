// Tests placing tiles on the Puzzle page: pinning, rotating and confirming, by mouse, finger, keys and screen reader.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { button, paste, road, square } from './puzzle.mjs';
import { expectClean, useStudio } from './studio.mjs';

const studio = useStudio();
const onTile = (page) => page.getByRole('group', { name: 'The tile you are placing' });
const held = (page, at) => page.locator(`[data-held="${at}"]`);

test('one click pins a tile, and only confirming places it', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await square(page, '0,0').click();
  await page.locator('[data-pinned]').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 0);
  // It stays while the mouse moves to the button.
  await button(page, '✓ Place it here ↵').click();
  await page.getByText('1 open end').waitFor();
  await square(page, '0,1').click();
  await held(page, '0,1,0').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-pinned]').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-tile]').count(), 1);
  await square(page, '0,1').click();
  await page.keyboard.press('Enter');
  await page.getByText('Everything is closed so far').waitFor();
  // The last tile is dragged from the tray.
  await page.locator('.tray .next').hover();
  await page.mouse.down();
  await square(page, '1,0').hover();
  await page.mouse.up();
  await held(page, '1,0,0').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Solved').first().waitFor();
  await expectClean(page);
});

test('the number of a tile covers no city', async () => {
  const page = await studio.open('#/puzzle');
  const number = page.locator('[data-tile="1"] .back');
  // A city in the north, cities in the west and north, cities on opposite sides, and three cities with a road.
  for (const [sides, at] of [
    ['city pasture pasture pasture', '86,86'], ['city pasture pasture city', '86,86'], ['pasture pasture pasture pasture', '14,14'],
    ['city pasture city pasture', '87,50'], ['city city city road', '13,32'],
  ]) {
    await paste(page, `tile ${sides}\ntile pasture pasture pasture pasture\n`);
    await square(page, '0,0').click();
    await page.locator('[data-pinned]').waitFor();
    await page.keyboard.press('Enter');
    await number.waitFor();
    assert.equal(`${await number.getAttribute('cx')},${await number.getAttribute('cy')}`, at, sides);
  }
  assert.deepEqual(page.complaints, []);
});

// A bend, a road end that fits two of its sides, and another one. Tiles may be rotated.
const bend = 'tile pasture road road pasture\ntile road pasture pasture pasture\ntile road pasture pasture pasture\n';
const openTurned = (moves = []) =>
  studio.openWith(
    { 'puzzle.plays': [{ id: 'own', puzzle: bend, rotations: true, moves, played: moves.length, ranked: false }] },
    '#/puzzle',
  );
const degrees = async (page) => (await page.locator('[data-held]').getAttribute('data-held')).split(',')[2];
const waitForTurn = (page, before) =>
  page.waitForFunction((before) => document.querySelector('[data-held]').dataset.held.split(',')[2] !== before, before);

test('a tile rotates through what fits, by clicks, buttons and keys', async () => {
  const page = await openTurned([[0, 0, 0]]);
  // It fits east of the bend only after three quarter turns. The click shows it that way, and it is placed that way.
  await square(page, '0,1').click();
  await held(page, '0,1,270').waitFor();
  assert.equal(await onTile(page).getByRole('button', { name: 'Rotate' }).count(), 0, 'it fits one way');
  await onTile(page).getByRole('button', { name: 'Place it here' }).click();
  await page.locator('[data-tile="2"]').waitFor();
  // Three rotations fit north of the bend, all except the one with the road towards it.
  await square(page, '-1,0').click();
  await page.locator('[data-pinned]').waitFor();
  const seen = [await degrees(page)];
  const here = square(page, '-1,0');
  const turns = [
    () => here.click(),
    () => here.click({ button: 'right' }),
    () => page.mouse.wheel(0, 100),
    () => onTile(page).getByRole('button', { name: 'Rotate' }).click(),
    () => button(page, '↻ Rotate r').click(),
    () => page.keyboard.press('r'),
  ];
  for (const turn of turns) {
    await turn();
    await waitForTurn(page, seen.at(-1));
    seen.push(await degrees(page));
  }
  assert.equal(new Set(seen).size, 3);
  assert.deepEqual(seen.slice(3), [...seen.slice(0, 3), seen[0]]);
  assert.equal(await page.locator('[data-tile]').count(), 2);
  await expectClean(page);
  await onTile(page).getByRole('button', { name: 'Remove it' }).click();
  await page.locator('[data-pinned]').waitFor({ state: 'detached' });
});

test('a reload keeps a pinned tile, and squares where it does not fit say so', async () => {
  const page = await openTurned([[0, 0, 0], [0, 1, 270]]);
  await square(page, '-1,0').click();
  await page.locator('[data-pinned]').waitFor();
  const before = await degrees(page);
  await page.keyboard.press('e');
  await waitForTurn(page, before);
  const turned = await degrees(page);
  await page.reload();
  await page.locator('[data-pinned]').waitFor();
  assert.equal(await degrees(page), turned);
  await page.locator('[data-tile="1"]').click();
  await page.getByRole('status').getByText('The tile does not fit there').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 2);
});

test('a finger pins, rotates and places a tile', async () => {
  const page = await studio.openWith(
    { 'puzzle.plays': [{ id: 'own', puzzle: bend, rotations: true, moves: [[0, 0, 0]], played: 1, ranked: false }] },
    '#/puzzle',
    { width: 390, height: 844 },
  );
  await square(page, '-1,0').tap();
  await page.locator('[data-pinned]').waitFor();
  for (const each of await onTile(page).getByRole('button').all()) {
    const { width, height } = await each.boundingBox();
    assert.ok(width >= 44 && height >= 44, 'a finger hits it');
  }
  const before = await degrees(page);
  await onTile(page).getByRole('button', { name: 'Rotate' }).tap();
  await waitForTurn(page, before);
  assert.equal(await page.locator('[data-tile]').count(), 1);
  await onTile(page).getByRole('button', { name: 'Place it here' }).tap();
  await page.locator('[data-tile="2"]').waitFor();
});

test('a whole puzzle is solved by roles and names alone, and events are announced', async () => {
  const page = await openTurned();
  const cell = (name) => page.getByRole('grid').getByRole('gridcell', { name });
  const news = page.getByRole('log', { name: 'Messages' });
  const lay = onTile(page).getByRole('button', { name: 'Place it here' });
  await news.getByText('Tile 1 of 3: north field, east road, south road, west field').waitFor();
  await cell('Row 2, column 2: free, your tile fits in 4 ways').focus();
  await page.keyboard.press('Enter');
  await news.getByText('Tile 2 of 3: north road, east field').waitFor();
  await page.getByRole('status').getByText('2 open ends').waitFor();
  await cell('Row 2, column 2: tile 1: north field, east road, south road, west field').waitFor();
  for (const open of [/^Row 2, column 3: /, /^Row 3, column 2: /]) {
    await cell(open).focus();
    await news.getByText('your tile is here for now: ').waitFor();
    await cell(/: your tile is here for now: /).waitFor();
    await expectClean(page);
    await lay.click();
  }
  await page.getByRole('status').getByText('Solved: every road and every city is closed').waitFor();
});
