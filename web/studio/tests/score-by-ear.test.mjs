// Tests the Score page with a screen reader: squares describe their content and what fits, and a pinned tile survives a
// reload.
import { test } from 'node:test';
import { expectClean, useStudio } from './studio.mjs';

const studio = useStudio();
const tile = (page, name) => page.getByRole('group', { name: 'All tiles' }).getByRole('button', { name }).first();

test('a map is built by roles and names alone, and squares describe their content and what fits', async () => {
  const page = await studio.open('#/score');
  const cell = (name) => page.getByRole('grid', { name: 'Map' }).getByRole('gridcell', { name, exact: true });
  await cell('row 1, column 1: place the first tile').waitFor();
  await page.getByRole('button', { name: 'monastery', exact: true }).click();
  await cell('row 1, column 1: free, your tile fits').focus();
  await page.keyboard.press('Enter');
  await page.getByText('on 1 tile').waitFor();
  await cell('row 1, column 1: monastery').waitFor();
  await cell('row 1, column 2: free, your tile fits').waitFor();
  await cell('row 0, column 0: empty').waitFor();
  await tile(page, /^north city, east city, south city, west city/).click();
  await cell('row 1, column 2: free, your tile does not fit').focus();
  await expectClean(page);
  await page.keyboard.press('ArrowLeft');
  await cell('row 1, column 1: monastery').and(page.locator(':focus')).waitFor();
});

test('a pinned tile survives a reload, on an empty map and next to tiles', async () => {
  const page = await studio.open('#/score');
  await tile(page, /^north (field|road), east (field|road), south \1, west \2$/).click();
  const held = page.locator('.held.pinned');
  for (const [at, count] of [['0,0', 1], ['0,1', 2]]) {
    await page.locator(`[data-square="${at}"]`).click();
    await page.locator(`.held.pinned[data-held="${at}"]`).waitFor();
    await page.reload();
    await page.locator(`.held.pinned[data-held="${at}"]`).waitFor();
    await page.getByRole('grid').getByRole('gridcell', { name: /your tile is here for now: / }).waitFor();
    await page.getByRole('group', { name: 'The tile you are placing' }).getByRole('button', { name: 'Place it here' }).click();
    await page.getByText(`on ${count} tile`).waitFor();
    await held.waitFor({ state: 'detached' });
  }
  await page.reload();
  await page.getByText('on 2 tiles').waitFor();
  await page.locator('.drawing > g').first().waitFor();
  await held.waitFor({ state: 'detached' });
});
