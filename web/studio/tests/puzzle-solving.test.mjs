// Tests finding all solutions of a puzzle, with the same results as the command.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { button, openPuzzle, paste, road, solve } from './puzzle.mjs';
import { command, expectClean, source, useStudio } from './studio.mjs';

const studio = useStudio();
const path = (name) => source(`examples/puzzle/${name}.txt`);
const textOf = (name) => readFileSync(path(name), 'utf8');

test('solutions equal the command’s byte for byte', async () => {
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

test('pictures and lines equal the command’s byte for byte', async () => {
  const page = await studio.open('#/puzzle');
  const folder = mkdtempSync(join(tmpdir(), 'bastide-'));
  const lines = command(['solve', '--all-solutions', '--no-art', '--svg-folder', folder, path('valley')]).split('\n');
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

test('solutions are found and shown one by one', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await solve(page);
  await page.getByText('6 solutions in all').waitFor();
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
  await page.getByText('Solution copied').waitFor();
  const line = await page.evaluate(() => navigator.clipboard.readText());
  const lines = command(['solve', '--all_solutions', '--no-art', '-'], road).split('\n').filter((each) => each.startsWith('Solution'));
  assert.equal(line, lines[4]);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the picture').click()]);
  assert.match(readFileSync(await download.path(), 'utf8'), /^<svg|^<\?xml/);
  await expectClean(page);
});

test('a solution is shown tile by tile', async () => {
  const page = await studio.open('#/puzzle');
  await openPuzzle(page, 'Pond');
  await solve(page);
  await button(page, 'Tile by tile').click();
  assert.equal(await page.locator('[data-tile]').count(), 1);
  await button(page, 'Next tile').click();
  await page.locator('[data-tile="2"]').waitFor();
  const steps = page.getByRole('group', { name: 'Tile by tile' });
  await steps.getByRole('button', { name: 'Play' }).click();
  await page.getByText('tile 5 of 5').waitFor();
  await steps.getByRole('button', { name: 'Play' }).waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 5);
  await expectClean(page);
});

test('a puzzle without a solution says so, and one with too many stops at the limit', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, 'tile road road road road');
  await solve(page);
  await page.getByText('There is no way to place').waitFor();
  await paste(page, 'tile pasture pasture pasture pasture '.repeat(12));
  await solve(page);
  await page.getByText('These are the first 10,000 solutions').waitFor();
  await page.getByLabel('Limit the map size').check();
  await page.getByLabel('Maximum rows').fill('2');
  await page.keyboard.press('Enter');
  await page.getByText('the largest map allowed has fewer squares').waitFor();
  await page.getByLabel('Maximum columns').fill('6');
  await page.keyboard.press('Enter');
  await page.getByText('Exactly 1 solution').waitFor();
  await expectClean(page);
});

test('a search is cancelled at once, and what it found stays', async () => {
  const page = await studio.open('#/puzzle');
  // It has too few solutions to reach the limit, and the search takes two seconds. Cancel is pressed inside the page, because
  // on a busy machine the search might end before a press from outside arrives.
  await openPuzzle(page, 'Citadel');
  const cancelled = page.evaluate(() => new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const cancel = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel');
      if (!cancel) return;
      observer.disconnect();
      cancel.click();
      resolve();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }));
  await solve(page);
  await cancelled;
  await page.getByText('Stopped after').waitFor();
  await button(page, 'Find').waitFor();
  await expectClean(page);
});
