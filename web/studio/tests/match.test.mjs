// Tests the Match page: playing, undo, the end, replays and sharing, with bots, and the same matches as the command.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { command, expectClean, expectFits, expectPlacesForFingers, isInSight, source, useStudio, waitUntilInSight, watchFlights } from './studio.mjs';

const studio = useStudio();

// The first tile closes a two-tile city, the third a road of three tiles. Six tiles in all.
const deck = ['C', 'RRR', 'RRR', 'L', 'C', 'RFr'];
const short = { version: 1, players: 2, deck, moves: [] };
const people = [
  { name: 'Ann', bot: null },
  { name: 'Bob', bot: null },
];
const play = (match, more = {}) => ({ id: 'kept', match, played: match.moves.length, seats: people, ranked: false, ...more });
const opening = ['C 0 -1 2 cS', 'RRR 1 0 1 rW', 'RRR -1 0 3 -'];

/** Opens the page with stored values. */
async function openWith(kept, hash = '#/match', options = {}) {
  const page = await studio.openWith(kept, hash, options);
  await page.locator('[data-tile]').first().waitFor();
  return page;
}

const waitForTiles = (page, count) => page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, count);
const points = (page) => page.locator('.scores .points').allTextContents();
const waitForPoints = (page, wanted) =>
  page.waitForFunction((wanted) => [...document.querySelectorAll('.scores .points')].map((each) => each.textContent).join() === wanted, wanted.join());
const kept = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.match.games'))[0]);
const button = (page, name) => page.getByRole('button', { name });

const square = (page, x, y) => page.locator(`[data-place="${x},${y}"]`);
const middleOf = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const pinned = (page, x, y) => page.locator(`[data-cursor="${x},${y}"][data-pinned]`);
const onTile = (page) => page.getByRole('group', { name: 'The tile you are placing' });
const spots = (page) => page.getByRole('group', { name: 'Meeple placement' });

/** Points at a marked square and presses it. */
async function point(page, x, y) {
  await page.mouse.move(...(await middleOf(square(page, x, y))));
  await page.locator(`[data-ghost^="${x},${y},"]`).waitFor();
  await page.mouse.down();
  await page.mouse.up();
  await pinned(page, x, y).waitFor();
}

/** Fails if a button of a group is too small for a finger or overlaps another. */
async function expectForFingers(group) {
  const boxes = await Promise.all((await group.getByRole('button').all()).map((each) => each.boundingBox()));
  assert.ok(boxes.length > 0);
  for (const [i, box] of boxes.entries()) {
    assert.ok(box.height >= 44 && box.width >= 44, 'a finger hits it');
    for (const other of boxes.slice(i + 1))
      assert.ok(
        box.x + box.width <= other.x || other.x + other.width <= box.x || box.y + box.height <= other.y || other.y + other.height <= box.y ||
          Math.hypot(box.x - other.x, box.y - other.y) >= 44,
        'a finger hits nothing else',
      );
  }
}

test('replays equal the command’s byte for byte', async () => {
  const page = await studio.open('#/match');
  const folder = mkdtempSync(join(tmpdir(), 'match-'));
  const options = [[], ['--fields', 'off', '--farm', '2'], ['--start', 'shuffled', '--unplaceable', 'bottom', '--small-city', '2', '--meeples', '3']];
  for (const [i, each] of options.entries()) {
    const records = join(folder, String(i));
    const bots = i === 2 ? 'greedy,easy,random' : 'greedy,random';
    command(['match', 'run', '--bots', bots, '--games', '1', '--seed', 'parity', '--record', records, ...each]);
    const text = readFileSync(join(records, 'match-0.json'), 'utf8');
    const ask = (method) => page.evaluate(([method, text]) => globalThis.bastide[method](text), [method, text]);
    assert.equal(await ask('matchReplayText'), command(['match', 'replay', '--json'], text));
    // A match opened from a file is saved without the names of the bots that played it.
    assert.equal(await ask('matchSaveText'), text.replace(/,"names":\[[^\]]*\]/, ''));
  }
  rmSync(folder, { recursive: true });
  assert.deepEqual(page.complaints, []);
});

test('a match by mouse: points are shown before a move and scored after it, and the tiles light up', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  await point(page, 0, -1);
  await onTile(page).getByRole('button', { name: 'Place it here' }).click();
  await onTile(page).getByRole('button', { name: 'No meeple', pressed: true }).waitFor();
  await spots(page).getByRole('button', { name: /^City: \+4/ }).click();
  await page.locator('.words', { hasText: 'City: +4' }).waitFor();
  await waitForTiles(page, 1);
  await onTile(page).getByRole('button', { name: 'Done' }).click();
  await waitForTiles(page, 2);
  await waitForPoints(page, ['4', '0']);
  assert.deepEqual((await kept(page)).match.moves, ['C 0 -1 2 cS']);
  await page.getByRole('status').getByText('Ann placed a city edge and scored 4. Your move, Bob').waitFor();
  const entry = page.locator('.side ol button', { hasText: 'A city of 2 tiles is complete: 4 points for Ann' });
  await entry.hover();
  await page.locator('[data-region="city"]').waitFor();
  await expectClean(page);
});

test('a match by keys alone is undone and redone, and survives a reload', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  for (const key of ['n', 'Enter', '1']) await page.keyboard.press(key);
  await spots(page).getByRole('button', { name: /^City/, pressed: true }).waitFor();
  await waitForTiles(page, 1);
  for (const [keys, tiles] of [[['Enter'], 2], [['n', 'Enter', 'Enter'], 3]]) {
    for (const key of keys) await page.keyboard.press(key);
    await waitForTiles(page, tiles);
  }
  assert.deepEqual((await kept(page)).match.moves.map((move) => move.split(' ').at(-1)), ['cS', '-']);
  await page.reload();
  await waitForTiles(page, 3);
  await page.keyboard.press('u');
  await page.getByText('You have seen the next tile').waitFor();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await page.getByText('You have seen the next tile').waitFor({ state: 'hidden' });
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await waitForTiles(page, 2);
  await page.keyboard.press('u');
  await waitForTiles(page, 1);
  await page.keyboard.press('U');
  await page.keyboard.press('U');
  await waitForTiles(page, 3);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('next, previous square').waitFor();
  assert.equal(await page.getByRole('dialog').locator('th').first().textContent(), 'r, e', 'the keys of a match come first');
  await expectClean(page);
});

test('a tile rotates to where it fits, and is taken up again', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  await page.locator('[data-place="0,1"]').waitFor();
  await page.locator('[data-ghost="0,-1,2"]').waitFor();
  await page.keyboard.press('r');
  await page.getByText('It fits only this way').waitFor();
  await page.keyboard.press('n');
  await page.locator('[data-ghost^="0,1,"]').waitFor();
  const rotations = new Set();
  for (let i = 0; i < 3; ++i) {
    await page.keyboard.press('r');
    await page.waitForTimeout(50);
    rotations.add(await page.locator('[data-ghost]').getAttribute('data-ghost'));
  }
  assert.deepEqual([...rotations].sort(), ['0,1,1', '0,1,2', '0,1,3']);
  await page.keyboard.press('Enter');
  await spots(page).getByRole('button').first().waitFor();
  await page.keyboard.press('Escape');
  await spots(page).waitFor({ state: 'detached' });
  await pinned(page, 0, 1).waitFor();
  await page.keyboard.press('Escape');
  await pinned(page, 0, 1).waitFor({ state: 'detached' });
  await waitForTiles(page, 1);
});

/** The held tile's position: "0,1,2". */
const ghost = (page) => page.locator('[data-ghost]').getAttribute('data-ghost');
const waitForTurn = (page, before) =>
  page.waitForFunction((before) => document.querySelector('[data-ghost]').dataset.ghost !== before, before);

test('a pinned tile stays while the mouse moves to its buttons, and rotates by click, wheel, right button and ↻', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  await square(page, 0, 1).hover();
  await page.locator('[data-ghost^="0,1,"]').waitFor();
  assert.equal(await page.locator('[data-pinned]').count(), 0, 'pointing pins nothing');
  await square(page, 0, 1).click();
  await pinned(page, 0, 1).waitFor();
  await square(page, 0, -1).hover();
  await button(page, /^✓ Place it here/).hover();
  await pinned(page, 0, 1).waitFor();
  const turns = [
    () => page.mouse.click(...here),
    () => page.mouse.click(...here, { button: 'right' }),
    () => page.mouse.wheel(0, 100),
    () => onTile(page).getByRole('button', { name: 'Rotate' }).click(),
  ];
  const here = await middleOf(page.locator('[data-cursor]'));
  for (const turn of turns) {
    const before = await ghost(page);
    await page.mouse.move(...here);
    await turn();
    await waitForTurn(page, before);
    assert.match(await ghost(page), /^0,1,/);
  }
  await waitForTiles(page, 1);
  await square(page, 0, -1).click();
  await pinned(page, 0, -1).waitFor();
  await onTile(page).getByRole('button', { name: 'Remove it' }).click();
  await page.locator('[data-pinned]').waitFor({ state: 'detached' });
  await page.locator('[data-tile="0,0,RCr,0"]').click();
  await page.getByText('There is already a tile there').waitFor();
  assert.equal(await page.locator('[data-pinned]').count(), 0);
  assert.deepEqual(page.complaints, []);
});

test('a tile dragged from the hand is pinned where it is dropped, or goes back', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  await square(page, 0, 1).waitFor();
  const hand = await middleOf(page.locator('.hand'));
  const drag = async (to) => {
    await page.mouse.move(...hand);
    await page.mouse.down();
    await page.mouse.move(hand[0] + 40, hand[1] - 40, { steps: 3 });
    await page.locator('.dragged').waitFor();
    await page.mouse.move(...to, { steps: 3 });
    await page.mouse.up();
    await page.locator('.dragged').waitFor({ state: 'detached' });
  };
  await drag(await middleOf(square(page, 0, 1)));
  await pinned(page, 0, 1).waitFor();
  await drag([hand[0] + 300, hand[1]]);
  await page.locator('[data-pinned]').waitFor({ state: 'detached' });
  await drag(await middleOf(square(page, 0, -1)));
  await pinned(page, 0, -1).waitFor();
  await page.keyboard.press('Enter');
  await spots(page).getByRole('button').first().waitFor();
});

test('a reload keeps a pinned tile and the choice of a meeple', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  await square(page, 0, 1).click();
  await pinned(page, 0, 1).waitFor();
  const before = await ghost(page);
  await page.mouse.click(...(await middleOf(page.locator('[data-cursor]'))));
  await waitForTurn(page, before);
  const turned = await ghost(page);
  await page.reload();
  await pinned(page, 0, 1).waitFor();
  assert.equal(await ghost(page), turned);
  await onTile(page).getByRole('button', { name: 'Place it here' }).click();
  await spots(page).getByRole('button', { name: /^City/ }).click();
  await spots(page).getByRole('button', { name: /^City/, pressed: true }).waitFor();
  await page.reload();
  await spots(page).getByRole('button', { name: /^City/, pressed: true }).waitFor();
  assert.equal(await ghost(page), turned);
  await onTile(page).getByRole('button', { name: 'Done' }).click();
  await waitForTiles(page, 2);
  assert.match((await kept(page)).match.moves[0], / c.$/);
});

test('a whole match is played by roles and names alone, and events are announced', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  const news = page.getByRole('log', { name: 'Messages' });
  const fits = page.getByRole('grid').getByRole('gridcell', { name: /free, your tile fits/ });
  await page.getByRole('gridcell', { name: 'Row 2, column 2: a city edge and a straight road; north city, east road, south field, west road' }).waitFor();
  await page.getByRole('gridcell', { name: 'Row 1, column 2: free, your tile fits, +4 points' }).waitFor();
  await page.getByRole('gridcell', { name: 'Row 3, column 2: free, your tile fits in 3 ways, +0 points' }).waitFor();
  await page.getByRole('button', { name: /^Your tile: a city edge; / }).waitFor();
  const tiles = ['a city edge', 'a three-way crossing', 'a three-way crossing', 'a monastery', 'a city edge', 'a straight road'];
  for (const [i, tile] of tiles.entries()) {
    const name = ['Ann', 'Bob'][i % 2];
    await news.getByText(`${name}’s turn: ${tile}. Ann ${i === 0 ? 0 : 4} points`).waitFor();
    if (i === 0) {
      await page.getByRole('gridcell', { name: /^Row 3, column 2/ }).focus();
      await news.getByText('your tile is here for now: a city edge; north field, ').waitFor();
      await page.getByRole('gridcell', { name: /^Row 3, column 2: your tile is here for now/ }).waitFor();
    }
    await fits.first().focus();
    await page.keyboard.press('Enter');
    const meeple = page.getByRole('group', { name: 'Meeple placement' }).getByRole('button');
    // On the square that had the focus before, Enter first chooses it.
    await Promise.race([meeple.first().waitFor(), page.locator('[data-pinned]').waitFor()]);
    if (!(await meeple.first().isVisible())) await page.keyboard.press('Enter');
    await meeple.first().waitFor();
    await meeple.first().click();
    await news.getByText(/^Meeple: /).waitFor();
    if (i === 0) await page.getByRole('button', { name: 'No meeple' }).click();
    if (i === 0) await page.getByRole('button', { name: /^City: \+4/ }).click();
    await expectClean(page);
    await page.getByRole('button', { name: /Done/ }).first().click();
  }
  await news.getByText(/ (wins? by \d+ points?|tie for first place)$/).waitFor();
  await page.getByRole('heading', { name: / (wins? by \d+ points?|tie for first place)$/ }).waitFor();
});

test('without the preview nothing is shown, and illegal moves get the library’s message', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  await page.locator('.projected').first().waitFor();
  await page.keyboard.press('v');
  await page.waitForFunction(() => document.querySelectorAll('[data-place], [data-dead], .projected').length === 0);
  await page.keyboard.press('ArrowDown');
  await page.locator('.turn button:disabled', { hasText: 'Place it here' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.locator('.turn button:enabled', { hasText: 'Place it here' }).waitFor();
  for (const key of ['r', 'r', 'Enter']) await page.keyboard.press(key);
  await page.getByText('It does not fit there in this rotation').waitFor();
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await spots(page).getByRole('button', { name: 'City', exact: true }).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await waitForTiles(page, 2);
  await page.reload();
  await waitForTiles(page, 2);
  assert.equal(await page.locator('[data-place]').count(), 0);
});

test('a meeple on an occupied feature is rejected, and not offered while help is shown', async () => {
  const taken = { ...short, moves: ['C 0 1 1 -', 'RRR 1 0 1 rW'] };
  const view = await (await studio.open('#/match')).evaluate((match) => globalThis.bastide.matchView(match, 2, []), taken);
  const there = view.hand.places.find(({ x, y, rotation }) => x === -1 && y === 0 && rotation === 3);
  assert.deepEqual(there.choices.map(({ move }) => move.split(' ').at(-1)).filter((word) => /[-r]/.test(word)), ['-', 'rN', 'rS']);
  const page = await openWith({ 'match.games': [play(taken)], 'match.marks': 'false' });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  for (const key of ['r', 'r', 'r', 'Enter', '2', 'Enter']) await page.keyboard.press(key);
  await page.getByText('There is already a meeple on that').waitFor();
  await waitForTiles(page, 3);
  await page.keyboard.press('1');
  await page.getByText('Not there').waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await waitForTiles(page, 4);
});

test('bots play their turns, and undo includes their moves', async () => {
  const seats = [people[0], { name: 'Rook', bot: 'greedy' }, { name: 'Wren', bot: 'easy' }];
  const match = { version: 1, players: 3, seed: 'bots', moves: [] };
  const page = await openWith({ 'match.games': [play(match, { seats })] });
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await waitForTiles(page, 4);
  await page.locator('.now', { hasText: 'Ann' }).waitFor();
  const moves = (await kept(page)).match.moves;
  await page.getByRole('status').getByText(/^Wren placed a/).waitFor();
  assert.match(await page.getByRole('status').textContent(), /\. Your move$/);
  // Redo restores the moves, so undo asks nothing.
  await page.keyboard.press('u');
  await waitForTiles(page, 1);
  await page.keyboard.press('U');
  await waitForTiles(page, 4);
  assert.deepEqual((await kept(page)).match.moves, moves);
  await expectClean(page);
});

test('a bot waits for an open question and moves after the answer', async () => {
  const seats = [people[0], { name: 'Rook', bot: 'greedy' }, people[1]];
  const page = await openWith({ 'match.games': [play({ version: 1, players: 3, seed: 'a', moves: [] }, { seats })] });
  await page.locator('[data-ghost]').waitFor();
  for (const key of ['n', 'Enter', '0', 'Enter', 'u']) await page.keyboard.press(key);
  await page.getByText('You have seen the next tile').waitFor();
  await page.waitForTimeout(1000);
  await waitForTiles(page, 2);
  await page.keyboard.press('Escape');
  await waitForTiles(page, 3);
  assert.deepEqual(page.complaints, []);
});

test('a hint shows a legal move without making it, and ranked matches have none', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  await page.keyboard.press('i');
  await page.getByRole('status').getByText(/^Hint: .* [+−]\d.*\. (It \w+ .*|.*(ahead of the next best move|about as good))$/).waitFor();
  await waitForTiles(page, 1);
  await page.keyboard.press('Enter');
  await waitForTiles(page, 2);
  const ranked = await openWith({ 'match.games': [play({ ...short, moves: opening.slice(0, 1) }, { ranked: true })] });
  await ranked.keyboard.press('i');
  await ranked.getByText('This game is ranked: no hints').waitFor();
  await ranked.keyboard.press('u');
  await ranked.getByText('This game is ranked: no undo').waitFor();
  await waitForTiles(ranked, 2);
});

test('at the zoom of a match, meeple choices are around the tile, with lines, and cover neither it nor each other', async () => {
  const duel = JSON.parse(readFileSync(source('examples/match/duel.json'), 'utf8'));
  const page = await openWith({ 'match.games': [play(duel, { played: 40 })] });
  await page.keyboard.press('n');
  await page.locator('[data-pinned]').waitFor();
  await page.keyboard.press('Enter');
  await spots(page).getByRole('button').first().waitFor();
  const tile = await page.locator('[data-cursor] rect').first().boundingBox();
  assert.ok(tile.width < 100, 'the tile is small');
  const all = await Promise.all((await spots(page).getByRole('button').all()).map(middleOf));
  assert.ok(all.length > 1);
  for (const [i, [x, y]] of all.entries()) {
    assert.ok(x < tile.x || x > tile.x + tile.width || y < tile.y || y > tile.y + tile.height, 'beside the tile');
    for (const [otherX, otherY] of all.slice(i + 1)) assert.ok(Math.hypot(x - otherX, y - otherY) >= 44);
  }
  assert.equal(await page.locator('.lines path').count(), all.length);
});

test('on a large tile, meeple choices are on the tile, and their labels do not overlap', async () => {
  const duel = JSON.parse(readFileSync(source('examples/match/duel.json'), 'utf8'));
  const page = await openWith({ 'match.games': [play(duel, { played: 6 })] });
  for (let press = 0; press < 2; ++press) await button(page, 'Zoom in').click();
  await page.keyboard.press('n');
  await page.locator('[data-pinned]').waitFor();
  await page.keyboard.press('Enter');
  await spots(page).getByRole('button').first().waitFor();
  const tile = await page.locator('[data-cursor] rect').first().boundingBox();
  assert.ok(tile.width >= 115, 'the tile is large');
  const all = await Promise.all((await spots(page).getByRole('button').all()).map(middleOf));
  assert.ok(all.length > 2);
  for (const [i, [x, y]] of all.entries()) {
    assert.ok(x > tile.x && x < tile.x + tile.width && y > tile.y && y < tile.y + tile.height, 'on the tile');
    for (const [otherX, otherY] of all.slice(i + 1)) assert.ok(Math.hypot(x - otherX, y - otherY) >= 48);
  }
});

test('the side panel shows points, tools and the log, and the rest on demand, which is remembered', async () => {
  const page = await openWith({ 'match.games': [play({ ...short, moves: opening })] }, '#/match', { isMoreOpen: false });
  for (const name of ['Undo', 'Redo', 'Hint', 'Help']) await button(page, name).waitFor();
  const tops = await Promise.all((await page.locator('.side .acts button').all()).map(async (each) => (await each.boundingBox()).y));
  assert.equal(new Set(tops).size, 1, 'the tools are one row');
  await page.getByText('A city of 2 tiles is complete').first().waitFor();
  const save = button(page, 'Save the game');
  assert.equal(await save.isVisible(), false);
  await expectClean(page);
  await page.getByText('More: games').click();
  await save.waitFor();
  await page.reload();
  await save.waitFor();
  await expectClean(page);
});

/** Makes the first legal move until the game is over, with the page's own library. */
const finish = (page, match) =>
  page.evaluate(async (match) => {
    const seats = Array.from({ length: match.players }, (_, i) => ({ name: `${i}`, bot: null }));
    let answer = await globalThis.bastide.matchAct({ match, played: match.moves.length, seats, ranked: false }, '');
    while (!answer.view.over) answer = await globalThis.bastide.matchAct(answer.table, `play ${answer.view.hand.places[0].choices[0].move}`);
    return answer.table.match;
  }, match);

test('the end ranks the players, with shared ranks, and gives a result to paste', async () => {
  const first = await studio.open('#/match');
  // Only Ann places meeples: 4 to 0 to 0.
  const match = await finish(first, { ...short, players: 3, moves: opening.slice(0, 1) });
  const seats = [...people, { name: 'Cleo', bot: null }];
  const page = await openWith({ 'match.games': [play(match, { seats })] });
  await page.getByRole('heading', { name: /^Ann wins by / }).waitFor();
  const rows = await page.locator('.over table').first().locator('tbody tr').evaluateAll((all) => all.map((row) => [row.cells[0].textContent, row.cells[6].textContent]));
  assert.deepEqual(rows, [['1st', '4'], ['2nd', '0'], ['2nd', '0']]);
  await button(page, 'Copy result').click();
  await page.getByText('Result copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /\n1\. Ann 4 \(🏰4 🛣️0 ⛪0 🌾0\)\n2\. Bob 0 .*\n2\. Cleo 0 .*$/);
  assert.doesNotMatch(text, /C 0 -1/);
  await expectClean(page);
  await page.keyboard.press('g');
  await page.locator('.turn').waitFor();
});

test('a player practises alone, for points', async () => {
  const first = await studio.open('#/match');
  const match = await finish(first, { ...short, players: 1, moves: opening.slice(0, 1) });
  const page = await openWith({ 'match.games': [play(match, { seats: people.slice(0, 1) })] });
  await page.getByRole('heading', { name: 'Ann scores 4 points' }).waitFor();
  assert.equal(await page.evaluate(() => localStorage['bastide.match.results'] ?? '[]'), '[]');
  await expectClean(page);
  await page.getByText('Choose players, seed').click();
  await page.getByRole('button', { name: 'Remove Wren' }).click();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('.turn').waitFor();
  assert.equal((await points(page)).length, 1);
});

test('a link replays a match move by move and offers the same deal', async () => {
  const page = await openWith({ 'match.games': [play({ ...short, moves: opening })] });
  await button(page, 'Copy link').click();
  await page.getByText('Replay link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await studio.open(new URL(link).hash);
  await other.getByText('Move 0 of 3').waitFor();
  await waitForTiles(other, 1);
  await other.keyboard.press('ArrowRight');
  await other.getByText('A city of 2 tiles is complete: 4 points for Ann').first().waitFor();
  await other.keyboard.press('End');
  await waitForTiles(other, 4);
  await button(other, 'Previous move').click();
  await waitForTiles(other, 3);
  await expectClean(other);
  await button(other, 'Play this deal yourself').click();
  await other.locator('.turn').waitFor();
  await waitForTiles(other, 1);
  const damaged = await studio.open(new URL(link).hash.replace(/match=.{9}/, 'match='));
  await damaged.getByRole('alert').getByText('This link is damaged').waitFor();
});

test('files are opened and saved, and errors are shown with their location', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  const folder = mkdtempSync(join(tmpdir(), 'match-'));
  const path = join(folder, 'match.json');
  const open = async (text) => {
    writeFileSync(path, text);
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Open …').click();
    await (await chooser).setFiles(path);
  };
  await open('{"version":1,"players":9,\n"seed":"s","moves":[]}');
  await page.getByRole('alert').getByText(/^line 1, column 24/).waitFor();
  await open(JSON.stringify({ ...short, moves: ['C 1 0 0 -'] }));
  await page.getByRole('alert').getByText('move 0: there is a road to the west of square 1 0, but the tile has a field there').waitFor();
  await open(JSON.stringify({ ...short, moves: opening }));
  await waitForTiles(page, 4);
  const download = page.waitForEvent('download');
  await button(page, 'Save the game').click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  assert.deepEqual(JSON.parse(saved).moves, opening);
  assert.equal(await page.evaluate((text) => globalThis.bastide.matchSaveText(text), saved), saved);
  const forfeit = { seat: opening.length % 2, why: 'no move within 1000 ms' };
  await open(JSON.stringify({ ...short, moves: opening, names: ['mybot.py', 'Ann'], forfeit }));
  const who = ['mybot.py', 'Ann'][forfeit.seat];
  await page.getByText(`${who} forfeits: no move within 1000 ms. You can continue from here.`).waitFor();
  assert.deepEqual((await kept(page)).seats.map((seat) => seat.name), ['mybot.py', 'Ann']);
  rmSync(folder, { recursive: true });
});

test('players, rules and seed are chosen, and missing names and bad options are rejected', async () => {
  const page = await openWith({ 'match.games': [play(short)] });
  await page.getByText('Choose players, seed').click();
  await button(page, 'Add a player').click();
  await page.getByLabel('Name of player 1').fill(' ');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.getByRole('alert').getByText('Player 1 needs a name.').waitFor();
  await page.getByLabel('Name of player 1').fill('Dora');
  for (const number of [2, 3]) await page.getByLabel(`Player ${number}: person or bot`).selectOption('');
  const second = page.getByLabel('Name of player 2');
  assert.equal(await second.inputValue(), 'Player 2');
  await page.getByLabel('Player 2: person or bot').selectOption('hard');
  assert.equal(await second.inputValue(), 'Rook');
  await page.getByLabel('Player 2: person or bot').selectOption('');
  await page.getByLabel('Seed', { exact: true }).fill('chosen');
  await page.getByText('Edition rules').click();
  await page.getByRole('combobox', { name: /^Farmers/ }).selectOption('off');
  await page.getByLabel('Meeples', { exact: true }).fill('99');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.getByRole('alert').getByText('meeples').waitFor();
  await page.getByLabel('Meeples', { exact: true }).fill('5');
  await expectClean(page);
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('.about').getByText('3 players, 5 meeples each, no farmers, unranked').waitFor();
  await page.locator('.seed').getByText('chosen').waitFor();
  assert.equal((await points(page)).length, 3);
  await button(page, /^Remove the game/).waitFor({ state: 'hidden' });
});

test('damaged storage gives a notice and a new match', async () => {
  const illegal = play({ ...short, moves: ['C 5 5 0 -'] });
  for (const games of ['[{"id":', JSON.stringify([{ id: 7 }]), JSON.stringify([illegal])]) {
    const page = await openWith({ 'match.games': games });
    await page.getByRole('alert').getByText('The game saved in this browser').waitFor();
    await page.locator('.turn').waitFor();
    await expectClean(page);
  }
});

test('the page fits a phone in both themes, and a finger sees a preview before it places', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await openWith({ 'match.games': [play(short)] }, '#/match', { width: 360, height: 740, theme });
    await square(page, 0, -1).tap();
    await pinned(page, 0, -1).waitFor();
    await waitForTiles(page, 1);
    await expectForFingers(onTile(page));
    await expectClean(page);
    await onTile(page).getByRole('button', { name: 'Place it here' }).tap();
    await spots(page).getByRole('button').first().waitFor();
    await expectFits(page);
    await expectForFingers(onTile(page));
    await expectForFingers(spots(page));
    await spots(page).getByRole('button', { name: /^City/ }).tap();
    await onTile(page).getByRole('button', { name: 'Done' }).tap();
    await waitForTiles(page, 2);
    await page.getByText('Choose players, seed').click();
    await page.getByRole('button', { name: 'Deal', exact: true }).waitFor();
    await expectFits(page);
    await expectClean(page);
    await button(page, 'Watch').click();
    await page.getByText('Move 0 of 1').waitFor();
    await expectFits(page);
    await expectClean(page);
  }
});

/** Moves the tile until it is shown at a square in a rotation. */
async function until(page, where, act) {
  // On a touchscreen, no tile is shown before the first key or tap.
  const shown = () => page.evaluate(() => document.querySelector('[data-ghost]')?.dataset.ghost ?? '');
  for (let before = await shown(); !before.startsWith(where); before = await shown()) {
    await act();
    await page.waitForFunction((was) => (document.querySelector('[data-ghost]')?.dataset.ghost ?? '') !== was, before);
  }
}

test('a large board on a phone starts at the last tile, has squares for fingers, and scrolls to what matters', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'match-'));
  command(['match', 'run', '--bots', 'random,random', '--games', '1', '--seed', 'large', '--record', join(folder, 'all')]);
  const match = JSON.parse(readFileSync(join(folder, 'all', 'match-0.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  const page = await openWith({ 'match.games': [play(match, { played: 50 })] }, '#/match', { width: 390, height: 844 });
  await waitForTiles(page, 51);
  const cursor = page.locator('[data-cursor]');
  const places = page.locator('[data-place]');
  await places.first().waitFor();
  // The board has its final size once the content under it has appeared.
  await waitUntilInSight(page, cursor);
  await expectPlacesForFingers(places.first());
  const squares = await places.evaluateAll((all) => all.map((each) => each.dataset.place));
  const areInSight = await Promise.all(squares.map((at) => isInSight(page, page.locator(`[data-place="${at}"]`))));
  const unseen = squares[areInSight.indexOf(false)];
  assert.ok(unseen, 'some place is out of sight');
  await page.locator('[role=application]').focus();
  await until(page, `${unseen},`, () => page.keyboard.press('n'));
  const place = page.locator(`[data-place="${unseen}"]`);
  await waitUntilInSight(page, place);
  await place.tap();
  await page.locator('[data-pinned]').waitFor();
  await page.locator('[role=application]').focus();
  // Nobody has a meeple left, so there is no question.
  await page.keyboard.press('Enter');
  await waitForTiles(page, 52);
  await waitUntilInSight(page, cursor);
  await button(page, 'Show all').tap();
  for (const tile of await page.locator('[data-tile]').all()) await waitUntilInSight(page, tile);
});

/** Claims the two-tile city and closes it with one move. */
async function closeACity(page) {
  for (const _ of ['chosen', 'placed']) await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await waitForTiles(page, 2);
}

test('a tile drops, its meeple walks home and points fly to the player, unless motion is reduced', async () => {
  const games = { 'match.games': [play(short)] };
  const page = await openWith(games, '#/match', { reducedMotion: 'no-preference' });
  await watchFlights(page);
  await closeACity(page);
  await waitForPoints(page, [4, 0]);
  assert.equal(await page.locator('.dropped').count(), 1);
  // The corners of the tile, and a meeple, appear when it has arrived.
  const delay = await page.locator('.last').evaluate((corners) => getComputedStyle(corners).animationDelay);
  assert.ok(parseFloat(delay) >= 0.2, delay);
  assert.deepEqual(await page.evaluate(() => globalThis.flown), ['+4']);
  await page.waitForFunction(() => document.querySelectorAll('.flying').length === 0);
  // Undone moves cause no animation.
  for (const _ of ['asked', 'agreed']) await page.keyboard.press('u');
  await waitForTiles(page, 1);
  assert.equal(await page.evaluate(() => globalThis.flown.length), 1);
  await page.getByLabel('Animations').uncheck();
  await page.getByRole('application').focus();
  await closeACity(page);
  await waitForPoints(page, [4, 0]);
  assert.equal(await page.locator('.dropped').count(), 0);
  assert.equal(await page.evaluate(() => globalThis.flown.length), 1);
  await expectClean(page);

  const still = await openWith(games);
  await watchFlights(still);
  await closeACity(still);
  await waitForPoints(still, [4, 0]);
  assert.equal(await still.locator('.dropped').count(), 0);
  assert.deepEqual(await still.evaluate(() => globalThis.flown), []);
});

test('points fly to the points of their player', async () => {
  const page = await openWith({ 'match.games': [play(short)] }, '#/match', { reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    new MutationObserver(() => {
      const frames = document.querySelector('.flying')?.getAnimations()[0]?.effect.getKeyframes();
      if (frames) globalThis.landing = frames.at(-1).transform;
    }).observe(document.body, { childList: true });
  });
  await closeACity(page);
  await waitForPoints(page, [4, 0]);
  const [x, y] = (await page.evaluate(() => globalThis.landing)).match(/[\d.]+/g).map(Number);
  const points = await page.locator('.scores [data-points="0"]').boundingBox();
  // Next to the number, which stays readable.
  assert.ok(Math.abs(x - points.x + 36) < 3 && Math.abs(y - points.y - points.height / 2) < 12, `${x}, ${y} in the table`);
});

test('a meeple from an earlier move walks home', async () => {
  const match = { ...short, moves: opening.slice(0, 2) };
  const page = await openWith({ 'match.games': [play(match)] }, '#/match', { reducedMotion: 'no-preference' });
  await watchFlights(page);
  // The third move closes Bob's road.
  await until(page, '-1,0,', () => page.keyboard.press('n'));
  await until(page, '-1,0,3', () => page.keyboard.press('r'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await waitForPoints(page, [4, 3]);
  assert.deepEqual((await page.evaluate(() => globalThis.flown)).sort(), ['#match-meeple-1-stands', '+3']);
});

test('a square where the tile does not fit shows whether it can still be filled, and by whom', async () => {
  for (const options of [{}, { width: 390, height: 844 }]) {
    const seats = [{ name: 'Ann', bot: null }, { name: 'Bob', bot: null }];
    const match = { version: 1, players: 2, deck: ['Cccc+', 'L', 'RFr'], moves: [] };
    const page = await studio.openWith({ 'match.games': [{ id: 'kept', match, played: 0, seats, ranked: false }] }, '#/match', options);
    await page.locator('[data-place]').first().waitFor();
    const { x, y, width, height } = await page.locator('[data-tile^="0,0,"]').boundingBox();
    // The square east of the start tile has a road.
    await page.mouse.click(x + 1.5 * width, y + height / 2);
    const words = /\d+ remaining tiles? fits? on this square \(next draw: \d+%\)\. Chance to draw one: Ann \d+%, Bob \d+%\./;
    await page.getByRole('status').filter({ hasText: words }).first().waitFor();
    const { left, draws } = await page.evaluate((match) => globalThis.bastide.matchSquareOdds(match, 0, 1, 0), match);
    assert.equal(await page.locator('[data-hole]').getAttribute('data-hole'), String(left));
    assert.ok(draws.every((chance) => chance >= 0 && chance <= 1));
    await page.keyboard.press('n');
    await page.locator('[data-pinned]').waitFor();
    await page.locator('[data-hole]', { hasText: /fits? here/ }).waitFor();
    await expectClean(page);
  }
});

test('the remaining tiles show the chances to draw them', async () => {
  // L is in hand. Bob draws the next tile and the one after Ann's.
  const page = await openWith({ 'match.games': [play({ ...short, deck: ['L', 'RRR', 'C', 'RFr'], moves: [] })] });
  await page.getByText('3 tiles remaining').click();
  const road = page.getByRole('button', { name: 'a three-way crossing: 1 33%', exact: true });
  await road.click();
  await page.getByText('Chance that the next tile is a three-way crossing: 33%. Chance to draw the first one: Ann 33%, Bob 67%.').waitFor();
  assert.ok(await page.getByRole('button', { name: 'a monastery: 0', exact: true }).isDisabled());
  await expectClean(page);
});
