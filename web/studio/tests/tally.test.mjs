// The Tally page: a match kept with two taps an entry, mended, finished, shared; as the command adds it up.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { command, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const evening = source('examples/tally/evening.log');

async function start(players = 4, names = [], options = {}) {
  const page = await studio.open('#/tally', options);
  await page.getByRole('button', { name: String(players), exact: true }).click();
  for (const [i, name] of names.entries()) await page.getByLabel(`Name of player ${i + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
  return page;
}

async function openEvening(options = {}) {
  const page = await studio.open('#/tally', options);
  await page.getByRole('button', { name: 'An evening of four' }).click();
  await page.getByRole('heading', { name: 'The result' }).waitFor();
  return page;
}

const chip = (page, name) => page.getByRole('group', { name: 'Players' }).getByRole('button', { name });
const key = (page, row, name) => page.getByRole('toolbar', { name: row }).getByRole('button', { name, exact: true });
const entry = (page, text) => page.locator('ol .row', { hasText: text });
const entries = (page, count) => page.getByRole('heading', { name: count === 1 ? '1 entry' : `${count} entries`, exact: true }).waitFor();
const chips = async (page) => (await page.locator('.chip').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());

async function tap(page, player, row, name, count) {
  await chip(page, player).click();
  await key(page, row, name).click();
  await entries(page, count);
}

async function saved(page, button) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('the page adds up and draws as the command does, to the byte', async () => {
  const page = await studio.open('#/tally');
  const logs = [readFileSync(evening, 'utf8'), '2\n.\n', '3\r\n1 city 4\r\n:\r\n3 field 0\r\n2 cloister 8\r\n.'];
  for (const log of logs) {
    const ask = (method, ...more) => page.evaluate(([method, ...words]) => globalThis.bastide[method](...words), [method, log, ...more]);
    assert.equal(await ask('tallyScoreText'), command(['tally', '--json', '--timeline', '-'], log));
    assert.equal(await ask('tallyPlot', 'reader'), command(['tally', '--plot', '-', '-'], log));
  }
  assert.deepEqual(page.complaints, []);
});

test('two taps make an entry, in either order, and a reload loses nothing', async () => {
  const page = await start(3, ['Ann', 'Ben']);
  await tap(page, 'Ann', 'City, tiles', 'city 4 +8', 1);
  await key(page, 'Cloister', 'cloister surrounded +9').click();
  await page.getByText('Cloister, 9 points: press a player.').waitFor();
  await chip(page, 'Player 3').click();
  await entries(page, 2);
  assert.match(await entry(page, 'Ann').innerText(), /city, 4 tiles\s+\+8\s+total\s+8/);
  const before = await chips(page);
  assert.match(before[0], /Ann.*8.*rank 2/);
  assert.match(before[1], /Ben.*0.*rank 3/);
  assert.match(before[2], /Player 3.*9.*rank 1/);
  await page.reload();
  await entries(page, 2);
  assert.deepEqual(await chips(page), before);
  await expectClean(page);
});

test('players with as many points share a rank, and the next one is skipped', async () => {
  const page = await start(4);
  await tap(page, 'Player 2', 'Road, tiles', 'road 5 +5', 1);
  await tap(page, 'Player 4', 'Road, tiles', 'road 5 +5', 2);
  await tap(page, 'Player 1', 'Road, tiles', 'road 1 +1', 3);
  const ranks = (await page.locator('.rank').allInnerTexts()).map((text) => /rank (\d)/.exec(text)[1]);
  assert.deepEqual(ranks, ['3', '1', '4', '1']);
  assert.match((await chips(page))[1], /shared/);
});

test('quick fingers lose no entry, and a number without a key is reached', async () => {
  const page = await start(2);
  await page.evaluate(() => {
    const [one, two] = document.querySelectorAll('.chip');
    const road = document.querySelector('[aria-label="road 3 +3"]');
    const city = document.querySelector('[aria-label="city 2 +4"]');
    for (const press of [one, road, two, city, one, road]) press.click();
  });
  await entries(page, 3);
  await page.getByRole('button', { name: 'City, another number' }).click();
  await page.getByLabel('How many tiles').fill('0');
  await page.getByText("'0' tiles: a city has at least 1").waitFor();
  await page.getByLabel('How many tiles').fill('17');
  await page.getByText('city, 17 tiles: 34 points').waitFor();
  await page.keyboard.press('Enter');
  await chip(page, 'Player 2').click();
  await entries(page, 4);
  assert.match((await chips(page))[1], /38/);
  await expectClean(page);
});

test('an entry is changed and taken away in its place, undone and done again', async () => {
  const page = await start(2, ['Ann', 'Ben']);
  await tap(page, 'Ann', 'City, tiles', 'city 4 +8', 1);
  await tap(page, 'Ben', 'Road, tiles', 'road 3 +3', 2);
  await entry(page, 'Ann').click();
  const editor = page.getByRole('form', { name: 'Entry 1' });
  await editor.getByLabel('tiles').fill('0');
  await editor.getByText("'0' tiles: a city has at least 1").waitFor();
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByLabel('Feature').selectOption('road');
  await editor.getByLabel('tiles').fill('6');
  await editor.getByText('road, 6 tiles: 6 points').waitFor();
  await editor.getByRole('button', { name: 'Save' }).click();
  await entry(page, 'Ann: road, 6 tiles').waitFor();
  assert.match((await chips(page))[0], /6/);
  await entry(page, 'Ben').click();
  await expectClean(page);
  await page.getByRole('button', { name: 'Take away' }).click();
  await entries(page, 1);
  await page.keyboard.press('Control+z');
  await entries(page, 2);
  await page.keyboard.press('Control+z');
  await entry(page, 'Ann: city, 4 tiles').waitFor();
  await page.keyboard.press('Control+y');
  await entry(page, 'Ann: road, 6 tiles').waitFor();
});

test('final scoring is entered, left again, and ends with the ranks', async () => {
  const page = await start(2, ['Ann', 'Ben']);
  await tap(page, 'Ann', 'City, tiles', 'city 4 +8', 1);
  assert.equal(await page.getByRole('toolbar', { name: /Field/ }).count(), 0);
  await page.getByRole('button', { name: 'End play' }).click();
  await tap(page, 'Ben', 'Field, completed cities', 'field 2 +6', 2);
  await key(page, 'Cloister, surrounding tiles', 'cloister 1 +2').click();
  await entries(page, 3);
  await page.getByText('play ends').waitFor();
  await page.getByRole('button', { name: 'Back to play' }).click();
  await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
  assert.equal(await saved(page, 'Log'), '2\n1 city 4\n:\n2 field 2\n2 cloister 1\n.\n');
  await page.getByRole('button', { name: 'End play' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByText('Ann and Ben share the first rank with 8 points.').waitFor();
  const rows = await page.locator('tbody tr').allInnerTexts();
  assert.deepEqual(rows.map((row) => row.split(/\s+/).join(' ').trim()), ['1 Ann 8 8 0 0 0 0 0 0', '1 Ben 8 0 0 0 0 0 2 6']);
  await expectClean(page);
  await page.getByRole('button', { name: 'Back to final scoring' }).click();
  await page.getByRole('heading', { name: 'Final scoring' }).waitFor();
});

test('the match is saved as the command would write it', async () => {
  const page = await openEvening();
  assert.equal(await saved(page, 'Log'), readFileSync(evening, 'utf8'));
  assert.equal(await saved(page, 'JSON'), command(['tally', '--json', '--timeline', evening]));
  assert.equal(await saved(page, 'SVG'), command(['tally', '--plot', '-', evening]));
});

test('players have the marks of the chart, and their names in it', async () => {
  const page = await start(4, ['Zoë & <Max>']);
  await tap(page, 'Zoë', 'Road, tiles', 'road 2 +2', 1);
  await page.locator('.chart svg').waitFor();
  assert.match(await page.locator('.chart').innerText(), /Zoë & <Max>: 2/);
  const marks = await page.evaluate(() => {
    const of = (groups) => groups.map((group) => [
      group.getAttribute('class').match(/b-p\d/)[0], group.querySelector('[fill="currentColor"]').getAttribute('d').replace(/^M[-\d., ]+?(?=m)/, ''),
    ]);
    return [of([...document.querySelectorAll('.chip svg')]), of([...document.querySelectorAll('.chart g[class^="b-p"]')])];
  });
  assert.equal(marks[1].length, 4);
  assert.deepEqual(marks[0], marks[1]);
});

test('a log with an error is shown at its line, and the match there was stays', async () => {
  const page = await start(2);
  await tap(page, 'Player 1', 'Road, tiles', 'road 2 +2', 1);
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The log').fill('2\n1 city 4\n\n2 field 3\n.\n');
  await page.getByRole('button', { name: 'Use this log' }).click();
  await page.getByText('line 4: a field scores only at the end').waitFor();
  const chosen = await page.getByLabel('The log').evaluate((field) => field.value.slice(field.selectionStart, field.selectionEnd));
  assert.equal(chosen, '2 field 3');
  assert.match(await page.locator('pre .here').innerText(), /▸\s+4\s+2 field 3/);
  await expectClean(page);
  await entries(page, 1);
  await page.getByLabel('The log').fill('2\n1 city 4\n:\n2 field 3\n.\n');
  await page.getByRole('button', { name: 'Use this log' }).click();
  await entries(page, 2);
  await page.getByRole('button', { name: 'The one before' }).click();
  await entries(page, 1);
});

test('a file is opened and dropped', async () => {
  const page = await start(2);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open' }).click();
  await (await chooser).setFiles(evening);
  await entries(page, 40);
  await page.locator('.tally').evaluate((table) => {
    const data = new DataTransfer();
    data.items.add(new File(['2\n3 city 4\n.\n'], 'bad.log'));
    table.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await page.getByText("line 2: there is no player '3': they are 1 to 2").waitFor();
  await entries(page, 40);
});

test('a new match puts the old one by, and neither undo nor a reload loses it', async () => {
  const page = await openEvening();
  await page.getByRole('button', { name: 'New match' }).first().click();
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  await page.keyboard.press('Control+z');
  await entries(page, 40);
  await page.getByRole('button', { name: 'New match' }).first().click();
  await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await entries(page, 40);
});

test('a link brings the match back with its names, and a damaged one says so', async () => {
  const page = await start(3, ['Ann']);
  await tap(page, 'Ann', 'City, tiles', 'city 4 +8', 1);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('link to this match is copied').waitFor();
  const hash = new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  const other = await studio.open(hash);
  await entries(other, 1);
  assert.deepEqual(await chips(other), await chips(page));
  const { match } = JSON.parse(await other.evaluate(() => localStorage.getItem('bastide.tally.desk')));
  assert.deepEqual(match, { players: 3, names: ['Ann'], play: ['1 city 4'], final: [], stage: 'play' });
  // A page that is open already takes it too.
  const open = await openEvening();
  await open.evaluate((hash) => (location.hash = hash), hash);
  await entries(open, 1);
  const damaged = await studio.open(hash.replace(/log=[^&]{9}/, 'log='));
  await damaged.getByText('This link is damaged').waitFor();
  await damaged.getByRole('heading', { name: 'Who plays?' }).waitFor();
  const cut = await studio.open(hash.slice(0, -4));
  await cut.getByText('This link is damaged').waitFor();
  const wrong = await studio.open(`#/tally?log=${deflateRawSync('2\n1 tower 4\n.\n').toString('base64url')}`);
  await wrong.getByText("line 2: 'tower' is not a feature").waitFor();
  await wrong.locator('pre .here', { hasText: '1 tower 4' }).waitFor();
});

test('what is kept badly is said or passed over, never a blank page', async () => {
  for (const [kept, expected] of [
    ['{"match":7}', 'Who plays?'],
    ['{"match":{"players":2,"names":[],"play":["3 city 4"],"final":[],"stage":"play"},"before":null}', "there is no player '3'"],
  ]) {
    const page = await studio.open('#/tally');
    await page.evaluate((kept) => localStorage.setItem('bastide.tally.desk', kept), kept);
    await page.reload();
    await page.getByText(expected).waitFor();
    if (expected !== 'Who plays?') await page.getByRole('button', { name: 'New match' }).click();
    await page.getByRole('heading', { name: 'Who plays?' }).waitFor();
  }
});

test('more players than the pad asks for are shown, and too many are refused with a way out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'));
  const page = await studio.open('#/tally');
  const open = async (log) => {
    const path = join(folder, 'many.log');
    writeFileSync(path, log);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open' }).click();
    await (await chooser).setFiles(path);
  };
  await open('1001\n.\n');
  await page.getByText('The pad holds up to 1000 players').waitFor();
  await open('40\n37 city 4\n.\n');
  await entries(page, 1);
  await page.getByText('In front: Player 37 with 8').waitFor();
  assert.equal(await page.locator('tbody tr').count(), 40);
  await page.getByText('more than 32 players').waitFor();
  await page.getByLabel('Player', { exact: true }).first().selectOption('38');
  await key(page, 'Road, tiles', 'road 9 +9').click();
  await page.getByText('In front: Player 38 with 9').waitFor();
  await expectClean(page);
});

test('a match is kept by keys alone', async () => {
  const page = await studio.open('#/tally');
  const begin = page.getByRole('button', { name: 'Start the match' });
  await begin.focus();
  await page.keyboard.press('Enter');
  await page.locator('h1:focus', { hasText: 'Play' }).waitFor();
  await page.keyboard.press('2');
  await key(page, 'City, tiles', 'city 1 +2').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await entries(page, 1);
  const row = entry(page, 'Player 2: road, 2 tiles');
  await row.focus();
  await page.keyboard.press('Enter');
  await page.locator('form select:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.row:focus').waitFor();
  assert.match((await chips(page))[1], /2/);
});

test('a phone is wide enough, in both themes, with the totals in sight wherever one is', async () => {
  for (const theme of ['light', 'dark']) {
    const size = { width: 360, height: 740, theme };
    const begun = await studio.open('#/tally', size);
    await expectFits(begun);
    await expectClean(begun);
    const page = await start(6, ['Bartholomäus Trubensteiner'], size);
    await tap(page, 'Bartholomäus', 'Road, tiles', 'road 2 +2', 1);
    await page.locator('.chart svg').waitFor();
    await expectFits(page);
    await expectClean(page);
    await page.locator('.chart').scrollIntoViewIfNeeded();
    const top = await page.locator('.chip').first().evaluate((chip) => chip.getBoundingClientRect().top);
    assert.ok(top >= 0 && top < 100, `the totals are at ${top}`);
    const done = await openEvening(size);
    await expectFits(done);
    await expectClean(done);
  }
});
