// The Puzzle page: enter, solve, try by hand; and the same results as the command.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { command, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const path = (name) => source(`examples/puzzle/${name}.txt`);
const textOf = (name) => readFileSync(path(name), 'utf8');
const button = (page, name) => page.getByRole('button', { name, exact: true });

async function openExample(page, name) {
  await page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
  await button(page, 'Solve it').waitFor();
}

// A road of two tiles and a meadow beside it: six maps.
const road = 'tile pasture road pasture pasture\ntile pasture pasture pasture road\ntile pasture pasture pasture pasture\n';

async function paste(page, text) {
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The puzzle: for each tile').fill(text);
  await button(page, 'Use this puzzle').click();
}

test('the page solves as the command does, to the byte', async () => {
  const page = await studio.open('#/puzzle');
  const solve = (text, options) =>
    page.evaluate(([text, options]) => globalThis.bastide.puzzleSolveText(text, options), [text, options]);
  const plain = { rotations: false, rows: 0, columns: 0, limit: 10000 };
  for (const [name, rotations] of [
    ['pond', false], ['pond', true], ['valley', false], ['old-town', false],
    ['crossroads', false], ['crossroads', true], ['labyrinth', true],
  ]) {
    const flags = rotations ? ['--allow_rotations'] : [];
    const ours = await solve(textOf(name), { ...plain, rotations });
    assert.ok(ours === command(['solve', '--json', '--all_solutions', ...flags, path(name)]), `${name}, ${flags}`);
  }
  const sized = await solve(textOf('pond'), { ...plain, rotations: true, rows: 2, columns: 3 });
  assert.equal(sized, command(['solve', '--json', '--all_solutions', '--allow_rotations', '--board_dimensions', '2', '3', path('pond')]));
  const first = await solve(textOf('valley'), { ...plain, limit: 1 });
  assert.equal(first, command(['solve', '--json', path('valley')]));
  assert.deepEqual(page.complaints, []);
});

test('pictures and lines are those of the command, to the byte', async () => {
  const page = await studio.open('#/puzzle');
  const folder = mkdtempSync(join(tmpdir(), 'bastide-'));
  const lines = command(['solve', '--all_solutions', '--no-art', '--svg', folder, path('valley')]).split('\n');
  const [svgs, said] = await page.evaluate(async (text) => {
    const { bastide } = globalThis;
    const solutions = await bastide.puzzleSolve(text, { rotations: false, rows: 0, columns: 0, limit: 10000 });
    return [
      await Promise.all(solutions.map((each) => bastide.puzzlePicture(text, each, 'reader'))),
      await Promise.all(solutions.map((each) => bastide.puzzleLine(text, each))),
    ];
  }, textOf('valley'));
  assert.ok(svgs.length > 0);
  svgs.forEach((svg, i) => assert.equal(svg, readFileSync(join(folder, `solution-${i + 1}.svg`), 'utf8')));
  const printed = lines.filter((line) => line.startsWith('Solution: '));
  assert.deepEqual(said, printed.map((line) => `${line}\n`));
  rmSync(folder, { recursive: true });
});

test('a thousand tiles are solved', async () => {
  const page = await studio.open('#/puzzle');
  const row = ['tile pasture road pasture pasture', ...Array(998).fill('tile pasture road pasture road'), 'tile pasture pasture pasture road'];
  const solutions = await page.evaluate(
    (text) => globalThis.bastide.puzzleSolve(text, { rotations: false, rows: 0, columns: 0, limit: 2 }),
    row.join('\n'),
  );
  assert.equal(solutions.length, 1);
  assert.equal(solutions[0].columns, 1000);
});

test('an example is solved, and its solutions looked at one by one', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await button(page, 'Solve it').click();
  await button(page, 'Solve now').click();
  await page.getByText('6 solutions, all there are').waitFor();
  const pager = page.getByRole('group', { name: 'Solutions' });
  await pager.getByText('1 of 6').waitFor();
  await page.locator('.drawing > g').first().waitFor();
  await button(page, 'Next solution').click();
  await pager.getByText('2 of 6').waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('End');
  await pager.getByText('6 of 6').waitFor();
  assert.ok(await button(page, 'Next solution').isDisabled());
  await page.keyboard.press('ArrowLeft');
  await pager.getByText('5 of 6').waitFor();
  await button(page, 'Copy the line').click();
  await page.getByText('line of this solution is copied').waitFor();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  const lines = command(['solve', '--all_solutions', '--no-art', '-'], road).split('\n').filter((each) => each.startsWith('Solution'));
  assert.equal(line, lines[4]);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the SVG').click()]);
  assert.match(readFileSync(await download.path(), 'utf8'), /^<svg|^<\?xml/);
  await expectClean(page);
});

test('a solution is laid tile by tile', async () => {
  const page = await studio.open('#/puzzle');
  await openExample(page, 'Pond');
  await button(page, 'Solve it').click();
  await button(page, 'Solve now').click();
  await button(page, 'Tile by tile').click();
  assert.equal(await page.locator('[data-tile]').count(), 1);
  await button(page, 'One tile on').click();
  await page.locator('[data-tile="2"]').waitFor();
  await button(page, 'Play').click();
  await page.getByText('tile 5 of 5').waitFor();
  await button(page, 'Play').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 5);
  await expectClean(page);
});

test('a puzzle without a solution says so, and one with too many stops in time', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, 'tile road road road road');
  await button(page, 'Solve it').click();
  await button(page, 'Solve now').click();
  await page.getByText('There is no way to lay').waitFor();
  await button(page, 'Enter').click();
  await paste(page, 'tile pasture pasture pasture pasture '.repeat(12));
  await button(page, 'Solve it').click();
  await button(page, 'Solve now').click();
  await page.getByText('The first 10,000 solutions').waitFor();
  await page.getByLabel('Only maps up to a size').check();
  await page.getByLabel('Most rows').fill('2');
  await button(page, 'Solve now').click();
  await page.getByText('the largest map allowed has fewer squares').waitFor();
  await page.getByLabel('Most columns').fill('6');
  await button(page, 'Solve now').click();
  await page.getByText('1 solution, the only one').waitFor();
  await expectClean(page);
});

test('a search is cancelled at once, and what it found stays', async () => {
  const page = await studio.open('#/puzzle');
  // To find all of its solutions takes millions of nodes, and they are too few to end it by their number.
  await openExample(page, 'Citadel');
  await button(page, 'Solve it').click();
  await button(page, 'Solve now').click();
  await button(page, 'Cancel').waitFor();
  await button(page, 'Cancel').click();
  await page.getByText('Stopped at').waitFor();
  await button(page, 'Solve now').waitFor();
  await expectClean(page);
});

test('tiles are entered by keys alone, and an illegal one says why', async () => {
  const page = await studio.open('#/puzzle');
  await button(page, 'Enter the first tile').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tile 1: ' }).focus();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Tile 1: north pasture, east road, south pasture, west pasture' }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.getByText('This tile is not legal: with one road side').waitFor();
  assert.equal(await button(page, 'Solve it').count(), 0);
  await button(page, 'Try by hand').click();
  await page.getByText('Tile 1 is not legal: with one road side').waitFor();
  await button(page, 'Enter').click();
  await page.getByRole('button', { name: 'Tile 1: ' }).focus();
  await page.keyboard.press('n');
  await button(page, 'Add a tile').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'west: pasture' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tile 2: north pasture, east pasture, south pasture, west road' }).waitFor();
  await button(page, 'Solve it').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Solve now').focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 solution, the only one').waitFor();
  await expectClean(page);
});

test('tiles are moved, doubled and removed, and undone', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  const names = async () => (await page.locator('ol button.tile').evaluateAll((all) => all.map((each) => each.ariaLabel)));
  await page.getByRole('button', { name: 'Tile 1: ' }).waitFor();
  await button(page, 'Later').click();
  assert.match((await names())[1], /^Tile 2: .*east road/);
  await button(page, 'Duplicate').click();
  assert.equal((await names()).length, 4);
  await button(page, 'Remove').click();
  await button(page, 'Remove').click();
  assert.equal((await names()).length, 2);
  for (let i = 0; i < 4; ++i) await page.keyboard.press('Control+z');
  assert.match((await names())[0], /^Tile 1: .*east road/);
  await expectClean(page);
});

test('a try by hand: wrong contacts are marked and said, a solution is said, and a reload keeps it', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await button(page, 'Try it by hand').click();
  const board = page.getByRole('application');
  await page.getByText('3 tiles to lay').waitFor();
  await board.focus();
  await page.keyboard.press('Enter');
  await page.getByText('2 tiles to lay').waitFor();
  await page.getByText('1 road side and 0 city sides open').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByText('1 tile to lay').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await page.getByText('2 tiles to lay').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('0 road sides and 0 city sides open').waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByText('Solved: every road and every city is closed').waitFor();
  await page.reload();
  await page.getByText('Solved: every road and every city is closed').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 3);
  await expectClean(page);
});

test('wrong contacts are marked on the table and listed', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await button(page, 'Try it by hand').click();
  const square = (at) => page.locator(`rect[data-square="${at}"]`);
  // The first by dragging, the others by a press.
  await page.locator('.tray .next').hover();
  await page.mouse.down();
  await square('0,0').hover();
  await page.mouse.up();
  await square('0,1').waitFor();
  await square('0,-1').click();
  await page.getByText('1 tile to lay').waitFor();
  await square('0,1').click();
  await page.getByText('Tile 3 shows pasture to the west, where tile 1 shows road').waitFor();
  assert.equal(await page.locator('g.wrong').count(), 1);
  await expectClean(page);
});

test('a hint goes on to a solution, and says when there is none', async () => {
  const page = await studio.open('#/puzzle');
  await openExample(page, 'Crossroads');
  await button(page, 'Try it by hand').click();
  const square = (at) => page.locator(`rect[data-square="${at}"]`);
  await square('0,0').click();
  for (let tile = 2; tile <= 12; ++tile) {
    await page.getByText(`Tile ${tile} of 12`).waitFor();
    await button(page, 'Hint').click();
    await page.getByText(`Tile ${tile} can go to`).waitFor();
    await page.getByRole('application').focus();
    await page.keyboard.press('Enter');
  }
  await page.getByText('Solved: every road and every city is closed').waitFor();
  const other = await studio.open('#/puzzle');
  await paste(other, road);
  await button(other, 'Try it by hand').click();
  await other.locator('rect[data-square="0,0"]').click();
  await other.locator('rect[data-square="1,0"]').click();
  await other.getByText('1 tile to lay').waitFor();
  await button(other, 'Hint').click();
  await other.getByText('No solution continues from here').waitFor();
});

test('what is wrong with a file is said with its line, and nothing is lost', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await page.getByText('3 tiles', { exact: true }).waitFor();
  await paste(page, 'tile road road pasture pasture\ntile road rod pasture pasture\n');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  assert.equal(await page.locator('ol button.tile').count(), 3);
  await page.getByText("line 2: the east side must be road, city or pasture").waitFor();
  assert.equal(await page.locator('ol button.tile').count(), 3);
  const file = join(mkdtempSync(join(tmpdir(), 'bastide-')), 'bad.txt');
  writeFileSync(file, 'tile city road city city\n\ntile road city pasture pasture\n');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Open …' }).click()]);
  await chooser.setFiles(file);
  await page.getByText('line 3: the tile is not legal').waitFor();
  const dropped = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    carried.items.add(new File(['tile city pasture pasture pasture\nTile'], 'dropped.txt'));
    return carried;
  });
  await page.dispatchEvent('.page', 'drop', { dataTransfer: dropped });
  await page.getByText("line 2: expected 'tile'").waitFor();
  await expectClean(page);
});

test('a link brings the puzzle back; damaged links and damaged memory say so', async () => {
  const page = await studio.open('#/puzzle');
  await openExample(page, 'Labyrinth');
  await button(page, 'Copy a link').click();
  await page.getByText('link to this puzzle is copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await studio.open(new URL(link).hash);
  // The examples to begin with are gone once the puzzle is there.
  await button(other, 'Enter the first tile').waitFor({ state: 'detached' });
  await other.getByText('16 tiles').waitFor();
  const damaged = await studio.open(new URL(link).hash.slice(0, -9));
  await damaged.getByText('This link is damaged').waitFor();
  for (const [name, value, words] of [
    ['tiles', '[[0,1,2]]', 'The puzzle kept here was damaged'],
    ['tiles', '{"', 'The puzzle kept here was damaged'],
    ['hand', '{"of":"","laid":[[0,0,45]]}', 'The tiles laid by hand were damaged'],
    ['options', '{"rows":0}', 'The options kept here were damaged'],
  ]) {
    await other.evaluate(([name, value]) => {
      localStorage.clear();
      localStorage.setItem(`bastide.puzzle.${name}`, value);
    }, [name, value]);
    await other.reload();
    await other.getByText(words).waitFor();
    await button(other, 'Enter the first tile').waitFor();
  }
  await expectClean(other);
});

test('a phone is wide enough, in both themes and all modes', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await studio.open('#/puzzle', { width: 360, height: 740, theme });
    await expectFits(page);
    await openExample(page, 'Valley');
    await expectFits(page);
    await expectClean(page);
    await button(page, 'Solve it').click();
    await page.getByLabel('Only maps up to a size').check();
    await button(page, 'Solve now').click();
    await button(page, 'Tile by tile').click();
    await page.locator('[data-tile]').waitFor();
    await expectFits(page);
    await expectClean(page);
    await button(page, 'Try by hand').click();
    await page.locator('rect[data-square="0,0"]').click();
    await page.getByText('8 tiles to lay').waitFor();
    await expectFits(page);
    await expectClean(page);
  }
});
