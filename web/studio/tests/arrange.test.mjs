// Tests the Arrange page: painting a shape by mouse, finger and keys, filling it, cancelling, storing, and opening it on the
// Score page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { command, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const status = (page, text) => page.getByRole('status').filter({ hasText: text }).waitFor();
const square = (page, at) => page.locator(`[data-square="${at}"]`);
const fill = (page) => page.getByRole('button', { name: 'Fill', exact: true }).click();

async function drag(page, from, to) {
  const middle = async (at) => {
    const { x, y, width, height } = await square(page, at).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)));
  await page.mouse.up();
}

test('the 72 tiles fill a rectangle, which the Score page scores and the command reads', async () => {
  const page = await studio.open('#/arrange');
  await status(page, 'Paint a shape');
  await expectClean(page);
  await page.getByRole('button', { name: 'Draw a heart' }).click();
  await page.getByText('56 squares', { exact: true }).waitFor();
  await page.getByText('To erase, start on').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('Drag here').waitFor();
  await page.getByRole('button', { name: 'Draw rectangle' }).click();
  await page.getByText('72 squares', { exact: true }).waitFor();
  await page.getByLabel('Allow leftover tiles').uncheck();
  await fill(page);
  await status(page, 'Filled in');
  await expectClean(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON' }).click();
  const text = readFileSync(await (await downloading).path(), 'utf8');
  const { score } = JSON.parse(command(['score', '--json'], text));
  await page.getByRole('link', { name: 'Open on the Score page' }).click();
  await page.getByText('on 72 tiles').waitFor();
  assert.equal(await page.locator('.total strong').textContent(), String(score));
  const laid = JSON.parse(text).flat().map(String);
  const turns = (five) => [0, 1, 2, 3].map((turn) => [...five.slice(turn, 4), ...five.slice(0, turn), five[4]].join());
  const kind = (five) => turns(five.split(',')).sort()[0];
  assert.equal(laid.length, 72);
  assert.equal(new Set(laid.map(kind)).size, 19, 'all kinds are used');
});

test('a filled shape is still filled when the reader comes back, until it is changed', async () => {
  const page = await studio.open('#/arrange');
  await page.getByRole('button', { name: 'Draw a heart' }).click();
  await fill(page);
  await status(page, 'Filled in');
  const toScore = page.getByRole('link', { name: 'Open on the Score page' });
  const address = await toScore.getAttribute('href');
  await page.goto(`${studio.base}#/tally`);
  await page.goto(`${studio.base}#/arrange`);
  await toScore.waitFor();
  assert.equal(await toScore.getAttribute('href'), address);
  await page.reload();
  await toScore.waitFor();
  await expectClean(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await toScore.waitFor({ state: 'detached' });
});

test('the best map is found and proved, and a cancelled search keeps the best so far', async () => {
  const page = await studio.open('#/arrange');
  const rectangle = async (rows, columns) => {
    await page.getByLabel('Rows', { exact: true }).fill(String(rows));
    await page.getByLabel('Columns', { exact: true }).fill(String(columns));
    await page.getByRole('button', { name: 'Draw rectangle' }).click();
  };
  const points = page.locator('.side p').getByText(/^\d+ points$/);
  await page.getByLabel('Any number of each').check();
  await page.getByLabel(/^Find/).selectOption('points');
  await rectangle(3, 3);
  await fill(page);
  await status(page, 'no map is better');
  await points.getByText('58 points').waitFor();
  await page.getByRole('button', { name: 'Find another map just as good' }).waitFor();
  await expectClean(page);
  // The question and its goal are restored, but the result is not.
  await page.reload();
  await page.getByText('9 squares', { exact: true }).waitFor();
  assert.equal(await page.getByLabel(/^Find/).inputValue(), 'points');
  assert.equal(await points.count(), 0);
  // A search for the largest city of 8 × 9 squares would take too long.
  await page.getByLabel('The 72 tiles in the box').check();
  await page.getByLabel(/^Find/).selectOption('city');
  await rectangle(8, 9);
  await fill(page);
  await page.getByText(/^A complete city of \d+ tiles \(outlined in blue\)$/).waitFor({ timeout: 120_000 });
  await page.getByText(/^No map can do better than \d+\.$/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await status(page, 'the best map so far');
  await page.locator('.laid .shown').waitFor({ state: 'attached' });
  await expectClean(page);
});

test('impossible counts are reported without a search', async () => {
  const page = await studio.open('#/arrange');
  await page.getByRole('button', { name: 'Draw rectangle' }).click();
  await page.getByLabel('Allow leftover tiles').uncheck();
  await page.getByLabel('Border').selectOption('field');
  await fill(page);
  await status(page, 'Counting proves it');
  await page.getByLabel(/^Find/).selectOption('closed');
  await fill(page);
  await status(page, 'Counting proves it');
  assert.deepEqual(page.complaints, []);
});

test('a stroke paints or erases, a drag draws a rectangle, and each is one undo step', async () => {
  const page = await studio.open('#/arrange');
  await drag(page, '2,2', '2,6');
  await page.getByText('5 squares', { exact: true }).waitFor();
  await drag(page, '2,4', '2,5');
  await page.getByText('3 squares', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
  await drag(page, '4,1', '7,3');
  await page.getByText('15 squares', { exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('3 squares', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('3 squares', { exact: true }).waitFor();
  // The steps survive a reload as well.
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByText('15 squares', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('3 squares', { exact: true }).waitFor();
  const takeBack = (words) => page.getByRole('status').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click();
  await page.locator('form button').click();
  await page.getByText('72 squares', { exact: true }).waitFor();
  await takeBack('replaced by a rectangle');
  await page.getByText('3 squares', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('0 squares', { exact: true }).waitFor();
  await takeBack('The sheet is empty');
  await page.getByText('3 squares', { exact: true }).waitFor();
  assert.deepEqual(page.complaints, []);
});

test('keys alone paint a shape and fill it', async () => {
  const page = await studio.open('#/arrange');
  await page.getByRole('application').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('3 squares', { exact: true }).waitFor();
  await page.getByText('row 2, column 2: in the shape').waitFor();
  await page.getByRole('button', { name: 'Fill', exact: true }).focus();
  await page.keyboard.press('Enter');
  await status(page, 'Filled in');
  await page.locator('.laid path').first().waitFor({ state: 'attached' });
  // The result disappears with its shape.
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.laid').waitFor({ state: 'detached' });
  await expectClean(page);
});

test('impossible shapes are proved, bad questions are explained, and a long search can be cancelled', async () => {
  const page = await studio.open('#/arrange');
  const rectangle = async (rows, columns) => {
    await page.getByLabel('Rows', { exact: true }).fill(String(rows));
    await page.getByLabel('Columns', { exact: true }).fill(String(columns));
    await page.getByRole('button', { name: 'Draw rectangle' }).click();
  };
  const count = async (tile, number) => {
    await page.getByLabel(`Count of tile ${tile}:`).fill(String(number));
    await page.getByLabel(`Count of tile ${tile}:`).press('Enter');
  };
  await rectangle(3, 3);
  await page.getByLabel('Custom counts').check();
  for (let tile = 3; tile <= 19; ++tile) await count(tile, 0);
  await count(1, 9);
  await count(2, 9);
  await page.getByLabel('Border').selectOption('field');
  // Closed roads cover an even number of squares.
  await fill(page);
  await status(page, 'cannot fill this shape');
  await page.getByLabel('Allow leftover tiles').uncheck();
  await fill(page);
  await page.getByRole('alert').getByText('Too many tiles: 18 tiles for 9 squares').waitFor();
  // An odd number again, which the solver does not notice.
  await count(1, 500);
  await count(2, 500);
  await page.getByLabel('Allow leftover tiles').check();
  await rectangle(25, 25);
  await fill(page);
  await page.getByText(/Searching, [1-9]/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await status(page, 'cancelled');
  await rectangle(72, 72);
  await page.getByRole('alert').getByText('1024').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('every record opens with the value that it claims', async () => {
  const page = await studio.open('#/arrange');
  const list = JSON.parse(readFileSync(source('examples/records/records.json'), 'utf8'));
  const names = page.locator('.side li button');
  await names.first().waitFor();
  assert.equal(await names.count(), list.length);
  for (const [i, { file, kind, name, points }] of list.entries()) {
    const title = await names.nth(i).locator('span').first().textContent();
    await names.nth(i).click();
    await page.getByRole('status').getByText(title).waitFor();
    if (kind === 'map') {
      assert.equal(command(['score', source(`examples/records/${file}`)]).trim(), String(points));
      await page.locator('.total strong').getByText(String(points), { exact: true }).waitFor();
      const isAboutOne = name === 'largestCity' || name === 'longestRoad';
      await page.locator('.drawing > .shown').waitFor({ state: isAboutOne ? 'attached' : 'detached' });
      assert.equal(await page.getByText('The area of this record is outlined in blue').count(), isAboutOne ? 1 : 0);
    } else {
      await page.getByRole('button', { name: 'Last move' }).click();
      await page.locator('[data-score="0"] .points').getByText(String(points), { exact: true }).waitFor();
    }
    assert.equal(await page.getByRole('alert').count(), 0);
    await page.goBack();
  }
  assert.deepEqual(page.complaints, []);
});

test('a finger paints on a phone, in every language and both themes', async () => {
  for (const [language, theme, name] of [['en', 'light', 'Fill'], ['de', 'dark', 'Füllen'], ['fr', 'light', 'Remplir']]) {
    const page = await studio.openWith({ language: JSON.stringify(language) }, '#/arrange', { width: 360, height: 740, theme });
    await page.reload();
    await page.locator(`html[lang=${language}]`).waitFor();
    await square(page, '3,3').tap();
    await square(page, '3,4').tap();
    await page.getByRole('button', { name, exact: true }).click();
    await page.locator('.laid path').first().waitFor({ state: 'attached' });
    await expectFits(page);
    await expectClean(page);
  }
});

test('the sheet has the height of a phone in landscape, and the width of one in portrait', async () => {
  for (const [width, height] of [[844, 390], [390, 844]]) {
    const page = await studio.open('#/arrange', { width, height });
    const sheet = await page.getByRole('application').boundingBox();
    assert.ok(sheet.y + sheet.height <= height + 1, `${sheet.y} ${sheet.height}`);
    const side = await square(page, '0,0').boundingBox().then((box) => box.width);
    assert.ok(side >= 24, `${side}`);
    await page.getByRole('button', { name: 'Draw a heart' }).click();
    await page.getByText('56 squares', { exact: true }).waitFor();
    await expectFits(page);
  }
});

test('tiles appear one by one, and damaged storage gives an empty sheet', async () => {
  const page = await studio.openWith({ 'arrange.shape': '["#","##"]', 'arrange.question': '{"from":"bag"}' }, '#/arrange', { reducedMotion: 'no-preference' });
  await page.getByText('0 squares', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Draw rectangle' }).click();
  await page.evaluate(() => {
    globalThis.seen = new Set();
    new MutationObserver(() => globalThis.seen.add(document.querySelectorAll('.laid > g[transform]').length)).observe(document.body, { childList: true, subtree: true });
  });
  await fill(page);
  await page.waitForFunction(() => globalThis.seen.size > 3, undefined, { timeout: 60_000 });
  await page.locator('.laid .drawing > g[fill]').first().waitFor({ state: 'attached' });
  assert.equal(await page.locator('.laid .b-table').isVisible(), false, 'the sheet is seen around the map');
  assert.deepEqual(page.complaints, []);
});
