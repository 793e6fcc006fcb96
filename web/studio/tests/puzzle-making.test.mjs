// Tests making, opening and linking puzzles.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { button, paste, road, tray } from './puzzle.mjs';
import { expectClean, useStudio } from './studio.mjs';

const studio = useStudio();

test('tiles are entered by keys alone, and an illegal one says why not', async () => {
  const page = await studio.open('#/puzzle');
  await button(page, 'Make your own').click();
  await button(page, 'Add the first tile').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tile 1: ' }).focus();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Tile 1: north field, east road, south field, west field' }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await page.getByText('This tile is not allowed: with one road side').waitFor();
  assert.equal(await button(page, 'Play it').count(), 0);
  await page.keyboard.press('n');
  await button(page, 'Add a tile').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'west: field' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tile 2: north field, east field, south field, west road' }).waitFor();
  await button(page, 'Find all solutions').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Exactly 1 solution').waitFor();
  await expectClean(page);
});

test('tiles are moved, duplicated and removed, and changes are undone', async () => {
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

test('an error in a file is shown with its line, and nothing is lost', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await button(page, 'Make your own').click();
  await page.getByText('3 tiles', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The puzzle: the north').fill('tile road road pasture pasture\ntile road rod pasture pasture\n');
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

test('a puzzle that replaces another one is taken back with one press, on the board and in the editor', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await button(page, 'Make your own').click();
  await page.getByText('3 tiles', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The puzzle: the north').fill('tile pasture pasture pasture pasture\n');
  await button(page, 'Use this puzzle').click();
  await page.getByRole('status').filter({ hasText: 'Opened the pasted text' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByText('3 tiles', { exact: true }).waitFor();
  await button(page, 'Play').click();
  await tray(page).getByText('Tile 1 of 3').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('a link opens its puzzle, and damaged links and storage give a notice', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await button(page, 'Make your own').click();
  await button(page, 'Copy link').click();
  await page.getByText('Link to this puzzle copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await studio.open(new URL(link).hash);
  await other.getByRole('heading', { name: 'Your own puzzle' }).waitFor();
  await tray(other).getByText('Tile 1 of 3').waitFor();
  const damaged = await studio.open(new URL(link).hash.slice(0, -9));
  await damaged.getByText('This link is damaged').waitFor();
  for (const [name, value, words] of [
    ['tiles', '[[0,1,2]]', 'The puzzle you were making is damaged'],
    ['tiles', '{"', 'The puzzle you were making is damaged'],
    ['plays', '[{"id":"own","puzzle":"tile","rotations":false,"moves":[],"played":0}]', 'cannot be resumed'],
    ['plays', '[{"id":7}]', 'is damaged'],
    ['options', '{"rows":0}', 'The saved options are damaged'],
    ['solved', '[7]', 'The list of solved puzzles is damaged'],
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
