// Tests playing puzzles: hints, the list, and the puzzle of the day.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { button, openPuzzle, paste, road, solve, square, tray } from './puzzle.mjs';
import { dayName, expectClean, expectFits, useStudio } from './studio.mjs';

const studio = useStudio();

test('a newcomer solves the first puzzle by keys, it is ticked and stored, and the next one opens', async () => {
  const page = await studio.open('#/puzzle');
  await page.getByRole('heading', { name: 'Brook' }).waitFor();
  await page.getByText('Place the first tile').waitFor();
  for (const key of ['Enter', 'i', 'Enter', 'i', 'Enter', 'i', 'Enter', 'i', 'Enter']) {
    await page.keyboard.press(key);
    if (key === 'i') await page.getByText(/^Hint: /).waitFor();
    else await page.getByText(/^Hint: /).waitFor({ state: 'detached' });
  }
  await tray(page).getByText('Tile 6 of 6').waitFor();
  await page.keyboard.press('i');
  await page.getByText(/^Hint: /).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Solved: every road and every city is closed').waitFor();
  await page.reload();
  await page.getByText('Solved: every road and every city is closed').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 6);
  for (const name of [/^Next puzzle/, 'Start again']) assert.equal(await button(page, name).count(), 1);
  await page.getByRole('button', { name: 'solved Brook 6 tiles' }).waitFor();
  await page.getByText('1 of 19 solved').waitFor();
  await button(page, 'Copy result').click();
  await page.getByText('Result copied').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'Bastide, Brook: solved (6 tiles). 5 hints, 0 tiles undone');
  await expectClean(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('g');
  await page.getByRole('heading', { name: 'Valley' }).waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 0);
});

test('hints have a reason and say when there is no solution, and tiles are undone', async () => {
  const page = await studio.open('#/puzzle');
  await paste(page, road);
  await page.keyboard.press('Enter');
  await page.getByText('1 open end').waitFor();
  await button(page, 'Hint').click();
  await page.getByText('Hint: here it closes 1 open end, and the puzzle can still be solved').waitFor();
  // West of the road's first end, the other end fits field to field, and both stay open.
  await square(page, '1,0').click();
  await page.keyboard.press('Enter');
  await page.getByText('2 open ends').waitFor();
  await button(page, 'Hint').click();
  await page.getByText('There is no solution from here. Undo tiles until only 1 tile is left').waitFor();
  await button(page, 'Undo to tile 1').click();
  await page.getByText('1 open end').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 1);
  await square(page, '1,0').click();
  await page.keyboard.press('Enter');
  await page.getByText('2 open ends').waitFor();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.getByText('All tiles are placed, but there are 2 open ends').waitFor();
  // No tile is in hand, so Enter does nothing.
  await page.keyboard.press('Enter');
  await page.getByText('All tiles are placed, but there are 2 open ends').waitFor();
  assert.equal(await page.locator('g.open').count(), 2);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await page.getByText('1 open end').waitFor();
  assert.equal(await page.locator('[data-tile]').count(), 1);
  await expectClean(page);
});

test('the frames of the board are explained while they are shown', async () => {
  const page = await studio.open('#/puzzle');
  const legend = page.getByText('Green squares: the tile fits there, in dashed ones after rotation. Blue frame: the chosen square.');
  await page.locator('.side').and(page.locator('aside')).filter({ has: legend }).waitFor();
  await button(page, 'Preview').click();
  await page.waitForFunction(() => !document.querySelector('aside.side').textContent.includes('Blue frame'));
});

test('generated puzzles follow from their seed, and an unfinished puzzle continues', async () => {
  const page = await studio.open('#/puzzle');
  await openPuzzle(page, 'Najac');
  await tray(page).getByText('Tile 1 of 8').waitFor();
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.puzzle.plays'))[0].puzzle);
  assert.equal(await kept(), await page.evaluate(() => globalThis.bastide.puzzleMade('easy', 'Najac')));
  await page.getByText('Place the first tile').waitFor();
  await page.keyboard.press('Enter');
  await tray(page).getByText('Tile 2 of 8').waitFor();
  await openPuzzle(page, 'Villefranche');
  await tray(page).getByText('Tile 1 of 12').waitFor();
  await openPuzzle(page, 'Najac');
  await tray(page).getByText('Tile 2 of 8').waitFor();
  await button(page, 'Start again').click();
  await tray(page).getByText('Tile 1 of 8').waitFor();
  await expectClean(page);
});

test('the puzzle of the day is the same for everyone, and streaks are counted', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const before = (days) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
  const solved = [1, 2, 4].map((days) => ({ id: `day/${before(days)}`, date: before(days) }));
  const page = await studio.openWith({ 'puzzle.solved': solved }, '#/puzzle?deal=today');
  await page.getByRole('heading', { name: `Puzzle of ${dayName(day)}` }).waitFor();
  await page.getByText('Puzzle of the day: 2 days in a row').waitFor();
  assert.equal(new URL(page.url()).hash, '#/puzzle');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.puzzle.plays'))[0].puzzle);
  assert.equal(await kept(), await page.evaluate((seed) => globalThis.bastide.puzzleMade('medium', seed), `daily-${day}`));
  await page.getByText('Place the first tile').waitFor();
  await page.keyboard.press('Enter');
  for (let tile = 2; tile <= 12; ++tile) {
    await tray(page).getByText(`Tile ${tile} of 12`).waitFor();
    await page.keyboard.press('i');
    await page.getByText(/^Hint: /).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByText('Puzzle of the day: 3 days in a row').waitFor();
  await button(page, 'Today’s puzzle ✓').waitFor();
});

test('the page speaks German and French', async () => {
  const words = {
    de: ['Rätsel des Tages', 'Bauen', 'Bach'],
    fr: ['Énigme du jour', 'Créer', 'Ruisseau'],
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

test('the page fits a phone, in both themes and all modes', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await studio.open('#/puzzle', { width: 360, height: 740, theme });
    await page.getByText('Place the first tile').waitFor();
    await expectFits(page);
    await square(page, '0,0').tap();
    await page.locator('[data-pinned]').waitFor();
    assert.equal(await page.locator('[data-tile]').count(), 0);
    await page.getByRole('group', { name: 'The tile you are placing' }).getByRole('button', { name: 'Place it here' }).tap();
    await tray(page).getByText('Tile 2 of 6').waitFor();
    await expectFits(page);
    await expectClean(page);
    await solve(page);
    await page.getByLabel('Limit the map size').check();
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
