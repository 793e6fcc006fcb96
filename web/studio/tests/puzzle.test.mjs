// The Puzzle page: puzzles played, solved and made; and the same results as the command.
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

const square = (page, at) => page.locator(`rect[data-square="${at}"]`);
const held = (page, at) => page.locator(`[data-held="${at}"]`);

async function openPuzzle(page, name) {
  const list = page.getByRole('complementary', { name: 'Puzzles' });
  await list.locator('li').first().waitFor({ state: 'attached' });
  await list.locator('details').evaluateAll((all) => all.forEach((each) => (each.open = true)));
  await list.getByRole('button', { name: new RegExp(`(^|solved )${name} `) }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

// A road of two tiles and a meadow beside it: six maps.
const road = 'tile pasture road pasture pasture\ntile pasture pasture pasture road\ntile pasture pasture pasture pasture\n';

// Brings the puzzle to the table.
async function paste(page, text) {
  await button(page, 'Make your own').click();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The puzzle: for each tile').fill(text);
  await button(page, 'Use this puzzle').click();
  await page.getByRole('heading', { name: 'Your own puzzle' }).waitFor();
}

async function solve(page) {
  await button(page, 'All solutions').click();
  await button(page, 'Find them').click();
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

test('solutions are found, and looked at one by one', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await solve(page);
  await page.getByText('6 solutions, and no more').waitFor();
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
  await button(page, 'Copy as text').click();
  await page.getByText('This solution is copied').waitFor();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  const lines = command(['solve', '--all_solutions', '--no-art', '-'], road).split('\n').filter((each) => each.startsWith('Solution'));
  assert.equal(line, lines[4]);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the picture').click()]);
  assert.match(readFileSync(await download.path(), 'utf8'), /^<svg|^<\?xml/);
  await expectClean(page);
});

test('a solution is laid tile by tile', async () => {
  const page = await studio.open('#/puzzle');
  await openPuzzle(page, 'Pond');
  await solve(page);
  await button(page, 'Tile by tile').click();
  assert.equal(await page.locator('[data-tile]').count(), 1);
  await button(page, 'One tile on').click();
  await page.locator('[data-tile="2"]').waitFor();
  const steps = page.getByRole('group', { name: 'Tile by tile' });
  await steps.getByRole('button', { name: 'Play' }).click();
  await page.getByText('tile 5 of 5').waitFor();
  await steps.getByRole('button', { name: 'Play' }).waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 5);
  await expectClean(page);
});

test('a puzzle without a solution says so, and one with too many stops in time', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, 'tile road road road road');
  await solve(page);
  await page.getByText('There is no way to lay').waitFor();
  await paste(page, 'tile pasture pasture pasture pasture '.repeat(12));
  await solve(page);
  await page.getByText('The first 10,000 solutions').waitFor();
  await page.getByLabel('Only maps up to a size').check();
  await page.getByLabel('Most rows').fill('2');
  await button(page, 'Find them').click();
  await page.getByText('the largest map allowed has fewer squares').waitFor();
  await page.getByLabel('Most columns').fill('6');
  await button(page, 'Find them').click();
  await page.getByText('1 solution, the only one').waitFor();
  await expectClean(page);
});

test('a search is cancelled at once, and what it found stays', async () => {
  const page = await studio.open('#/puzzle');
  // To find all of its solutions takes millions of nodes, and they are too few to end it by their number.
  await openPuzzle(page, 'Citadel');
  await solve(page);
  await button(page, 'Cancel').click();
  await page.getByText('Stopped at').waitFor();
  await button(page, 'Find them').waitFor();
  await expectClean(page);
});

test('tiles are entered by keys alone, and an illegal one says why', async () => {
  const page = await studio.open('#/puzzle');
  await button(page, 'Make your own').click();
  await button(page, 'Add the first tile').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tile 1: ' }).focus();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Tile 1: north meadow, east road, south meadow, west meadow' }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.getByText('This tile cannot be: with one road side').waitFor();
  assert.equal(await button(page, 'Play it').count(), 0);
  await page.keyboard.press('n');
  await button(page, 'Add a tile').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'west: meadow' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tile 2: north meadow, east meadow, south meadow, west road' }).waitFor();
  await button(page, 'Find all solutions').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Find them').focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 solution, the only one').waitFor();
  await expectClean(page);
});

test('tiles are moved, doubled and removed, and undone', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await button(page, 'Make your own').click();
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

test('a newcomer has a puzzle on the table, and solves it by keys; it is ticked, kept, and the next is opened', async () => {
  const page = await studio.open('#/puzzle');
  await page.getByRole('heading', { name: 'Brook' }).waitFor();
  await page.getByText('Lay the first tile').waitFor();
  for (const key of ['Enter', 'i', 'Enter', 'i', 'Enter', 'i', 'Enter', 'i', 'Enter']) {
    await page.keyboard.press(key);
    if (key === 'i') await page.getByText(/^Hint: /).waitFor();
    else await page.getByText(/^Hint: /).waitFor({ state: 'detached' });
  }
  await page.getByText('Tile 6 of 6').waitFor();
  await page.keyboard.press('i');
  await page.getByText(/^Hint: /).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Solved: every road and every city is closed').waitFor();
  await page.reload();
  await page.getByText('Solved: every road and every city is closed').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 6);
  await page.getByRole('button', { name: 'solved Brook 6 tiles' }).waitFor();
  await page.getByText('1 of 18 solved').waitFor();
  await button(page, 'Copy the result').click();
  await page.getByText('The result is copied').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'Bastide, Brook: solved (6 tiles)');
  await expectClean(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('g');
  await page.getByRole('heading', { name: 'Valley' }).waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 0);
});

test('one click pins a tile, and nothing is laid before it is confirmed', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await square(page, '0,0').click();
  await page.locator('.pinned').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 0);
  // It stays where it is while the mouse goes to the button.
  await button(page, '✓ Lay it ↵').click();
  await page.getByText('1 open end').waitFor();
  await square(page, '0,1').click();
  await held(page, '0,1,0').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.pinned').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-tile]').count(), 1);
  await square(page, '0,1').click();
  await page.keyboard.press('Enter');
  await page.getByText('Everything is closed so far').waitFor();
  // The last is dragged from the tray.
  await page.locator('.tray .next').hover();
  await page.mouse.down();
  await square(page, '1,0').hover();
  await page.mouse.up();
  await held(page, '1,0,0').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Solved').first().waitFor();
  await expectClean(page);
});

test('a tile is turned among what fits, by clicks, the button and keys', async () => {
  const page = await studio.open('#/puzzle');
  // A bend, then a road's end that fits two of its sides, then another.
  await button(page, 'Make your own').click();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The puzzle: for each tile').fill('tile pasture road road pasture\ntile road pasture pasture pasture\ntile road pasture pasture pasture');
  await button(page, 'Use this puzzle').click();
  await page.getByRole('heading', { name: 'Your own puzzle' }).waitFor();
  await button(page, 'Make your own').click();
  await page.getByLabel('Tiles may be turned').check();
  await button(page, 'Play it').click();
  await page.getByRole('heading', { name: 'Your own puzzle' }).waitFor();
  await page.keyboard.press('Enter');
  // Only turned by three quarters does it fit the bend's east: a click has it so, and laid it is as it was shown.
  await square(page, '0,1').click();
  await held(page, '0,1,270').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-tile="2"]').waitFor();
  // To the north of the bend three ways fit: all but the one that shows its road.
  await square(page, '-1,0').click();
  await page.locator('.pinned').waitFor();
  const degrees = async () => (await page.locator('[data-held]').getAttribute('data-held')).split(',')[2];
  const seen = [await degrees()];
  const turns = [
    () => square(page, '-1,0').click(),
    () => button(page, '↻ Turn r').click(),
    () => page.keyboard.press('r'),
  ];
  for (const turn of turns) {
    await turn();
    await page.waitForFunction((before) => document.querySelector('[data-held]').dataset.held.split(',')[2] !== before, seen.at(-1));
    seen.push(await degrees());
  }
  assert.equal(new Set(seen).size, 3);
  assert.equal(seen[3], seen[0]);
  assert.equal(await page.locator('[data-tile]').count(), 2);
  await expectClean(page);
});

test('hints have a reason, and say when no solution goes on; tiles are taken back', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await page.keyboard.press('Enter');
  await page.getByText('1 open end').waitFor();
  await button(page, 'Hint i').click();
  await page.getByText('Hint: here it closes 1 open end, and a solution goes on').waitFor();
  // West of the road's beginning the road's end fits meadow by meadow, and both stay open.
  await square(page, '1,0').click();
  await page.keyboard.press('Enter');
  await page.getByText('2 open ends').waitFor();
  await button(page, 'Hint i').click();
  await page.getByText('No solution continues from here: take a tile back').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.getByText('All tiles lie, but there are 2 open ends').waitFor();
  assert.equal(await page.locator('g.open').count(), 2);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await page.getByText('1 open end').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 1);
  await expectClean(page);
});

test('made puzzles are those of their seed, and a puzzle that was left goes on', async () => {
  const page = await studio.open('#/puzzle');
  await openPuzzle(page, 'Najac');
  await page.getByText('Tile 1 of 8').waitFor();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.puzzle.plays'))[0].puzzle);
  assert.equal(await kept(), await page.evaluate(() => globalThis.bastide.puzzleMade('easy', 'Najac')));
  await page.getByText('Lay the first tile').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Tile 2 of 8').waitFor();
  await openPuzzle(page, 'Villefranche');
  await page.getByText('Tile 1 of 12').waitFor();
  await openPuzzle(page, 'Najac');
  await page.getByText('Tile 2 of 8').waitFor();
  await button(page, 'Start again').click();
  await page.getByText('Tile 1 of 8').waitFor();
  await expectClean(page);
});

test('the puzzle of the day is the same for all, and days in a row are counted', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const before = (days) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
  const solved = [1, 2, 4].map((days) => ({ id: `day/${before(days)}`, date: before(days) }));
  const page = await studio.openWith({ 'puzzle.solved': solved }, '#/puzzle?deal=today');
  const date = new Date(day).toLocaleDateString('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  await page.getByRole('heading', { name: `Puzzle of ${date}` }).waitFor();
  await page.getByText('Puzzle of the day: 2 days in a row').waitFor();
  assert.equal(new URL(page.url()).hash, '#/puzzle');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.puzzle.plays'))[0].puzzle);
  assert.equal(await kept(), await page.evaluate((seed) => globalThis.bastide.puzzleMade('medium', seed), `daily-${day}`));
  await page.getByText('Lay the first tile').waitFor();
  await page.keyboard.press('Enter');
  for (let tile = 2; tile <= 12; ++tile) {
    await page.getByText(`Tile ${tile} of 12`).waitFor();
    await page.keyboard.press('i');
    await page.getByText(/^Hint: /).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByText('Puzzle of the day: 3 days in a row').waitFor();
  await button(page, 'Today’s puzzle ✓').waitFor();
});

test('what is wrong with a file is said with its line, and nothing is lost', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await button(page, 'Make your own').click();
  await page.getByText('3 tiles', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The puzzle: for each tile').fill('tile road road pasture pasture\ntile road rod pasture pasture\n');
  await button(page, 'Use this puzzle').click();
  await page.getByRole('alert').waitFor();
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

test('a link brings the puzzle to the table; damaged links and damaged memory say so', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await button(page, 'Make your own').click();
  await button(page, 'Copy a link').click();
  await page.getByText('link to this puzzle is copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await studio.open(new URL(link).hash);
  await other.getByRole('heading', { name: 'Your own puzzle' }).waitFor();
  await other.getByText('Tile 1 of 3').waitFor();
  const damaged = await studio.open(new URL(link).hash.slice(0, -9));
  await damaged.getByText('This link is damaged').waitFor();
  for (const [name, value, words] of [
    ['tiles', '[[0,1,2]]', 'The puzzle you were making was damaged'],
    ['tiles', '{"', 'The puzzle you were making was damaged'],
    ['plays', '[{"id":"own","puzzle":"tile","rotations":false,"moves":[],"played":0}]', 'cannot go on'],
    ['plays', '[{"id":7}]', 'is damaged'],
    ['options', '{"rows":0}', 'The options kept here were damaged'],
    ['solved', '[7]', 'The list of solved puzzles was damaged'],
  ]) {
    await other.evaluate(([name, value]) => {
      localStorage.clear();
      localStorage.setItem(`bastide.puzzle.${name}`, value);
    }, [name, value]);
    await other.reload();
    await other.getByText(words).waitFor();
    await other.getByRole('heading', { name: 'Brook' }).waitFor();
  }
  await expectClean(other);
});

test('the page speaks German and French', async () => {
  const words = {
    de: ['Rätsel des Tages', 'Bauen', 'Bach'],
    fr: ['Puzzle du jour', 'Créer', 'Ruisseau'],
  };
  for (const [language, [today, make, name]] of Object.entries(words)) {
    const page = await studio.openWith({ language: JSON.stringify(language) }, '#/puzzle');
    await page.reload();
    await page.getByRole('heading', { name }).waitFor();
    await button(page, today).waitFor();
    await button(page, make).click();
    await page.locator('.sheet button').first().click();
    await page.locator('section.editor').waitFor();
    await expectClean(page);
  }
});

test('a phone is wide enough, in both themes and all modes', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await studio.open('#/puzzle', { width: 360, height: 740, theme });
    await page.getByText('Lay the first tile').waitFor();
    await expectFits(page);
    await square(page, '0,0').tap();
    await page.locator('.pinned').waitFor();
    assert.equal(await page.locator('[data-tile]').count(), 0);
    await button(page, '✓ Lay it').tap();
    await page.getByText('Tile 2 of 6').waitFor();
    await expectFits(page);
    await expectClean(page);
    await solve(page);
    await page.getByLabel('Only maps up to a size').check();
    await button(page, 'Find them').click();
    await button(page, 'Tile by tile').click();
    await page.locator('[data-tile]').waitFor();
    await expectFits(page);
    await expectClean(page);
    await paste(page, road);
    await button(page, 'Make your own').click();
    await page.locator('section.editor').waitFor();
    await expectFits(page);
    await expectClean(page);
  }
});
