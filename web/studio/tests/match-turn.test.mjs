// Tests what a turn says and suggests, mostly in a match: instructions that fit the step, points of meeples, names of fields,
// and a board and buttons that stay in place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectClean, isInSight, useStudio } from './studio.mjs';

const studio = useStudio();
const seats = ['Ann', 'Bob'].map((name) => ({ name, bot: null }));
const stored = (deck, moves, options = {}, names = seats) => ({
  'match.games': [{ id: 'kept', match: { version: 1, players: 2, options, deck, moves }, played: moves.length, seats: names, ranked: false }],
});
const young = ['C', 'RRR', 'RRR', 'L', 'C', 'RFr'];
const finger = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' };

const words = {
  'en-GB': { first: 'Place the first tile', now: 'Field: +9 = +6 now (2 already projected), +3 at the end', none: 'No meeple: +6 now (2 already projected)', out: 'You have no meeples left', here: 'Here: ', drag: 'Press a square' },
  'de-DE': { first: 'Leg das erste Plättchen', now: 'Wiese: +9 = +6 jetzt (davon 2 schon unter „am Ende“), +3 am Ende', none: 'Kein Meeple: +6 jetzt (davon 2 schon unter „am Ende“)', out: 'Du hast keine Meeples mehr', here: 'Hier: ' },
  'fr-FR': { first: 'première tuile', now: 'Pré\u00a0: +9 = +6 maintenant (dont 2 déjà dans «\u00a0prévu\u00a0»), +3 à la fin', none: 'Pas de meeple\u00a0: +6 maintenant (dont 2 déjà dans «\u00a0prévu\u00a0»)', out: 'Il ne vous reste plus de meeples', here: 'Ici\u00a0: ' },
};

for (const [locale, said] of Object.entries(words)) {
  test(`an instruction leaves with its step, also after a reload (${locale})`, async () => {
    const context = await studio.context({ locale, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await studio.openWith(stored(young, []), '#/match', { context });
    const line = page.locator('.said');
    await line.filter({ hasText: said.first }).waitFor();
    // The square where the tile already is needs no step, so the library has no new notice.
    const at = await page.locator('[data-cursor]').getAttribute('data-cursor');
    await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).evaluate((cell) => cell.click());
    await page.locator(`[data-cursor="${at}"][data-pinned]`).waitFor();
    for (const step of ['pinned', 'laid']) {
      assert.doesNotMatch(await line.textContent(), new RegExp(said.first), step);
      await page.reload();
      await page.locator('[data-pinned]').waitFor();
      assert.doesNotMatch(await line.textContent(), new RegExp(said.first), `${step}, after a reload`);
      if (step === 'pinned') await page.keyboard.press('Enter');
      if (step === 'pinned') await page.locator('[data-spot]').first().waitFor();
    }
    assert.deepEqual(page.complaints, []);
  });

  test(`points of a meeple are split into now and at the end, the same for each (${locale})`, async () => {
    const context = await studio.context({ locale, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await studio.openWith(stored(['CcRr', 'L', 'C', 'L'], ['CcRr 0 -1 2 cE', 'L 0 1 0 -']), '#/match', { context });
    await page.locator('[data-place="1,-1"]').click();
    await page.locator('[data-cursor="1,-1"][data-pinned]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-spot]').first().waitFor();
    await page.getByRole('button', { name: said.now, exact: true }).waitFor();
    await page.keyboard.press('0');
    await page.locator('.words', { hasText: said.none }).waitFor();
    assert.equal(await page.locator('.words').textContent(), said.none);
    await expectClean(page);
  });

  test(`a player without meeples is told (${locale})`, async () => {
    const context = await studio.context({ locale, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await studio.openWith(stored(['CcRr', 'L', 'C', 'L'], ['CcRr 0 -1 2 cE', 'L 0 1 0 -'], { meeples: 1 }), '#/match', { context });
    await page.locator('.said', { hasText: said.out }).waitFor();
  });

  test(`a finger gets no suggestion before it taps (${locale})`, async () => {
    const context = await studio.context({ ...finger, locale });
    const page = await studio.openWith(stored(young, []), '#/match', { context });
    await page.locator('[data-place]').first().waitFor();
    assert.equal(await page.locator('[data-ghost]').count(), 0);
    assert.equal(await page.locator('[data-cursor].unseen').count(), 1);
    assert.ok(!(await page.locator('.turn .words').textContent()).includes(said.here));
    await page.locator('[data-place]').first().tap();
    await page.locator('[data-ghost]').waitFor();
    await page.locator('.turn .words', { hasText: said.here }).waitFor();
    assert.equal(await page.locator('[data-cursor].unseen').count(), 0);
    await expectClean(page);
  });
}

test('several fields of a tile have different names', async () => {
  const page = await studio.openWith(stored(['RRRR', 'L'], []), '#/match');
  await page.locator('[data-place="-1,0"]').click();
  await page.keyboard.press('Enter');
  const names = await page.getByRole('button', { name: /^Field, / }).evaluateAll((all) => all.map((each) => each.ariaLabel.split(':')[0]));
  assert.deepEqual(names.sort(), ['Field, north-east', 'Field, north-west', 'Field, south-east', 'Field, south-west']);
});

test('a young map grows without moving the board', async () => {
  const page = await studio.openWith(stored(young, []), '#/match', { width: 1440, height: 900 });
  const start = async () => Object.values(await page.locator('[data-tile^="0,0,"]').boundingBox()).map(Math.round);
  await page.locator('[data-place]').first().waitFor();
  const before = await start();
  for (const [i, at] of ['0,-1', '1,0', '-1,0'].entries()) {
    await page.locator(`[data-place="${at}"]`).click();
    for (let press = 0; press < 2; ++press) await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, i + 2);
    assert.deepEqual(await start(), before);
  }
});

test('a map that grows to one side is in the middle of the board', async () => {
  const page = await studio.openWith(stored(Array(6).fill('RFr'), ['RFr -1 0 0 -', 'RFr -2 0 0 -', 'RFr -3 0 0 -']), '#/match', { width: 1440, height: 900 });
  await page.locator('[data-place]').first().waitFor();
  const board = await page.locator('[role=application]').boundingBox();
  const tiles = await Promise.all((await page.locator('[data-tile]').all()).map((tile) => tile.boundingBox()));
  const left = Math.min(...tiles.map(({ x }) => x)) - board.x;
  const right = board.x + board.width - Math.max(...tiles.map(({ x, width }) => x + width));
  assert.ok(Math.abs(left - right) < 3, `${left} pixels on the left, ${right} on the right`);
});

test('neither the chances for a square nor a question moves the page', async () => {
  const page = await studio.openWith(stored(young, ['C 0 -1 2 -']), '#/match', { width: 1440, height: 900 });
  const places = () => Promise.all(['.side h2', '[role=application]', '.scores'].map((each) => page.locator(each).first().boundingBox()));
  await page.locator('[data-place]').first().waitFor();
  const before = await places();
  await page.keyboard.press('n');
  await page.locator('[data-hole]').waitFor();
  assert.deepEqual(await places(), before);
  await page.keyboard.press('u');
  await page.getByText('You have seen the next tile').waitFor();
  assert.deepEqual(await places(), before);
});

test('under a finger, ✓ stays in one place', async () => {
  const context = await studio.context(finger);
  const page = await studio.openWith(stored(young, []), '#/match', { context });
  const places = new Set();
  const note = async () => places.add(JSON.stringify(await page.locator('.over .main').boundingBox()));
  for (let move = 0; move < 2; ++move) {
    for (const i of [0, 1]) {
      await page.locator('[data-place]').nth(i).tap();
      await page.locator('[data-pinned]').waitFor();
      await note();
    }
    await page.locator('.over .main').tap();
    await page.locator('[data-spot]').first().waitFor();
    await note();
    await page.locator('.over .main').tap();
    await page.locator('[data-spot]').first().waitFor({ state: 'detached' });
  }
  assert.equal(places.size, 1);
});

test('“(you)” is next to the name, and the remaining tiles stay open', async () => {
  const names = [{ name: 'Player 1', bot: null }, { name: 'easy', bot: 'easy' }];
  const page = await studio.openWith(stored(young, [], {}, names), '#/match', { width: 1280, height: 700 });
  const [name, you] = await Promise.all([page.locator('[data-score="0"] .name').boundingBox(), page.locator('[data-score="0"] .you').boundingBox()]);
  assert.ok(Math.abs(name.y + name.height / 2 - you.y - you.height / 2) < 6);
  assert.ok(name.height < 30, 'one line');
  const left = page.locator('.side').getByText(/tiles? remaining$/);
  await left.click();
  await page.getByText('Percentages are the chances').waitFor();
  await page.reload();
  await page.getByText('Percentages are the chances').waitFor();
});

test('the help of a touch screen names the icons, and the lesson comes first', async () => {
  const context = await studio.context(finger);
  const page = await studio.openWith(stored(young, []), '#/match', { context });
  await page.getByRole('button', { name: 'Help', exact: true }).tap();
  const help = page.getByRole('dialog');
  for (const name of ['Undo', 'Redo', 'Next square', 'Hint', 'Preview']) await help.locator('li', { hasText: name }).waitFor();
  const [lesson, rule] = await Promise.all([help.getByRole('link', { name: 'Learn the rules' }).boundingBox(), help.getByText('Place a tile so that').boundingBox()]);
  assert.ok(lesson.y < rule.y);
  await expectClean(page);
});

test('a lesson’s outline stays within its square, and its few tiles leave no crosses', async () => {
  for (const step of [1, 2, 4, 5]) {
    const page = await studio.open(`#/learn/match?step=${step}`, { isMoreOpen: false });
    await page.locator('[data-aim]').waitFor();
    const aim = await page.locator('[data-aim]').getAttribute('data-aim');
    const [drawn, place] = await Promise.all([page.locator('[data-aim]').boundingBox(), page.locator(`[data-place="${aim}"]`).boundingBox()]);
    // A place is 86 of a square's 100.
    assert.ok(drawn.width <= (place.width * 100) / 86 + 0.5, `step ${step}`);
    assert.equal(await page.locator('[data-dead]').count(), 0);
    await page.close();
  }
});

test('on a phone, a solo game follows the squares for the tile, and has one ✓', async () => {
  const context = await studio.context(finger);
  const game = { version: 1, size: 11, roads: 'plain', dealer: 'weighted', chain_bonus: 'per-city', seed: 'monday', moves: [] };
  const page = await studio.openWith({ 'solo.games': [{ id: 'kept', game, played: 0, ranked: false, daily: null }] }, '#/solo', { context });
  await page.locator('[data-place]').first().waitFor();
  for (let move = 0; move < 5; ++move) {
    await page.locator('[data-place]').last().tap();
    await page.locator('[data-pinned]').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Place it here' }).count(), 1);
    await page.locator('.over .main').tap();
    await page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, move + 2);
    for (const place of await page.locator('[data-place]').all()) assert.ok(await isInSight(page, place), `after move ${move + 1}`);
    for (const tile of await page.locator('.hand .tile').all()) {
      const [card, name] = await Promise.all([tile.boundingBox(), tile.locator('.name').boundingBox()]);
      assert.ok(name.x >= card.x && name.x + name.width <= card.x + card.width, 'its name fits');
    }
  }
  await expectClean(page);
});

for (const locale of ['en-GB', 'de-DE', 'fr-FR'])
  test(`a small phone shows everything that a puzzle needs (${locale})`, async () => {
    const context = await studio.context({ ...finger, viewport: { width: 360, height: 640 }, locale });
    const page = await studio.openWith({}, '#/puzzle', { context });
    await page.locator('[data-square]').first().waitFor();
    for (const tool of await page.locator('.under .toolbar button').all()) {
      const { y, height } = await tool.boundingBox();
      assert.ok(y + height <= 640);
    }
  });
