// The lessons: each step by mouse, keys or thumb, what is missed and skipped, and nothing of one's own games touched.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectClean, expectFits, useStudio } from './studio.mjs';

const studio = useStudio();

async function open(of, options = {}) {
  const page = await studio.open(`#/learn?of=${of}`, options);
  await page.getByRole('list', { name: /Step 1 of/ }).waitFor();
  await page.locator('[data-cursor]').first().waitFor();
  return page;
}

const coach = (page) => page.getByRole('region', { name: 'The lesson' });
const says = (page, words) => coach(page).getByRole('status').filter({ hasText: words }).waitFor();
const button = (page, name) => page.getByRole('button', { name });
const onward = (page) => coach(page).getByRole('button', { name: 'Next' }).click();
const next = async (page, step, all) => {
  await onward(page);
  await page.getByRole('list', { name: `Step ${step} of ${all}` }).waitFor();
};
const square = (page, x, y) => page.locator(`[data-place="${x},${y}"]`);
const pinned = (page, x, y) => page.locator(`[data-cursor="${x},${y}"][data-pinned]`);

async function pin(page, x, y) {
  await square(page, x, y).click();
  await pinned(page, x, y).waitFor();
}

/** Lays the tile, and takes the meeple's place of a name, or none. */
async function lay(page, meeple) {
  await button(page, /^✓ Lay it here/).click();
  await button(page, /^✓ Done/).waitFor();
  if (meeple) await page.getByRole('group', { name: 'Where the meeple goes' }).getByRole('button', { name: meeple }).first().click();
  await button(page, /^✓ Done/).click();
}

test('five moves of a match by mouse', async () => {
  const page = await open('match');
  await says(page, 'Lay: press a dashed square');
  await pin(page, 1, 0);
  await lay(page);
  await says(page, 'That is a turn');
  await next(page, 2, 5);

  // Without a meeple the step is to be done again.
  await square(page, 0, -1).waitFor();
  await pin(page, 0, -1);
  await lay(page);
  await says(page, 'Without a meeple');
  await button(page, 'Try again').click();
  await says(page, 'Claim:');
  await square(page, 0, -1).waitFor();
  await pin(page, 0, -1);
  await lay(page, /Road/);
  await says(page, 'It is yours now');
  await next(page, 3, 5);

  await says(page, 'Complete: your city lacks one side');
  await pin(page, 1, -1);
  await lay(page);
  await says(page, 'Six points');
  await next(page, 4, 5);

  await pin(page, -1, 1);
  await lay(page);
  await says(page, 'five points for both');
  await next(page, 5, 5);

  await pin(page, 1, 0);
  await lay(page, /Field.*\+3/);
  await says(page, 'Three points at the end');
  await onward(page);
  await says(page, 'That is all you need');
  await coach(page).getByRole('link', { name: 'Play Wren' }).click();
  await page.getByRole('heading', { name: 'Match', level: 1 }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test('a match by keys', async () => {
  const page = await open('match');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await button(page, /^✓ Done/).waitFor();
  await page.keyboard.press('Enter');
  await says(page, 'That is a turn');
  assert.deepEqual(page.complaints, []);
});

test('on a phone all of a lesson is in sight, and a thumb plays it', async () => {
  for (const of of ['match', 'solo', 'puzzle']) {
    const page = await open(of, { width: 390, height: 844 });
    await expectFits(page);
    const box = await button(page, /Lay it here/).first().boundingBox();
    assert.ok(box.y + box.height <= 844, `${of}: the button to lay the tile is in sight`);
    if (of === 'match') {
      await square(page, 1, 0).tap();
      await pinned(page, 1, 0).waitFor();
      await button(page, /^✓ Lay it here/).tap();
      await button(page, /^✓ Done/).tap();
      await says(page, 'That is a turn');
    }
    assert.deepEqual(page.complaints, []);
  }
});

test('five moves of a solo game', async () => {
  const page = await open('solo');
  const put = async (tile, row, column) => {
    await page.locator('.hand').getByRole('button', { name: tile }).first().click();
    await page.locator(`[data-place="${row},${column}"]`).click();
    await button(page, /^✓ Lay it here/).click();
  };
  await put(/road/i, 2, 3);
  await says(page, 'A new tile has come');
  await next(page, 2, 5);
  await put(/city/i, 2, 3);
  await says(page, 'Two points');
  await next(page, 3, 5);
  await put(/city/i, 1, 3);
  await says(page, 'A chain of two');
  await next(page, 4, 5);
  await put(/abbey/i, 1, 3);
  await says(page, 'There is a better place');
  await button(page, 'Try again').click();
  await says(page, 'An abbey brings 1');
  await put(/abbey/i, 3, 2);
  await says(page, 'Every tile you lay');
  await next(page, 5, 5);
  await button(page, /Four new tiles/).click();
  await says(page, 'It costs nothing');
  await onward(page);
  await coach(page).getByRole('link', { name: 'Play today’s board' }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test('a first puzzle', async () => {
  const page = await open('puzzle');
  const layHinted = async (tile) => {
    await page.getByText(`Tile ${tile} of 4`).first().waitFor();
    await button(page, /^Hint/).click();
    await page.locator('[data-pinned]').waitFor();
    await button(page, /^✓ Lay it here/).click();
  };
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await says(page, 'The first tile lies');
  await next(page, 2, 3);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await says(page, 'The two roads do not meet');
  await button(page, /^Undo/).click();
  await says(page, 'The next tile goes beside');
  await layHinted(2);
  await says(page, 'Two tiles, one road');
  await onward(page);
  await layHinted(3);
  await layHinted(4);
  await says(page, 'Everything is closed');
  assert.deepEqual(page.complaints, []);
});

test('nothing of one’s own is touched, and the lesson is offered once', async () => {
  const deck = ['C', 'RRR', 'L'];
  const seats = [{ name: 'Ann', bot: null }, { name: 'Bob', bot: null }];
  const own = [{ id: 'own', match: { version: 1, players: 2, deck, moves: ['C 0 -1 2 cS'] }, played: 1, seats, ranked: false }];
  const page = await studio.openWith({ 'match.games': own }, '#/match');
  await page.goto(`${studio.base}#/`);
  await page.getByRole('link', { name: 'Learn the match in five moves' }).click();
  await page.getByRole('list', { name: 'Step 1 of 5' }).waitFor();
  await pin(page, 1, 0);
  await lay(page);
  await says(page, 'That is a turn');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  assert.deepEqual(JSON.parse(kept['bastide.match.games']), own);
  assert.equal(kept['bastide.match.results'], undefined);
  // A reload begins the lesson again; Skip goes to the game.
  await page.reload();
  await says(page, 'Lay: press a dashed square');
  await page.getByRole('link', { name: 'Skip the lesson' }).click();
  await page.getByText('Ann').first().waitFor();
  await page.goto(`${studio.base}#/`);
  await page.getByRole('heading', { name: /Today/ }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Learn the match in five moves' }).count(), 0);
  assert.deepEqual(page.complaints, []);
});

for (const theme of ['light', 'dark']) {
  test(`no violation, ${theme}`, async () => {
    for (const of of ['match', 'solo', 'puzzle']) await expectClean(await open(of, { theme }));
  });
}
