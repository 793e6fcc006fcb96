// Helpers for the tests of the Puzzle page.
export const button = (page, name) => page.getByRole('button', { name, exact: true });
export const square = (page, at) => page.locator(`rect[data-square="${at}"]`);
export const tray = (page) => page.locator('.tray');

export async function openPuzzle(page, name) {
  const list = page.getByRole('complementary', { name: 'Puzzles' });
  await list.locator('li').first().waitFor({ state: 'attached' });
  await list.locator('details').evaluateAll((all) => all.forEach((each) => (each.open = true)));
  await list.getByRole('button', { name: new RegExp(`(^|solved )${name} `) }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

// A two-tile road and a field next to it: six maps.
export const road = 'tile pasture road pasture pasture\ntile pasture pasture pasture road\ntile pasture pasture pasture pasture\n';

// Puts the puzzle on the table.
export async function paste(page, text) {
  await button(page, 'Make your own').click();
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The puzzle: the north').fill(text);
  await button(page, 'Use this puzzle').click();
  await page.getByRole('heading', { name: 'Your own puzzle' }).waitFor();
}

/** Opens the mode that searches for all solutions. */
export const solve = (page) => button(page, 'All solutions').click();
