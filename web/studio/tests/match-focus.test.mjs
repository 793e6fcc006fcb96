// Tests that the keyboard focus is on the square of the tile, whoever moved it, and that dialogs keep it there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useStudio } from './studio.mjs';

const studio = useStudio();
const seats = [{ name: 'Ann', bot: null }, { name: 'Wren', bot: 'easy' }];
const deck = ['C', 'RRR', 'RRR', 'L', 'C', 'RFr', 'Rr', 'Rr', 'Cc', 'L'];
const match = { 'match.games': [{ id: 'kept', match: { version: 1, players: 2, deck, moves: [] }, played: 0, seats, ranked: false }] };

/** The focused square, the tile's square and the cursor's square. */
const state = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const ghost = document.querySelector('[data-ghost], [data-held]');
    const middle = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2].map(Math.round);
    };
    return {
      role: at.getAttribute('role'),
      name: at.getAttribute('aria-label'),
      focus: middle(at),
      ghost: ghost && middle(document.querySelector('[data-cursor]')),
      at: ghost?.dataset.ghost ?? ghost?.dataset.held,
    };
  });

async function expectTogether(page) {
  // The tile is drawn shortly before its square gets the focus.
  await page.waitForFunction(() => document.activeElement.getAttribute('role') === 'gridcell');
  const now = await state(page);
  assert.equal(now.role, 'gridcell');
  assert.deepEqual(now.focus, now.ghost, 'what has the focus is the square where the tile is seen');
  return now;
}

async function helpLeavesAll(page) {
  const before = await expectTogether(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement.getAttribute('role') === 'gridcell');
  // Wait for the focus's request to the table before the next key.
  await page.keyboard.press('v');
  await page.keyboard.press('v');
  await page.waitForFunction((name) => document.activeElement.getAttribute('aria-label') === name, before.name);
  assert.deepEqual(await state(page), before);
}

test('after a bot’s move the focus is on the next tile, and help keeps it there', async () => {
  const page = await studio.openWith(match, '#/match');
  await page.locator('[data-ghost]').waitFor();
  for (const key of ['n', 'Enter', '0', 'Enter']) await page.keyboard.press(key);
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 3 && document.querySelector('[data-ghost]'));
  const { name } = await expectTogether(page);
  assert.match(name, /free, your tile fits/);
  await helpLeavesAll(page);
});

test('Enter and its button choose the first square before they place the tile there, also right after a bot’s move', async () => {
  const page = await studio.openWith(match, '#/match');
  await page.locator('[data-ghost]').waitFor();
  const lay = page.locator('.turn button', { hasText: 'Place it here' });
  for (const press of [() => page.keyboard.press('Enter'), () => lay.click()]) {
    assert.ok(await lay.isEnabled());
    await press();
    await page.locator('[data-pinned]').waitFor();
    assert.equal(await page.locator('[data-spot]').count(), 0);
    for (const key of ['Enter', '0', 'Enter']) await page.keyboard.press(key);
    const before = await page.locator('[data-tile]').count();
    await page.waitForFunction((before) => document.querySelectorAll('[data-tile]').length > before && document.querySelector('[data-ghost]'), before);
    await page.waitForFunction(() => !document.querySelector('[data-pinned]'));
  }
  assert.deepEqual(page.complaints, []);
});

test('a bot’s move while help is open does not move the tile', async () => {
  const page = await studio.openWith(match, '#/match');
  await page.locator('[data-ghost]').waitFor();
  const done = page.getByRole('group', { name: 'The tile you are placing' }).getByRole('button', { name: 'Done' });
  for (const key of ['n', 'Enter']) await page.keyboard.press(key);
  await done.waitFor();
  for (const key of ['0', 'Enter']) await page.keyboard.press(key);
  await done.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('[data-tile]').length === 3 && document.querySelector('[data-ghost]'));
  const { at } = await state(page);
  await page.keyboard.press('Escape');
  const now = await expectTogether(page);
  assert.equal(now.at, at);
});

const tiles = (page, count) => page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length >= count, count);

test('after a click on Hint or on a meeple, Enter is for the tile', async () => {
  const page = await studio.openWith(match, '#/match');
  await page.locator('[data-ghost]').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('status').getByText(/^Hint: /).waitFor();
  await expectTogether(page);
  await page.keyboard.press('Enter');
  // Ann's tile, and Wren's answer.
  await tiles(page, 3);
  await page.locator('[data-ghost]').waitFor();
  for (const key of ['n', 'Enter', '0']) await page.keyboard.press(key);
  const line = page.getByRole('status');
  await line.getByText('Place a meeple? Choose where, or ✓ for none').waitFor();
  await page.locator('[data-spot="1"]').click();
  await line.getByText('✓ places this meeple. Or choose another part of the tile').waitFor();
  await page.keyboard.press('Enter');
  await tiles(page, 4);
});

test('the focus follows the mouse on a board', async () => {
  const page = await studio.openWith(match, '#/match');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await page.locator('[data-place="0,-1"]').hover();
  await page.locator('[data-ghost^="0,-1,"]').waitFor();
  await expectTogether(page);
});

for (const [page, hash] of [['solo', '#/solo'], ['a puzzle', '#/puzzle']])
  test(`help does not move the tile of ${page}`, async () => {
    const page = await studio.open(hash);
    await page.locator('[data-cursor]').waitFor();
    await page.keyboard.press('n');
    await page.locator('[data-ghost], [data-held]').waitFor();
    await helpLeavesAll(page);
  });
