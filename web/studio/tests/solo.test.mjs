// Tests the Solo page: playing, undo, the end, replays and sharing, with the same games as the command.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { command, dayName, expectClean, expectFits, expectPlacesForFingers, isInSight, source, useStudio, watchFlights } from './studio.mjs';

const studio = useStudio();

const empty = { version: 1, size: 11, roads: 'plain', dealer: 'weighted', chain_bonus: 'per-city', seed: 'monday', moves: [] };
const play = (game, more = {}) => ({ id: 'kept', game, played: game.moves.length, ranked: false, daily: null, ...more });

const openWith = (kept, hash = '#/solo', options = {}) => studio.openWith(kept, hash, options);

/** A game that the command played with a bot. */
function recorded(seed, options = [], bot = 'greedy') {
  const folder = join(mkdtempSync(join(tmpdir(), 'solo-')), 'games');
  command(['solo', 'run', '--bot', bot, '--games', '1', '--seed', seed, '--record', folder, ...options]);
  const path = join(folder, 'game-0.json');
  const text = readFileSync(path, 'utf8');
  rmSync(join(folder, '..'), { recursive: true });
  return text;
}

const waitForScore = (page, points) => page.locator('.now strong, .score strong', { hasText: new RegExp(`^${points}$`) }).waitFor();
const waitForTiles = (page, count) => page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, count);
const tiles = (page) => page.locator('[data-tile]').count();

/** Names of the tiles in the hand. */
const handOf = (page) =>
  page.locator('.hand .tile').evaluateAll((all) => all.map((each) => each.dataset.hand));

const pinned = (page, row, column) => page.locator(`[data-cursor="${column},${row}"][data-pinned]`);
const onTile = (page) => page.getByRole('group', { name: 'The tile you are placing' });

/** Points at a square, checks the chosen tile's points, pins the tile and places it. */
async function point(page, row, column) {
  const box = await page.locator(`[data-place="${row},${column}"]`).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(`[data-ghost="${row},${column}"]`).waitFor();
  await page.mouse.down();
  await page.mouse.up();
  await pinned(page, row, column).waitFor();
  await onTile(page).getByRole('button', { name: 'Place it here' }).click();
}

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Places the first tile that fits on the first possible square. */
async function placeAny(page) {
  const before = await tiles(page);
  for (const key of ['1', '2', '3', '4']) {
    await page.keyboard.press(key);
    if ((await page.locator('.hand .tile').nth(Number(key) - 1).getAttribute('class')).includes('useless')) continue;
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await waitForTiles(page, before + 1);
    return;
  }
  await page.keyboard.press('d');
  await page.getByText('Four new tiles', { exact: true }).first().waitFor();
}

test('replays equal the command’s byte for byte', async () => {
  const page = await studio.open('#/solo');
  const games = [
    readFileSync(source('examples/solo/small.json'), 'utf8'),
    recorded('parity'),
    recorded('parity', ['--roads', 'directed', '--dealer', 'bag', '--size', '9']),
    recorded('parity', ['--dealer', 'streak', '--chain-bonus', 'pairwise', '--size', '7']),
  ];
  for (const text of games) {
    const ask = (method) => page.evaluate(([method, text]) => globalThis.bastide[method](text), [method, text]);
    assert.equal(await ask('soloReplayText'), command(['solo', 'replay', '--json'], text));
    assert.equal(await ask('soloSaveText'), text.replace(/\n*$/, '\n'));
  }
  assert.deepEqual(page.complaints, []);
});

test('a hint is the same for the same game, and can be played', async () => {
  const page = await studio.open('#/solo');
  const hint = () => page.evaluate((game) => globalThis.bastide.soloHint({ game, played: 0, ranked: false }, 400), empty);
  const move = await hint();
  assert.deepEqual(await hint(), move);
  const file = JSON.stringify({ ...empty, moves: [move] });
  const played = JSON.parse(command(['solo', 'replay', '--json'], file));
  assert.deepEqual(played.steps[0].move, move);
});

test('the same seed deals the same tiles as in the terminal', async () => {
  const text = recorded('same', ['--size', '5']);
  const game = JSON.parse(text);
  const replayed = JSON.parse(command(['solo', 'replay', '--json'], text));
  const page = await openWith({ 'solo.games': [play({ ...game, moves: [] })] });
  let placed = 1;
  for (const [i, { place }] of game.moves.entries()) {
    assert.deepEqual(await handOf(page), replayed.steps[i].hand, `hand before move ${i}`);
    if (!place) {
      await page.keyboard.press('d');
    } else {
      await page.keyboard.press(String(place[0] + 1));
      await page.locator(`[data-place="${place[1]},${place[2]}"]`).waitFor();
      await point(page, place[1], place[2]);
      await waitForTiles(page, ++placed);
    }
    await waitForScore(page, replayed.steps[i].score);
  }
  await page.getByText(`Game over: ${replayed.end}`).waitFor();
  assert.equal(await page.locator('.over .total').textContent(), String(replayed.score));
});

test('a game by keys alone is undone and redone, and survives a reload', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] });
  for (let i = 0; i < 3; ++i) await placeAny(page);
  const score = await page.locator('.now strong').textContent();
  await page.keyboard.press('u');
  await waitForTiles(page, 3);
  await page.reload();
  await waitForTiles(page, 3);
  await page.keyboard.press('U');
  await waitForTiles(page, 4);
  await waitForScore(page, score);
  await page.keyboard.press('i');
  await page.getByRole('status').getByText(/^Hint: (\w+ here, \+\d+|four new tiles)\. (It|They) did best in simulated games/).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.waitForFunction(() => document.querySelectorAll('[data-place], [data-ghost]').length === 0);
  await page.keyboard.press('v');
  await page.locator('[data-place]').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('next, previous square').waitFor();
  await expectClean(page);
  await page.setViewportSize({ width: 800, height: 360 });
  const [dialog, back] = await Promise.all([page.getByRole('dialog'), page.getByRole('button', { name: 'Back to the game' })].map((each) => each.boundingBox()));
  assert.ok(back.y >= dialog.y && back.y + back.height <= dialog.y + dialog.height, 'the button is in sight');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('d');
  await page.getByText('Not yet: four new tiles in 2 turns').waitFor();
  await expectClean(page);
});

test('a key pressed the moment the help closes is not lost', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  // The browser moves the focus out of a closed dialog only when it draws the page.
  await page.evaluate(() => {
    document.querySelector('dialog[open]').close();
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true }));
  });
  await page.getByText(/^Not yet: four new tiles in \d+ turns$/).waitFor();
  await expectClean(page);
});

test('an illegal square says why', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] });
  const hand = await page.evaluate(async (game) => (await globalThis.bastide.soloView(game)).hand.map((tile) => tile.kind), empty);
  await page.keyboard.press(String(hand.indexOf('road') + 1));
  for (let i = 0; i < 3; ++i) await page.keyboard.press('h');
  await page.locator('.here', { hasText: 'Row 6, column 3: free, your tile does not fit' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Not here: a road must go next to a road', { exact: true }).waitFor();
  assert.equal(await tiles(page), 1);
});

test('a tile dragged from the hand is pinned on its square, or goes back', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] });
  await page.locator('[data-place="4,5"]').waitFor();
  const from = await page.locator('.hand .tile').first().boundingBox();
  const to = await page.locator('[data-place="4,5"]').boundingBox();
  const drag = async (x, y) => {
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 60, { steps: 4 });
    await page.mouse.move(x, y, { steps: 4 });
    await page.locator('.dragged').waitFor();
    await page.mouse.up();
    await page.locator('.dragged').waitFor({ state: 'detached' });
  };
  await drag(to.x + to.width / 2, to.y + to.height / 2);
  await pinned(page, 4, 5).waitFor();
  assert.equal(await tiles(page), 1);
  await drag(from.x + 20, from.y + 300);
  await page.locator('[data-pinned]').waitFor({ state: 'detached' });
  await drag(to.x + to.width / 2, to.y + to.height / 2);
  await pinned(page, 4, 5).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-tile^="4,5,"]').waitFor();
  await waitForTiles(page, 2);
});

test('a pinned tile stays while the mouse moves and after a reload, and is removed', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] });
  await page.locator('[data-place="4,5"] rect').click();
  await pinned(page, 4, 5).waitFor();
  await page.locator('[data-place="6,5"] rect').hover();
  await page.locator('.hand .tile').first().hover();
  await pinned(page, 4, 5).waitFor();
  await page.reload();
  await pinned(page, 4, 5).waitFor();
  await page.locator('[data-place="6,5"] rect').click();
  await pinned(page, 6, 5).waitFor();
  await expectClean(page);
  await onTile(page).getByRole('button', { name: 'Remove it' }).click();
  await page.locator('[data-pinned]').waitFor({ state: 'detached' });
  assert.equal(await tiles(page), 1);
});

test('a finger sees the points before it places', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] }, '#/solo', { width: 360, height: 740 });
  const place = page.locator('[data-place="4,5"] rect');
  await expectPlacesForFingers(place);
  await place.tap();
  await pinned(page, 4, 5).waitFor();
  assert.equal(await tiles(page), 1);
  await place.tap();
  assert.equal(await tiles(page), 1);
  await onTile(page).getByRole('button', { name: 'Place it here' }).tap();
  await waitForTiles(page, 2);
  await button(page, 'Show all').tap();
  assert.ok(await isInSight(page, page.locator('.frame')));
});

test('undo in a field undoes typing and no move', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] });
  await placeAny(page);
  await page.getByText('Choose size, roads').click();
  await page.getByLabel('Seed', { exact: true }).pressSequentially('typed');
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => [...document.querySelectorAll('input')].every((each) => each.value !== 'typed'));
  assert.equal(await tiles(page), 2);
  await page.getByLabel('Seed', { exact: true }).blur();
  await page.keyboard.press('Control+z');
  await waitForTiles(page, 1);
  await page.keyboard.press('Control+Shift+Z');
  await waitForTiles(page, 2);
});

test('the end shows the score and its rank, and gives a result without spoilers', async () => {
  const game = JSON.parse(readFileSync(source('examples/solo/small.json'), 'utf8'));
  const page = await openWith({ 'solo.games': [play({ ...game, moves: game.moves.slice(0, -1) })] });
  const [hand, row, column] = game.moves.at(-1).place;
  await page.keyboard.press(String(hand + 1));
  await page.locator(`[data-place="${row},${column}"]`).waitFor();
  await point(page, row, column);
  await page.getByText('Game over: board full').waitFor();
  await page.getByText('1st of 1, best 76').waitFor();
  await page.getByRole('button', { name: 'Copy result' }).click();
  await page.getByText('Result copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^Bastide solo, seed pond-2\n76 points, 5 × 5, unranked\nRoads ■■ 7\nMonasteries/);
  await expectClean(page);
  await page.reload();
  await page.getByText('1st of 1, best 76').waitFor();
  await page.keyboard.press('u');
  await page.getByText('1 move undone. ').waitFor();
  await page.getByText('No finished games of this kind yet').waitFor();
  await page.keyboard.press('U');
  await page.getByText('1st of 1, best 76').waitFor();
  await page.keyboard.press('g');
  await waitForTiles(page, 1);
});

test('options deal another game, ranked games have no undo, and a bad size is rejected', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] });
  await placeAny(page);
  await page.getByText('Choose size, roads').click();
  await page.getByLabel('Size', { exact: true }).fill('4');
  await page.getByLabel('Seed', { exact: true }).fill('chosen');
  await page.getByRole('combobox', { name: /^Roads/ }).selectOption('directed');
  await page.getByRole('combobox', { name: /^Tiles/ }).selectOption('streak');
  await page.getByLabel('Ranked').check();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.getByRole('alert').getByText('the size is an odd number from 3 to 99').waitFor();
  await expectClean(page);
  await page.getByLabel('Size', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('.about').getByText('7 × 7, road ends must meet, missing tiles first, ranked').waitFor();
  await page.locator('.seed').getByText('chosen').waitFor();
  await placeAny(page);
  await page.keyboard.press('u');
  await page.getByText('This game is ranked: no undo').waitFor();
  await page.keyboard.press('i');
  await page.getByText('This game is ranked: no hints').waitFor();
  assert.equal(await tiles(page), 2);
  await page.getByRole('button', { name: /^monday, 11 × 11, move 1/ }).click();
  await page.locator('.seed').getByText('monday').waitFor();
  await page.getByRole('button', { name: /^chosen, 7 × 7, move 1/ }).waitFor();
});

test('the board of the day is the same for everyone and counts once', async () => {
  const day = '2026-11-21';
  const daily = { ...empty, seed: `daily-${day}` };
  const page = await openWith({ 'solo.games': [play(empty)] });
  await page.clock.setFixedTime(new Date(`${day}T23:59:00Z`));
  await page.goto(`${studio.base}#/solo`);
  await page.getByRole('button', { name: 'Today’s board' }).click();
  await page.getByText(`Board of ${dayName(day)}: only your first game counts`).waitFor();
  const view = await page.evaluate((game) => globalThis.bastide.soloView(game), daily);
  assert.deepEqual(await handOf(page), view.hand.map((tile) => tile.kind));
  await page.locator('.about').getByText(`ranked, board of ${dayName(day)}`).waitFor();
  const result = { id: 'today', kind: `${view.about}, ranked`, score: 321, seed: daily.seed, date: day, daily: day };
  await page.evaluate((result) => localStorage.setItem('bastide.solo.results', JSON.stringify([result])), result);
  await page.reload();
  await page.getByRole('button', { name: 'Today’s board: 321' }).click();
  await page.getByText('You have already played this board: 321 points').waitFor();
  await page.locator('.about').getByText('unranked').waitFor();
});

test('a finished board of the day is stored as its result', async () => {
  const game = JSON.parse(readFileSync(source('examples/solo/small.json'), 'utf8'));
  const day = '2026-11-20';
  const last = { ...game, moves: game.moves.slice(0, -1) };
  const page = await openWith({ 'solo.games': [play(last, { ranked: true, daily: day })] });
  const [hand, row, column] = game.moves.at(-1).place;
  await page.keyboard.press(String(hand + 1));
  await page.locator(`[data-place="${row},${column}"]`).waitFor();
  await point(page, row, column);
  await page.getByText('Game over: board full').waitFor();
  await page.getByRole('heading', { name: 'Boards of the day' }).waitFor();
  const results = await page.evaluate(() => JSON.parse(localStorage.getItem('bastide.solo.results')));
  assert.deepEqual(results.map(({ score, daily }) => ({ score, daily })), [{ score: 76, daily: day }]);
  await page.getByRole('button', { name: 'Copy result' }).click();
  await page.getByText('Result copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^Bastide solo, board of 2026-11-20\n76 points, /);
  assert.equal(await page.locator('button:enabled', { hasText: 'Undo' }).count(), 0);
});

test('a link replays a game move by move and offers the same seed', async () => {
  const game = JSON.parse(readFileSync(source('examples/solo/small.json'), 'utf8'));
  const page = await openWith({ 'solo.games': [play(game)] });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Replay link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await studio.open(new URL(link).hash);
  await other.getByText('Move 0 of 28').waitFor();
  await waitForTiles(other, 1);
  await other.getByRole('button', { name: 'Next move' }).click();
  await other.getByText('Move 1 of 28').waitFor();
  await waitForTiles(other, 2);
  await other.keyboard.press('End');
  await other.getByText('Game over: board full').waitFor();
  assert.equal(await other.locator('.points .total').textContent(), '76');
  await other.getByRole('button', { name: 'Previous move' }).click();
  await waitForTiles(other, 24);
  await other.getByLabel('Move', { exact: true }).fill('3');
  await other.getByText('Move 3 of 28').waitFor();
  await other.getByRole('button', { name: 'Play', exact: true }).click();
  await other.getByText('Move 4 of 28').waitFor();
  await other.getByRole('button', { name: 'Pause' }).click();
  await expectClean(other);
  await other.reload();
  await other.getByText('Move 0 of 28').waitFor();
  await other.getByRole('button', { name: 'Play the same tiles yourself' }).click();
  await other.locator('.seed').getByText('pond-2').waitFor();
  await waitForTiles(other, 1);
  const damaged = await studio.open(new URL(link).hash.slice(0, -9));
  await damaged.getByRole('alert').getByText('This link is damaged').waitFor();
  await damaged.locator('.hand').waitFor();
});

test('files are opened and saved, and errors are shown with their location', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] });
  const folder = mkdtempSync(join(tmpdir(), 'solo-'));
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, '{"version":1,"size":5,"seed":"s",\n "moves":[{"place":[0,2,9]}]}');
  const open = async (path) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open …' }).click();
    await (await chooser).setFiles(path);
  };
  await open(bad);
  await page.getByRole('alert').getByText("line 2, column 25: move 0: '9' is not valid: rows and columns of this board go from 0 to 4").waitFor();
  await page.locator('.seed').getByText('monday').waitFor();
  writeFileSync(bad, '{"version":1,"size":5,"seed":"s","moves":[{"discard":true}]}');
  await open(bad);
  await page.getByRole('alert').getByText('move 0: the hand can be discarded only after 5 turns').waitFor();
  await open(source('examples/solo/small.json'));
  await page.getByText('Game over: board full').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  assert.equal(saved.trim(), readFileSync(source('examples/solo/small.json'), 'utf8').trim());
  rmSync(folder, { recursive: true });
});

test('damaged storage gives a notice and a new game', async () => {
  const illegal = play({ ...empty, moves: [{ place: [0, 0, 0] }] });
  for (const games of ['[{"id":', JSON.stringify([{ id: 7 }]), JSON.stringify([illegal])]) {
    const page = await openWith({ 'solo.games': games, 'solo.results': '{"score":1}' });
    await page.getByRole('alert').getByText('The game saved in this browser').waitFor();
    await page.getByRole('alert').getByText('The results saved in this browser are damaged').waitFor();
    await page.locator('.hand').waitFor();
    await expectClean(page);
  }
});

test('moves in another tab appear in this one, and no game is lost', async () => {
  const first = await openWith({ 'solo.games': [play(empty)] });
  const second = await studio.open('#/solo', { context: first.context() });
  await second.locator('.hand .tile').first().waitFor();
  await placeAny(second);
  await first.bringToFront();
  await waitForTiles(first, 2);
  await second.bringToFront();
  await button(second, 'New game').click();
  await second.getByRole('button', { name: /^monday, 11 × 11, move 1/ }).waitFor();
  await first.bringToFront();
  await placeAny(first);
  await second.bringToFront();
  await second.getByRole('button', { name: /^monday, 11 × 11, move 2/ }).waitFor();
  assert.deepEqual([...first.complaints, ...second.complaints], []);
});

test('a stuck game says what can be done', async () => {
  const page = await studio.open('#/solo');
  // Searches a bot's games for a position where the hand fits nowhere and can be discarded.
  const stuck = await page.evaluate(async (empty) => {
    const isStuck = (view) => !view.finished && view.hand.every((tile) => tile.squares.length === 0);
    for (let seed = 0; seed < 400; ++seed) {
      const game = { ...empty, size: 3, roads: 'directed', seed: `stuck ${seed}`, moves: [] };
      for (;;) {
        const view = await globalThis.bastide.soloView(game);
        if (isStuck(view)) return game;
        const hand = view.hand.findIndex((tile) => tile.squares.length > 0);
        if (view.finished || hand < 0) break;
        const { row, column } = view.hand[hand].squares[0];
        game.moves.push({ place: [hand, row, column] });
      }
    }
    return null;
  }, empty);
  assert.ok(stuck, 'one of these games gets stuck');
  const own = await openWith({ 'solo.games': [play(stuck)] });
  await own.getByText('None of your tiles fits anywhere: take four new tiles').waitFor();
  assert.equal(await own.getByText('no fit').count(), 4);
  // The hint is to take four new tiles, and Enter takes them.
  await own.keyboard.press('i');
  await own.waitForFunction(() => document.querySelector('.said').textContent.startsWith('None of your tiles'));
  await own.keyboard.press('Enter');
  await own.getByRole('status').getByText('Four new tiles').waitFor();
});

test('the page fits a phone, in both themes', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await openWith({ 'solo.games': [play(empty)] }, '#/solo', { width: 360, height: 740, theme });
    await page.locator('.said', { hasText: 'Choose a tile, then a marked square' }).waitFor();
    await page.locator('.now', { hasText: 'squares remaining' }).waitFor();
    await placeAny(page);
    await expectFits(page);
    await page.getByText('Choose size, roads').click();
    await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
    await expectFits(page);
    await expectClean(page);
    await page.getByRole('button', { name: 'Watch' }).click();
    await page.getByText('Move 0 of 1').waitFor();
    await expectFits(page);
    await expectClean(page);
  }
});

test('a first game is small, and a phone shows its board, hand, points and buttons at once', async () => {
  for (const [width, height] of [[390, 844], [360, 640], [844, 390]]) {
    const page = await studio.open('#/solo', { width, height });
    await page.locator('.now', { hasText: /^1 point, 48 squares remaining$/ }).waitFor();
    const parts = ['.board', '.hand .discard', '.now'].map((each) => page.locator(each));
    for (const part of [...parts, ...['Undo', 'Hint', 'Help'].map((name) => page.getByRole('button', { name, exact: true }))]) {
      const { y, height: high } = await part.boundingBox();
      assert.ok(y >= 0 && y + high <= height, `${width} by ${height}: from ${y} down to ${y + high}`);
    }
    assert.ok((await page.getByRole('application').boundingBox()).height >= 0.45 * height);
  }
});

test('a tile drops, and its points fly to the score', async () => {
  const page = await openWith({ 'solo.games': [play(empty)] }, '#/solo', { reducedMotion: 'no-preference' });
  await watchFlights(page);
  const scoreNow = async () => Number(await page.locator('[data-score]').textContent());
  const atFirst = await scoreNow();
  for (let i = 0; i < 4; ++i) await placeAny(page);
  assert.equal(await page.locator('.dropped').count(), 1);
  const flown = await page.evaluate(() => globalThis.flown);
  const gained = (await scoreNow()) - atFirst;
  assert.ok(gained > 0);
  assert.equal(flown.reduce((sum, text) => sum + Number(text), 0), gained);
  await page.waitForFunction(() => document.querySelectorAll('.flying').length === 0);
});
