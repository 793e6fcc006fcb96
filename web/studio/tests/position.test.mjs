// Tests the Position page and positions as text on other pages: building by mouse and keys, errors of the library, playing on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { command, expectClean, expectFits, useStudio } from './studio.mjs';

const studio = useStudio();

const start = 'players 2; tiles RCr 0 0 0; scores 0 0; turn 0';
const later = 'players 3; tiles RCr 0 0 0, LR 1 0 1 m 0, RFr -1 0 0 rE 1, C 0 -1 2; scores 12 4 7; turn 1; hand CcRr';

async function open(text = start, options = {}) {
  const page = await studio.openWith({ 'position.text': JSON.stringify(text) }, '#/position', options);
  await page.locator('[data-tile]').first().waitFor();
  return page;
}
const text = (page) => page.getByLabel('The position as text').textContent();
const waitForText = (page, wanted) =>
  page.waitForFunction((wanted) => document.querySelector('.side [aria-label="The position as text"]')?.textContent === wanted, wanted);
const button = (page, name) => page.getByRole('button', { name, exact: true });
const tray = (page, tile) => page.locator(`[data-tray="${tile}"]`);
const place = (page, x, y) => page.locator(`[data-place="${x},${y}"]`);
/** A record as a parameter of a link. */
const packed = (match) => deflateRawSync(JSON.stringify(match)).toString('base64url');
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Presses a point of a tile, in hundredths of its square. */
async function pressTile(page, x, y, right = 50, down = 50) {
  const { x: left, y: top, width, height } = await page.locator(`[data-tile^="${x},${y},"]`).boundingBox();
  await page.mouse.click(left + (width * right) / 100, top + (height * down) / 100);
}

test('one click places a tile, more clicks rotate it, and only the rest of the box is offered', async () => {
  const page = await open();
  await tray(page, 'L').getByText('4').waitFor();
  await tray(page, 'Rr').click();
  await place(page, 1, 0).hover();
  await page.locator('[data-ghost^="1,0,"]').waitFor();
  await place(page, 1, 0).click();
  await waitForText(page, 'players 2; tiles RCr 0 0 0, Rr 1 0 0; scores 0 0; turn 0');
  await tray(page, 'Rr').getByText('8').waitFor();
  await pressTile(page, 1, 0);
  await waitForText(page, 'players 2; tiles RCr 0 0 0, Rr 1 0 1; scores 0 0; turn 0');
  await tray(page, 'Cccc+').click();
  await place(page, 0, -1).click();
  await waitForText(page, 'players 2; tiles RCr 0 0 0, Rr 1 0 1, Cccc+ 0 -1 0; scores 0 0; turn 0');
  // There is only one.
  assert.ok(await tray(page, 'Cccc+').isDisabled());
  await page.locator('[data-place]').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await waitForText(page, 'players 2; tiles RCr 0 0 0, Rr 1 0 1; scores 0 0; turn 0');
  await page.reload();
  await page.locator('[data-tile="1,0,Rr,1"]').waitFor();
  await expectClean(page);
});

test('the heading says what the page is for, and a position that replaces another one is taken back with one press', async () => {
  const page = await open(later);
  await page.getByRole('heading', { name: 'Set up a position', level: 1 }).waitFor();
  assert.equal(await page.locator('h1').count(), 1);
  await page.goto(`${studio.base}#/position?text=${deflateRawSync(start).toString('base64url')}`);
  await waitForText(page, start);
  await page.getByRole('status').filter({ hasText: 'Opened from the link' }).getByRole('button', { name: 'Undo' }).click();
  await waitForText(page, later);
  await button(page, 'Start over').click();
  await waitForText(page, start);
  await page.getByRole('status').filter({ hasText: 'A new position' }).getByRole('button', { name: 'Undo' }).click();
  await waitForText(page, later);
  await expectClean(page);
});

test('a press on a feature puts a meeple there, and the score counts it', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Meeple of Wren' }).click();
  for (const [at, meeple, projected] of [
    [[50, 8], 'cN', '1'],
    [[20, 50], 'rE', '1'],
    [[50, 85], 'fER', '0'],
  ]) {
    await pressTile(page, 0, 0, ...at);
    await waitForText(page, `players 2; tiles RCr 0 0 0 ${meeple} 1; scores 0 0; turn 0`);
    assert.equal(await page.locator('[data-player="1"] .projected').textContent(), projected);
  }
  await pressTile(page, 0, 0, 50, 85);
  await waitForText(page, start);
  // A tile that completes the city returns the meeple.
  await pressTile(page, 0, 0, 50, 8);
  await waitForText(page, 'players 2; tiles RCr 0 0 0 cN 1; scores 0 0; turn 0');
  await page.getByText('If the game ended now: 0 : 1').click();
  await page.locator('.side ol button', { hasText: 'city' }).waitFor();
  await tray(page, 'C').click();
  await place(page, 0, -1).click();
  await waitForText(page, 'players 2; tiles RCr 0 0 0, C 0 -1 2; scores 0 0; turn 0');
  await page.getByRole('button', { name: 'Meeple of Wren' }).click();
  await pressTile(page, 0, 0, 50, 8);
  await page.getByRole('alert').getByText('the city is complete, so its meeples have returned').waitFor();
  await expectClean(page);
});

test('a position is built by keys alone', async () => {
  const page = await open();
  await tray(page, 'L').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell').first().waitFor();
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await waitForText(page, 'players 2; tiles RCr 0 0 0, L 0 1 0; scores 0 0; turn 0');
  await page.getByRole('group', { name: 'Chosen: a monastery' }).getByRole('button', { name: 'Monastery' }).click();
  await waitForText(page, 'players 2; tiles RCr 0 0 0, L 0 1 0 m 0; scores 0 0; turn 0');
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press('Delete');
  await waitForText(page, start);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Delete');
  await page.getByText('the first tile of a position is RCr on 0 0, not rotated').waitFor();
  await expectClean(page);
});

test('points, turn, tile in hand, rules and remaining tiles are set, and impossible ones explained', async () => {
  const page = await open();
  await page.getByLabel('Points of player 2').fill('31');
  await page.getByLabel('Points of player 2').press('Enter');
  await page.getByRole('radio', { name: 'Wren is to move' }).check();
  const hand = page.getByRole('group', { name: 'Tile in hand' });
  await hand.locator('use').first().waitFor();
  await hand.getByRole('button', { name: 'a monastery', exact: true }).click();
  await hand.waitFor({ state: 'hidden' });
  await waitForText(page, 'players 2; tiles RCr 0 0 0; scores 0 31; turn 1; hand L');
  await page.getByText('Players and rules').click();
  await page.getByRole('combobox', { name: 'Players', exact: true }).selectOption('3');
  await page.getByLabel('Player 3: person or bot').selectOption('Jay');
  await page.getByText('Edition rules').click();
  await page.getByLabel('Two-tile city').selectOption('2 points');
  await waitForText(page, 'players 3, small_city 2; tiles RCr 0 0 0; scores 0 31 0; turn 1; hand L');
  await page.getByText('Remaining tiles: 70').click();
  await page.getByLabel('Remaining: a monastery', { exact: true }).fill('9');
  await page.getByLabel('Remaining: a monastery', { exact: true }).press('Enter');
  await page.getByRole('alert').getByText('the position has too many tiles L: the box has 4').waitFor();
  await page.getByLabel('Remaining: a monastery', { exact: true }).fill('1');
  await page.getByLabel('Remaining: a monastery', { exact: true }).press('Enter');
  await page.getByText('Remaining tiles: 68').waitFor();
  assert.match(await text(page), /; left L 1, /);
  await expectClean(page);
});

test('a text is pasted, copied and linked, and errors give the column', async () => {
  const page = await open();
  await button(page, 'Paste …').click();
  const field = page.locator('#pasted');
  await field.fill('players 2; tiles RCr 0 0 0, L 0 -1 0');
  await button(page, 'Use this position').click();
  await page.getByRole('alert').getByText(/^!?\s*column 29: there is a city/).waitFor();
  await field.fill(later.replace('; ', ';\n '));
  await button(page, 'Use this position').click();
  await waitForText(page, later);
  await page.getByText('As text or file').click();
  await button(page, 'Copy text').click();
  await page.getByText('Position copied').waitFor();
  assert.equal(await clipboard(page), later);
  await button(page, 'Copy link').click();
  await page.getByText('Link to this position copied').waitFor();
  const other = await studio.open(new URL(await clipboard(page)).hash);
  await other.locator('[data-tile="0,-1,C,2"]').waitFor();
  assert.equal(await text(other), later);
  await expectClean(other);
});

test('a game from here is a normal game: the mover of the position moves, and the game is saved', async () => {
  const page = await open('players 2; tiles RCr 0 0 0; scores 3 5; turn 1; hand L; left RFr 1, RRR 1');
  await page.getByLabel('Player 2: person or bot').selectOption('Person');
  await button(page, 'Play from here').click();
  await page.waitForURL(/#\/match$/);
  await page.locator('[data-score="1"][aria-current]').waitFor();
  assert.deepEqual(await page.locator('.scores .points').allTextContents(), ['3', '5']);
  for (const key of ['n', 'Enter', '1', 'Enter']) await page.keyboard.press(key);
  await page.locator('[data-meeple$=",1"]').waitFor();
  const saved = await page.evaluate(() => JSON.parse(localStorage['bastide.match.games'])[0]);
  assert.equal(saved.played, 1);
  assert.match(saved.match.position, /^players 2; tiles RCr 0 0 0; scores 3 5; turn 1; hand L; left /);
  // The command reads the same game.
  assert.match(command(['match', 'replay', '--json'], JSON.stringify(saved.match)), /"turns"/);
  await page.getByText('On other pages').click();
  await page.getByRole('button', { name: 'Copy position' }).click();
  await page.getByText('Position copied').waitFor();
  assert.match(await clipboard(page), /^players 2; tiles RCr 0 0 0, L [-\d]+ [-\d]+ 0 m 1; scores 3 5; turn 0; hand (RFr|RRR); left (RFr|RRR) 1$/);
  await page.getByRole('button', { name: 'Edit the position' }).click();
  await page.waitForURL(/#\/position/);
  await page.locator('[data-meeple$=",1"]').waitFor();
  await expectClean(page);
});

test('a game from a position is reviewed, and tried from a turn by the player to move there', async () => {
  const deck = ['RFr', 'RRR'];
  const match = { version: 1, players: 2, position: 'players 2; tiles RCr 0 0 0; turn 1; hand L; left RFr 1, RRR 1', deck, moves: ['L 0 1 0 m', 'RFr 1 0 0 rE'] };
  const page = await studio.open(`#/review?match=${packed(match)}&turn=1`);
  await page.getByText('Player 2 placed a monastery').first().waitFor();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await page.getByText('Player 1 placed a straight road').first().waitFor();
  await expectClean(page);
  const other = await studio.open(`#/match?try=${packed({ ...match, moves: [] })}`);
  await other.locator('[data-score="1"][aria-current]').waitFor();
  const [{ seats }] = await other.evaluate(() => JSON.parse(localStorage['bastide.match.games']));
  assert.deepEqual(seats.map(({ bot }) => bot), ['hard', null]);
});

test('the best moves are ranked with points and win probabilities, and drawn on the board', async () => {
  const page = await open('players 2; tiles RCr 0 0 0 cN 0; scores 0 0; turn 0; hand C; left L 1');
  await button(page, 'Best moves').click();
  const moves = page.getByRole('region', { name: 'Best moves' }).getByRole('listitem');
  await moves.first().waitFor();
  assert.match(await moves.first().textContent(), /^A\s*Completes a city for 4 points.*best.*\d+%$/);
  assert.match(await moves.nth(1).textContent(), /^B.*−\d+\.\d.*\d+%$/);
  await page.getByRole('status').getByText(/^A: completes a city for 4 points.*Win probability \d+%\.$/).waitFor();
  assert.equal(await page.locator('[data-option="A"] .tile').count(), 1);
  assert.equal(await page.locator('[data-option]').count(), await moves.count());
  // One move alone.
  await moves.nth(1).getByRole('button').click();
  await page.getByRole('status').getByText(/^B: /).waitFor();
  assert.equal(await page.locator('[data-option="A"] .tile').count(), 0);
  assert.equal(await page.locator('[data-option="B"] .tile').count(), 1);
  await expectClean(page);
  // Another position has other moves.
  await page.getByLabel('Points of player 1').fill('3');
  await page.getByLabel('Points of player 1').press('Enter');
  await page.locator('[data-option]').first().waitFor({ state: 'detached' });
});

test('a position as text opens on the first page and in a match', async () => {
  const page = await studio.open('#/');
  await page.getByText('You can also paste or drop it here').waitFor();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, later);
  await page.locator('[data-tile="0,-1,C,2"]').waitFor();
  assert.equal(await text(page), later);
  const match = await studio.open('#/match');
  await match.locator('[data-tile]').first().waitFor();
  const chooser = match.waitForEvent('filechooser');
  await match.getByRole('button', { name: 'Open …' }).click();
  await (await chooser).setFiles({ name: 'position.txt', mimeType: 'text/plain', buffer: Buffer.from(later + '\n') });
  await match.locator('[data-tile="0,-1,C,2"]').waitFor();
  await match.locator('[data-score="1"][aria-current]').waitFor();
  await match.locator('.said').filter({ hasText: /’s turn$/ }).waitFor();
  await expectClean(match);
});

test('the page fits a phone, in both themes and all languages', async () => {
  for (const [width, height, theme, locale] of [[390, 844, 'light', 'en'], [360, 640, 'dark', 'de'], [360, 640, 'light', 'fr'], [844, 390, 'dark', 'fr']]) {
    const context = await studio.context({ viewport: { width, height }, colorScheme: theme, locale, hasTouch: true, reducedMotion: 'reduce' });
    const page = await studio.openWith({ 'position.text': JSON.stringify(later) }, '#/position', { context });
    await page.locator('[data-tile]').first().waitFor();
    await expectFits(page);
    await tray(page, 'RFr').tap();
    await page.locator('[data-place]').first().tap();
    await page.locator('[data-tile*="RFr"]').nth(1).waitFor();
    await expectFits(page);
    await expectClean(page);
  }
});

// One of the built-in problems (examples/match/problems.json).
const early =
  'players 2; tiles RCr 0 0 0, L 0 1 0 m 0, CcRr 0 -1 2 cE 1, RFr 1 0 0 rE 0, L 1 1 0 m 1, L 0 2 0 m 0, Rr 2 1 3, RFr -1 1 1, ' +
  'Rr 2 2 2, RRR -1 2 1, Rr -2 2 3 rE 1, CFC 0 3 1, Cc 1 -1 0, Rr -1 0 3, CcRr -1 3 2 cE 1, RCr 1 3 3; scores 4 0; turn 1; hand Rr';

test('a position with one best move becomes a problem of one’s own', async () => {
  const page = await open(early);
  await button(page, 'Save as problem').click();
  await page.getByText('Saved as your problem 1').waitFor();
  await page.getByRole('link', { name: 'Solve it' }).click();
  await page.locator('.verdict').getByText(/^Problem 1 of 1, rated \d+$/).waitFor();
  await page.locator('[data-tile="0,1,L,0"]').waitFor();
  // It is saved once.
  await page.goto(`${studio.base}#/position`);
  await button(page, 'Save as problem').click();
  await page.getByText('Saved as your problem 1').waitFor();
  const without = await open(`${start}; hand RFr; left -`);
  await button(without, 'Save as problem').click();
  await without.getByText('No move is at least a point better than all others').waitFor();
  await expectClean(without);
});

test('a position begins with any tile if the rules draw the start tile', async () => {
  const page = await open();
  await page.getByText('Players and rules').click();
  await page.getByText('The position begins with the start tile.').waitFor();
  const shuffled = await open('players 2, start shuffled; tiles RCr 0 0 0; scores 0 0; turn 0');
  await shuffled.getByText('Players and rules').click();
  await shuffled.getByRole('combobox', { name: 'First tile' }).selectOption('L');
  await waitForText(shuffled, 'players 2, start shuffled; tiles L 0 0 0; scores 0 0; turn 0');
  await expectClean(shuffled);
});
