// Tests the lessons: every move by mouse, the match also by keys and thumb, wrong moves, and leaving.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectClean, expectFits, isInSight, useStudio } from './studio.mjs';

const studio = useStudio();

const coach = (page) => page.getByRole('region', { name: 'The lesson' });
const says = (page, words) => coach(page).getByRole('status').filter({ hasText: words }).waitFor();
const button = (page, name) => page.getByRole('button', { name });
const aim = (page) => page.locator('[data-aim]');
const pinned = (page, [x, y]) => page.locator(`[data-cursor="${x},${y}"][data-pinned]`);
// The task appears once its position is on the table.
const atMove = (page, step) => coach(page).and(page.locator('[aria-busy=false]')).getByRole('list', { name: `Move ${step} of 5` }).waitFor();

async function open(of, options = {}, step = 1) {
  const page = await studio.open(`#/learn/${of}${step > 1 ? `?step=${step}` : ''}`, { isMoreOpen: false, ...options });
  await atMove(page, step);
  await page.locator('[data-cursor]').first().waitFor();
  return page;
}

const aimed = async (page) => (await aim(page).first().getAttribute('data-aim')).split(',').map(Number);

/** Presses a square wherever it is on the board, by default the outlined one. */
async function pin(page, wanted, press = 'click') {
  const square = wanted ?? (await aimed(page));
  const [column, row] = square;
  const place = page.url().includes('match') ? `${column},${row}` : `${row},${column}`;
  const mark = page.locator(`[data-place="${place}"], [data-square="${place}"]`).first();
  const { x, y, width, height } = await mark.boundingBox();
  const middle = [x + width / 2, y + height / 2];
  await (press === 'tap' ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
  await pinned(page, square).waitFor();
}

const onTile = (page, name) => page.getByRole('group', { name: 'The tile you are placing' }).getByRole('button', { name });

/** Places the tile of a match, with a meeple on the named part, or none. */
async function lay(page, part, press = 'click') {
  await onTile(page, 'Place it here')[press]();
  await onTile(page, 'Done').waitFor();
  if (part) await page.getByRole('group', { name: 'Meeple placement' }).getByRole('button', { name: part }).first()[press]();
  await onTile(page, 'Done')[press]();
}

async function next(page, step) {
  await coach(page).getByRole('button', { name: 'Next' }).click();
  await atMove(page, step);
  await page.locator('[data-cursor]').first().waitFor();
}

async function takeBack(page) {
  await coach(page).getByRole('button', { name: 'Undo' }).click();
  await aim(page).first().waitFor();
}

test('a match by mouse: place, claim, complete, share, farm, then the easy bot', async () => {
  const page = await open('match');
  await says(page, /^Place:/);
  assert.deepEqual(await aimed(page), [1, 0]);
  await pin(page);
  await onTile(page, 'Place it here').click();
  await says(page, 'You could place a meeple on the tile now');
  await onTile(page, 'Done').click();
  await says(page, 'That was a move');
  assert.equal(await aim(page).count(), 0);

  await next(page, 2);
  await says(page, /^Claim:/);
  await pin(page);
  await lay(page, /^City/);
  await says(page, 'It is yours');

  // A step back, and on again.
  await coach(page).getByRole('button', { name: 'Previous move' }).click();
  await atMove(page, 1);
  await says(page, /^Place:/);
  assert.match(page.url(), /step=1$/);
  assert.ok(await coach(page).getByRole('button', { name: 'Previous move' }).isDisabled());
  await page.goto(`${studio.base}#/learn/match?step=2`);
  await atMove(page, 2);
  await pin(page);
  await lay(page, /^City/);
  await says(page, 'It is yours');

  await next(page, 3);
  await says(page, /^Complete:/);
  await pin(page);
  await lay(page);
  await says(page, 'Six points, 2 per tile');
  assert.deepEqual(await page.locator('.scores .points').allTextContents(), ['6', '0']);

  await next(page, 4);
  await says(page, /^Share:/);
  await pin(page);
  await lay(page);
  await says(page, 'Six points for each of you');
  assert.deepEqual(await page.locator('.scores .points').allTextContents(), ['12', '6']);

  await next(page, 5);
  await says(page, /^Farm:/);
  await pin(page);
  await lay(page, /^Field/);
  await says(page, 'Your farmer stays there until the game ends');
  await expectClean(page);

  await coach(page).getByRole('button', { name: 'Next' }).click();
  await says(page, 'That is all you need');
  const learned = coach(page).getByRole('listitem');
  assert.equal(await learned.count(), 5);
  await learned.filter({ hasText: /^Farm: .* at the end: 3 points for each complete city/ }).waitFor();
  assert.equal(await page.locator('.page').count(), 0, 'the board has gone');
  await coach(page).getByText('All the rules').click();
  await coach(page).getByText('A road scores 1 per tile.').waitFor();
  await expectClean(page);
  await coach(page).getByRole('link', { name: 'Now play Wren' }).click();
  await page.getByRole('heading', { name: 'Match', level: 1 }).waitFor();
  await page.locator('.scores [data-face=easy]').waitFor();
  await page.goto(`${studio.base}#/`);
  await page.getByRole('heading', { name: /Today/ }).waitFor();
  await page.getByRole('link', { name: 'Learn the rules: Match ✓' }).waitFor();
});

test('a wrong move is explained, blocks everything else, and is undone', async () => {
  const missed = [
    [1, [0, 1], null, 'The tile fits there, but it does not continue the road'],
    [2, [0, -1], null, 'You have not claimed a city, road or monastery'],
    [2, [0, -1], /^Field/, 'You have not claimed a city, road or monastery'],
    [3, [2, 0], /^City/, 'Your city is still open'],
    [4, [2, 1], null, 'The two cities are still apart'],
    [5, [1, -2], /^Monastery/, 'You have no farmer next to a complete city'],
    [5, [-3, 0], /^Field/, 'You have no farmer next to a complete city'],
  ];
  const page = await open('match');
  for (const [step, square, part, words] of missed) {
    await page.goto(`${studio.base}#/learn/match?step=${step}`);
    await atMove(page, step);
    const tiles = await page.locator('[data-tile]').count();
    await page.locator(`[data-place="${square}"]`).waitFor();
    await pin(page, square);
    await lay(page, part);
    await says(page, words);
    assert.equal(await page.locator('[data-cursor]').count(), 0, 'the lesson has the word');
    assert.equal(await page.locator('[data-tile]').count(), tiles + 1);
    await takeBack(page);
    assert.equal(await page.locator('[data-tile]').count(), tiles);
  }
  assert.deepEqual(page.complaints, []);
});

test('another move with the same effect is accepted', async () => {
  const page = await open('match');
  await pin(page, [-1, 0]);
  await lay(page, /^Road/);
  await says(page, 'That was a move');
  await next(page, 2);
  await page.locator('[data-place="2,0"]').waitFor();
  await pin(page, [2, 0]);
  await lay(page, /^City/);
  await says(page, 'It is yours');
});

test('a match by keys alone, with screen reader texts', async () => {
  const page = await open('match');
  // The announced position of the cursor. The outlined square says so, and n moves from square to square.
  const isAimed = () => page.getByRole('gridcell', { name: /outlined for the lesson$/ }).evaluate((cell) => cell.tabIndex === 0);
  const toAim = async () => {
    for (let i = 0; !(await isAimed()); ++i) {
      assert.ok(i < 20, 'the outlined square is found');
      const before = await page.locator('[data-cursor]').getAttribute('data-cursor');
      await page.keyboard.press('n');
      await page.waitForFunction((before) => document.querySelector('[data-cursor]')?.dataset.cursor !== before || document.querySelector('[data-pinned]'), before);
    }
  };
  const parts = [undefined, 'City', undefined, undefined, 'Field'];
  const words = ['That was a move', 'It is yours', 'Six points, 2', 'Six points for each of you', 'Your farmer stays'];
  for (const [i, part] of parts.entries()) {
    await atMove(page, i + 1);
    await aim(page).waitFor();
    await toAim();
    if (!(await page.locator('[data-pinned]').count())) await page.keyboard.press('Enter');
    await page.locator('[data-pinned]').waitFor();
    await page.keyboard.press('Enter');
    await onTile(page, 'Done').waitFor();
    if (part) {
      const spots = page.getByRole('group', { name: 'Meeple placement' });
      for (let digit = 1; (await spots.getByRole('button', { name: new RegExp(`^${part}`), pressed: true }).count()) === 0; ++digit) {
        assert.ok(digit < 6);
        await page.keyboard.press(String(digit));
        await spots.getByRole('button', { pressed: true }).waitFor();
      }
    }
    await page.keyboard.press('Enter');
    await says(page, words[i]);
    // The Next button has the focus.
    await coach(page).locator('button:focus', { hasText: 'Next' }).waitFor();
    await page.keyboard.press('Enter');
  }
  await says(page, 'That is all you need');
  assert.deepEqual(page.complaints, []);
});

test('nothing points elsewhere than the outlined square', async () => {
  for (const step of [1, 2, 3, 4, 5]) {
    const page = await open('match', {}, step);
    const outlined = await aimed(page);
    assert.equal(await page.locator('[data-cursor]').getAttribute('data-cursor'), outlined.join());
    assert.equal(await page.locator('[data-ghost]').count(), 0, 'no preview before the reader points');
    assert.equal(await page.locator('.turn .words').textContent(), 'Press a square to put it there, or drag it');
    await page.mouse.move(...(await page.locator(`[data-place="${outlined}"]`).boundingBox().then(({ x, y }) => [x + 9, y + 9])));
    await page.locator('[data-ghost]').waitFor();
    await page.close();
  }
  const solo = await open('solo');
  await solo.locator('[data-hand=road][aria-pressed=true]').waitFor();
  await solo.locator('[data-ghost]').getByText('+1').waitFor();
});

test('a match by thumb, completely visible on a phone', async () => {
  const page = await open('match', { width: 390, height: 844 });
  const parts = [undefined, /^City/, undefined, undefined, /^Field/];
  for (const [i, part] of parts.entries()) {
    await atMove(page, i + 1);
    await aim(page).waitFor();
    await expectFits(page);
    const [hand, words] = await Promise.all([page.locator('.turn .hand').boundingBox(), coach(page).boundingBox()]);
    assert.ok(words.y >= 0 && hand.y + hand.height <= 844, 'coach, board and hand are in one window');
    assert.ok(await isInSight(page, aim(page)));
    for (const each of await coach(page).getByRole('button').all()) {
      const { width, height } = await each.boundingBox();
      assert.ok(width >= 44 && height >= 44, 'a finger hits it');
    }
    await pin(page, undefined, 'tap');
    await lay(page, part, 'tap');
    await coach(page).getByRole('button', { name: 'Next' }).tap();
  }
  await says(page, 'That is all you need');
  await expectFits(page);
  assert.deepEqual(page.complaints, []);
});

async function put(page, kind, square) {
  await page.locator('.hand').getByRole('button', { name: new RegExp(kind) }).first().click();
  const wanted = square ?? (await aimed(page));
  await page.locator(`[data-place="${wanted[1]},${wanted[0]}"]`).waitFor();
  await pin(page, wanted);
  await onTile(page, 'Place it here').click();
}

test('a solo game by mouse: a road, a city, a chain, a monastery, a new hand', async () => {
  const page = await open('solo');
  await put(page, 'city');
  await says(page, 'That was not the road');
  await takeBack(page);
  await put(page, 'road');
  await says(page, 'One point');
  await next(page, 2);
  await put(page, 'city');
  await says(page, 'Two points');
  await next(page, 3);
  await put(page, 'city');
  await says(page, 'A chain of two');
  await next(page, 4);
  await put(page, 'monastery', [3, 1]);
  await says(page, 'The monastery can score more');
  await takeBack(page);
  await put(page, 'monastery');
  await says(page, 'Six points at once');
  await next(page, 5);
  await says(page, 'Every five moves');
  await button(page, /^Four new tiles/).click();
  await says(page, 'You drew three cities');
  assert.equal(await page.locator('[data-hand=city]').count(), 3);
  await expectClean(page);
  await coach(page).getByRole('button', { name: 'Next' }).click();
  await says(page, 'That is the whole game');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(kept, ['bastide.learn.finished']);
  await coach(page).getByRole('link', { name: 'Play solo' }).click();
  await page.getByRole('heading', { name: 'Solo', level: 1 }).waitFor();
});

test('a puzzle by mouse: five tiles, with any of its solutions', async () => {
  for (const turns of [0, 1]) {
    const page = await open('puzzle');
    const words = ['The first tile is down', 'The roads meet', 'a road and a city are open', 'The road is closed', 'Solved:'];
    for (const [i, each] of words.entries()) {
      await aim(page).waitFor();
      await pin(page);
      if (i < 3 && turns) await onTile(page, 'Rotate').click();
      await onTile(page, 'Place it here').click();
      await says(page, each);
      if (i < 4) await next(page, i + 2);
    }
    await coach(page).getByRole('button', { name: 'Next' }).click();
    await says(page, 'That is all');
    await expectClean(page);
    await page.close();
  }
});

test('a puzzle tile next to the road is undone', async () => {
  const page = await open('puzzle', {}, 4);
  const tiles = await page.locator('[data-aim], rect[data-square]').count();
  const squares = await page.locator('rect[data-square]').evaluateAll((all) => all.map((each) => each.dataset.square.split(',').map(Number)));
  const [column, row] = await aimed(page);
  const [wrongRow, wrongColumn] = squares.find(([y, x]) => x !== column || y !== row);
  await pin(page, [wrongColumn, wrongRow]);
  await onTile(page, 'Place it here').click();
  await says(page, 'The road is still open');
  await takeBack(page);
  assert.equal(await page.locator('[data-aim], rect[data-square]').count(), tiles);
});

test('Skip, Escape and Back leave the lesson, a reload stays, and other games are unchanged', async () => {
  const deck = ['C', 'RRR', 'L'];
  const seats = [{ name: 'Ann', bot: null }, { name: 'Bob', bot: null }];
  const own = [{ id: 'own', match: { version: 1, players: 2, deck, moves: ['C 0 -1 2 cS'] }, played: 1, seats, ranked: false }];
  const page = await studio.openWith({ 'match.games': own }, '#/match');
  await page.locator('[data-tile]').nth(1).waitFor();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  await page.goto(`${studio.base}#/`);
  await page.getByRole('link', { name: 'Learn the rules: Match' }).click();
  await atMove(page, 1);
  assert.equal(await page.title(), 'Learn the game · Bastide');
  await aim(page).waitFor();
  await pin(page);
  // The first Escape removes the tile.
  await page.keyboard.press('Escape');
  await page.locator('[data-pinned]').waitFor({ state: 'detached' });
  await pin(page);
  await lay(page);
  await next(page, 2);
  await page.reload();
  await atMove(page, 2);
  await page.locator('[data-tile]').nth(2).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Ann').first().waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: /Today/ }).waitFor();
  await page.getByRole('link', { name: 'Learn the rules: Match' }).click();
  await atMove(page, 1);
  await page.goBack();
  await page.getByRole('link', { name: 'Learn the rules: Solo' }).click();
  await atMove(page, 1);
  await button(page, 'Skip').click();
  await page.getByRole('heading', { name: 'Solo', level: 1 }).waitFor();
  const after = await page.evaluate(() => ({ ...localStorage }));
  for (const name of Object.keys(kept)) assert.equal(after[name], kept[name], name);
  assert.equal(after['bastide.match.results'], undefined);
  assert.deepEqual(page.complaints, []);
});

test('a lesson is offered on the start page until it is dismissed, next to each game, and in its help', async () => {
  const page = await studio.open('#/', { width: 390, height: 844 });
  await page.getByRole('link', { name: 'Learn the rules: Match' }).waitFor();
  await expectClean(page);
  await expectFits(page);
  await button(page, 'Hide lessons').click();
  await page.getByRole('link', { name: 'Learn the rules: Match' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: /Today/ }).waitFor();
  assert.equal(await page.getByRole('link', { name: 'Learn the rules: Match' }).count(), 0);
  for (const of of ['match', 'solo', 'puzzle']) {
    await page.goto(`${studio.base}#/${of}`);
    await page.locator(`.side a[href="#/learn/${of}"]`).waitFor();
    await page.locator('[role=application]').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('link', { name: 'Learn the rules' }).click();
    await atMove(page, 1);
    await page.goBack();
    await page.locator(`.side a[href="#/learn/${of}"]`).waitFor();
    assert.equal(await page.evaluate(() => location.hash), `#/${of}`);
  }
  assert.deepEqual(page.complaints, []);
});

for (const theme of ['light', 'dark'])
  test(`axe finds no violation, ${theme}`, async () => {
    for (const of of ['match', 'solo', 'puzzle']) await expectClean(await open(of, { theme }));
  });
