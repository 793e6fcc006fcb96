// Tests the Score page with a screen reader: squares describe their content and what fits.
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
