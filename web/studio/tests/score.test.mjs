// Tests the Score page: building, opening, highlighting and sharing, with the same results as the command.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { command, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const examples = ['first-map', 'hole-in-the-wall', 'river-valley'].map((name) => `examples/landscape/${name}.json`);
const total = (page) => page.locator('.total strong').textContent();

test('scores equal the command’s byte for byte', async () => {
  const page = await studio.open('#/score');
  for (const path of examples) {
    const text = readFileSync(source(path), 'utf8');
    const ask = (method) => page.evaluate(([method, text]) => globalThis.bastide[method](text), [method, text]);
    assert.equal(await ask('landscapeScoreText'), command(['score', '--json', '--features', source(path)]));
    assert.equal(await ask('landscapeCompleteText'), command(['complete', '--json', source(path)]));
    const svg = await page.evaluate((text) => globalThis.bastide.landscapeDraw(text, 'reader'), text);
    assert.equal(svg, command(['score', '--draw', 'svg', source(path)]));
  }
  assert.deepEqual(page.complaints, []);
});

test('an example opens with its features and survives a reload', async () => {
  const page = await studio.open('#/score');
  await page.getByRole('button', { name: 'First map' }).click();
  await page.locator('.total').waitFor();
  assert.equal(await total(page), '18');
  assert.deepEqual(await page.locator('.side thead th').allTextContents(), ['complete', 'open', 'number', 'points', 'number', 'points']);
  const points = (await page.locator('.side li button > strong').allTextContents()).map(Number);
  assert.deepEqual(points, [...points].sort((one, other) => other - one));
  await page.locator('.side li button').first().hover();
  assert.equal(await page.locator('.drawing > g.shown').count(), 1);
  await page.reload();
  await page.locator('.total').waitFor();
  assert.equal(await total(page), '18');
  await expectClean(page);
  // The steps to undo survive it as well.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Place the first tile' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.locator('.total').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('a map that replaces another one is taken back with one press', async () => {
  const page = await studio.open('#/score');
  await page.getByRole('button', { name: 'First map' }).click();
  await page.locator('.total').waitFor();
  const first = await total(page);
  const notice = (words) => page.getByRole('status').filter({ hasText: words }).getByRole('button', { name: 'Undo' });
  const isFirst = () => page.waitForFunction((points) => document.querySelector('.total strong')?.textContent === points, first);
  await page.getByLabel('Open an example').selectOption('River valley');
  await notice('Opened River valley').click();
  await isFirst();
  await page.getByRole('button', { name: 'Clear the map' }).click();
  await notice('The map is cleared').click();
  await isFirst();
  // A record from the Arrange page.
  await page.goto(`${studio.base}#/arrange`);
  await page.getByRole('button', { name: /^Largest closed map/ }).click();
  await page.waitForURL(/#\/score/);
  await notice('Largest closed map: 71 tiles. It replaces your map').click();
  await isFirst();
  await expectClean(page);
});

test('a map is built by keys alone', async () => {
  const page = await studio.open('#/score');
  const tile = page.getByRole('button', { name: 'monastery', exact: true });
  await tile.focus();
  await page.keyboard.press('Enter');
  const board = page.getByRole('application');
  await board.focus();
  await page.keyboard.press('Enter');
  await page.locator('.total').waitFor();
  assert.equal(await total(page), '1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('on 2 tiles').waitFor();
  assert.equal(await total(page), '4', 'two monasteries that see each other');
  await page.keyboard.press('Delete');
  await page.getByText('on 1 tile').waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('on 2 tiles').waitFor();
  await expectClean(page);
});

test('a dragged tile is placed only where it fits', async () => {
  const page = await studio.open('#/score');
  const tray = (name) => page.getByRole('button', { name, exact: true });
  const drag = async (tile, square) => {
    const from = await tile.boundingBox();
    const to = await page.locator(`[data-square="${square}"]`).boundingBox();
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.locator('.ghost path').first().waitFor({ state: 'attached' });
    await page.mouse.up();
  };
  await drag(tray('monastery'), '0,0');
  await page.getByText('on 1 tile').waitFor();
  await drag(tray('north city, east city, south city, west city'), '0,1');
  await page.getByText('does not fit there').waitFor();
  await drag(tray('monastery'), '0,1');
  await page.getByText('on 2 tiles').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('one click places a tile, and more clicks rotate it', async () => {
  const page = await studio.open('#/score');
  const tiles = () => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.score.map')));
  const at = async ([row, column]) => {
    const map = await tiles();
    return map.rows[row - map.top][column - map.left].slice(0, 4).join('');
  };
  await page.getByRole('button', { name: 'north city, east field, south field, west field', exact: true }).click();
  const square = (at) => page.locator(`[data-square="${at}"]`);
  await square('0,0').click();
  await page.getByText('on 1 tile').waitFor();
  await square('-1,0').hover();
  await page.locator('[data-held="-1,0"]').waitFor();
  await square('0,1').click();
  await page.getByText('on 2 tiles').waitFor();
  const seen = [await at([0, 1])];
  // Presses the cursor's square, or another one at this distance from it in squares.
  const press = async (right = 0, options = {}) => {
    const { x, y, width, height } = await page.locator('[data-cursor]').boundingBox();
    await page.mouse.click(x + (right + 0.5) * width, y + height / 2, options);
  };
  const turns = [
    () => press(),
    () => page.locator('.side').getByRole('button', { name: 'Rotate' }).click(),
    () => press(0, { button: 'right' }),
    () => page.keyboard.press('r'),
  ];
  for (const turn of turns) {
    await turn();
    await page.waitForFunction((before) => {
      const { rows, top, left } = JSON.parse(localStorage.getItem('bastide.score.map'));
      return rows[0 - top][1 - left].slice(0, 4).join('') !== before;
    }, seen.at(-1));
    seen.push(await at([0, 1]));
  }
  // The city may not touch the field to the west.
  assert.deepEqual(new Set(seen), new Set(['2000', '0200', '0020']));
  await expectClean(page);
  // The first click on another tile only selects it.
  await press(-1);
  await page.getByRole('heading', { name: 'The tile at row 1, column 1' }).waitFor();
  assert.equal(await at([0, 0]), '2000');
  await page.keyboard.press('Control+z');
  await page.waitForFunction((before) => {
    const { rows, top, left } = JSON.parse(localStorage.getItem('bastide.score.map'));
    return rows[0 - top][1 - left].slice(0, 4).join('') === before;
  }, seen.at(-2));
  assert.deepEqual(page.complaints, []);
});

test('an error in a map is shown with its location, and nothing is lost', async () => {
  const page = await studio.open('#/score');
  await page.getByRole('button', { name: 'First map' }).click();
  await page.getByText('on 6 tiles').waitFor();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The map as JSON').fill('[\n [[0,0,0,0,0],[0,3,0,0,0]]\n]');
  await page.getByRole('button', { name: 'Use this map' }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  assert.match(await alert.textContent(), /line 2, column \d+: row 1, column 2/);
  assert.equal(await total(page), '18');
  await expectClean(page);
});

test('a link restores the map, and a damaged one gives an error', async () => {
  const page = await studio.open('#/score');
  await page.getByRole('button', { name: 'River valley' }).click();
  await page.getByText('on 40 tiles').waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link to this map copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await studio.open(new URL(link).hash);
  await other.getByText('on 40 tiles').waitFor();
  assert.equal(await total(other), await total(page));
  const damaged = await studio.open(new URL(link).hash.slice(0, -9));
  await damaged.getByText('This link is damaged').waitFor();
  const cut = await studio.open('#/score?map=');
  await cut.getByText('This link is damaged').waitFor();
});

test('no number of a row or column is on a square where tiles fit', async () => {
  const page = await studio.open('#/score');
  await page.getByRole('button', { name: 'First map' }).click();
  await page.locator('.drawing text').first().waitFor();
  const boxes = (selector) => page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  const [numbers, holes] = await Promise.all(['.drawing .b-label text', '.hole'].map(boxes));
  assert.ok(numbers.length > 4 && holes.length > 4);
  const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  for (const number of numbers) assert.ok(!holes.some((hole) => meet(number, hole)));
});

test('the help names the squares as they look', async () => {
  const page = await studio.open('#/score');
  await page.getByRole('button', { name: 'First map' }).click();
  const help = page.locator('.tray .head');
  await help.getByText('a marked square').waitFor();
  await page.getByRole('button', { name: 'monastery', exact: true }).click();
  await help.getByText('a green square').waitFor();
  await page.locator('.hole.ready').first().waitFor();
});

test('on a phone the map has most of the height, with its score below it', async () => {
  const page = await studio.open('#/score', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'First map' }).click();
  await page.locator('.foot').getByText('18 points').waitFor();
  const { y, height } = await page.getByRole('application').boundingBox();
  assert.ok(height > 844 / 2, `${height}`);
  const tray = await page.locator('.tray').boundingBox();
  assert.ok(tray.y >= y + height && tray.y + tray.height <= 844);
});

test('nothing moves when a tile is chosen', async () => {
  for (const size of [{ width: 390, height: 844 }, { width: 1280, height: 800 }]) {
    const page = await studio.open('#/score', size);
    await page.getByRole('button', { name: 'First map' }).click();
    await page.locator('.total').waitFor();
    // Measured from the board, because a press may scroll the page.
    const places = () =>
      page.evaluate(() => {
        const [board, ...others] = ['[role=application]', '.tray .tile', '.side li'].map((each) => document.querySelector(each).getBoundingClientRect());
        return [board.height, ...others.map(({ y }) => y - board.y)];
      });
    const before = await places();
    await page.getByRole('button', { name: 'monastery', exact: true }).click();
    await page.locator('.hole.ready').first().waitFor();
    assert.deepEqual(await places(), before);
    // To a square with a tile, and to one without.
    for (const key of ['ArrowUp', 'ArrowDown']) {
      await page.getByRole('application').press(key);
      assert.deepEqual((await places())[2], before[2]);
    }
  }
});

test('the page fits a phone, in both themes', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await studio.open('#/score', { width: 360, height: 740, theme });
    await page.getByRole('button', { name: 'First map' }).click();
    await page.locator('.total').waitFor();
    await expectFits(page);
    await expectClean(page);
  }
});

// 30 rows of 30 straight roads from west to east, a map too large for SVG.
const large = { rows: Array.from({ length: 30 }, () => Array(30).fill([0, 1, 0, 1, 0])), top: 0, left: 0 };
const painted = (page) => page.locator('canvas[data-painted=true]').waitFor();
/** The colour of the canvas at the middle of a square, while the whole map is shown. */
const colourAt = (page, row, column) =>
  page.evaluate(
    ([row, column]) => {
      const canvas = document.querySelector('[role=application] canvas');
      const side = Math.min(canvas.width, canvas.height) / (30 + 3.2);
      const x = canvas.width / 2 + (column - 14.5) * side;
      const y = canvas.height / 2 + (row - 14.5) * side;
      const one = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      one.drawImage(canvas, -Math.round(x), -Math.round(y));
      return [...one.getImageData(0, 0, 1, 1).data];
    },
    [row, column],
  );

test('a large map is painted on a canvas without an element per tile, and shows its features', async () => {
  const page = await studio.openWith({ 'score.map': large }, '#/score');
  await painted(page);
  assert.equal(await page.locator('.total').textContent().then((text) => /on 900 tiles/.test(text)), true);
  assert.equal(await page.locator('.drawing').count(), 0);
  const [, , , opacity] = await colourAt(page, 3, 3);
  assert.equal(opacity, 255);
  const before = await colourAt(page, 3, 3);
  // From the list …
  await page.locator('.side li button').nth(3).hover();
  await page.waitForFunction(() => document.querySelector('canvas').dataset.shown === '3');
  await painted(page);
  assert.notDeepEqual(await colourAt(page, 3, 3), before, 'the fourth row is lit');
  // … and from the map.
  const board = await page.getByRole('application').boundingBox();
  const side = Math.min(board.width, board.height) / 33.2;
  await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2 + (5 - 14.5) * side);
  await page.locator('.side li button.shown').waitFor();
  assert.equal(await page.locator('.side li button').nth(5).getAttribute('class').then((all) => /shown/.test(all)), true);
  await expectClean(page);
});

test('a tile is removed from a large map and placed again, and the saved picture equals the command’s', async () => {
  const page = await studio.openWith({ 'score.map': large }, '#/score');
  await painted(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('Delete');
  await page.getByText('on 899 tiles').waitFor();
  // The next frame shows it.
  for (let frame = 0; frame < 300 && (await colourAt(page, 0, 0))[3] !== 0; ++frame)
    await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.equal((await colourAt(page, 0, 0))[3], 0, 'nothing lies there');
  await page.keyboard.press('Control+z');
  await page.getByText('on 900 tiles').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG', exact: true }).click();
  const svg = readFileSync(await (await saved).path(), 'utf8');
  assert.equal(svg.match(/<use href="#b-tile-/g).length, 900);
});
