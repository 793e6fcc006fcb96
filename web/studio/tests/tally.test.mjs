// Tests the Tally page: entering with two taps, editing, finishing and sharing, with the command's totals.
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
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
  return page;
}

async function openEvening(options = {}) {
  const page = await studio.open('#/tally', options);
  await page.getByRole('button', { name: 'A four-player game' }).click();
  await page.getByRole('heading', { name: 'Result' }).waitFor();
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
  await page.locator('details', { hasText: 'JSON' }).evaluate((others) => (others.open = true));
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('totals and charts equal the command’s byte for byte', async () => {
  const page = await studio.open('#/tally');
  const logs = [readFileSync(evening, 'utf8'), '2\n.\n', '3\r\n1 city 4\r\n:\r\n3 field 0\r\n2 cloister 8\r\n.'];
  for (const log of logs) {
    const ask = (method, ...more) => page.evaluate(([method, ...words]) => globalThis.bastide[method](...words), [method, log, ...more]);
    assert.equal(await ask('tallyScoreText'), command(['tally', '--json', '--timeline', '-'], log));
    assert.equal(await ask('tallyPlot', 'reader'), command(['tally', '-o', '-', '-'], log));
  }
  assert.deepEqual(page.complaints, []);
});

test('two taps make an entry, in either order, and a reload loses nothing', async () => {
  const page = await start(3, ['Ann', 'Ben']);
  await tap(page, 'Ann', 'City, tiles', 'City 4 +8', 1);
  await key(page, 'Monastery', 'Monastery complete +9').click();
  await page.getByText('monastery, 9 points: press a player.').waitFor();
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
  // So do the steps to undo, and then those to redo.
  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click();
  await entries(page, 1);
  await page.reload();
  await entries(page, 1);
  await page.locator('.bar').getByRole('button', { name: 'Redo' }).click();
  await entries(page, 2);
  await expectClean(page);
});

test('undo needs an entry, and says which feature another one replaces', async () => {
  const page = await start(2, ['Ann', 'Ben']);
  const undo = page.locator('.bar').getByRole('button', { name: 'Undo' });
  assert.ok(await undo.isDisabled());
  await page.keyboard.press('Control+z');
  await key(page, 'City, tiles', 'City 4 +8').click();
  await page.getByText('City, 4 tiles, 8 points: press a player.').waitFor();
  await key(page, 'Monastery', 'Monastery complete +9').click();
  await page.getByText('monastery, 9 points: press a player. Not entered: city, 4 tiles.').waitFor();
  await chip(page, 'Ann').click();
  await entries(page, 1);
  await undo.click();
  await entries(page, 0);
  assert.ok(await undo.isDisabled());
  await expectClean(page);
});

test('undo after a reload goes back as far as there is room for, and no further', async () => {
  const page = await start(2);
  await page.evaluate(() => {
    const past = Array.from({ length: 200 }, (_, i) => ({ match: { ...JSON.parse(localStorage['bastide.tally.desk']).match, names: [String(i)], play: Array(350).fill('1 city 4') }, before: null }));
    localStorage['bastide.tally.desk.steps'] = JSON.stringify({ past, future: [] });
  });
  await page.reload();
  await tap(page, 'Player 1', 'City, tiles', 'City 4 +8', 1);
  const { length, names } = await page.evaluate(() => {
    const text = localStorage['bastide.tally.desk.steps'];
    return { length: text.length, names: JSON.parse(text).past.map(({ match }) => match.names[0]) };
  });
  assert.ok(length < 260_000 && length > 200_000, `${length} characters`);
  assert.equal(names.at(-2), '199');
  // Damaged steps are dropped, and the game stays.
  await page.evaluate(() => (localStorage['bastide.tally.desk.steps'] = '{"past":[{}],"future":[]}'));
  await page.reload();
  await entries(page, 1);
  assert.equal(await page.locator('.bar').getByRole('button', { name: 'Undo' }).isDisabled(), true);
  assert.deepEqual(page.complaints, []);
});

test('a log that replaces a game is taken back with one press', async () => {
  const page = await start(2, ['Ann', 'Ben']);
  await tap(page, 'Ann', 'City, tiles', 'City 4 +8', 1);
  await page.getByRole('button', { name: 'A four-player game' }).click();
  await entries(page, 40);
  const notice = page.getByRole('status').filter({ hasText: 'Opened A four-player game' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await entries(page, 1);
  assert.equal(await notice.count(), 0);
  await expectClean(page);
});

test('players with equal points share a rank, and the next one is skipped', async () => {
  const page = await start(4);
  await tap(page, 'Player 2', 'Road, tiles', 'Road 5 +5', 1);
  await tap(page, 'Player 4', 'Road, tiles', 'Road 5 +5', 2);
  await tap(page, 'Player 1', 'Road, tiles', 'Road 2 +2', 3);
  const ranks = (await page.locator('.rank').allInnerTexts()).map((text) => /rank (\d)/.exec(text)[1]);
  assert.deepEqual(ranks, ['3', '1', '4', '1']);
  assert.match((await chips(page))[1], /shared/);
});

test('fast taps lose no entry, and numbers without a key can be entered', async () => {
  const page = await start(2);
  await page.evaluate(() => {
    const [one, two] = document.querySelectorAll('.chip');
    const road = document.querySelector('[aria-label="Road 3 +3"]');
    const city = document.querySelector('[aria-label="City 2 +4"]');
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

test('an entry is edited and removed in its place, undone and redone', async () => {
  const page = await start(2, ['Ann', 'Ben']);
  await tap(page, 'Ann', 'City, tiles', 'City 4 +8', 1);
  await tap(page, 'Ben', 'Road, tiles', 'Road 3 +3', 2);
  await entry(page, 'Ann').click();
  const editor = page.getByRole('form', { name: 'Entry 1' });
  await editor.getByLabel('tiles', { exact: true }).fill('0');
  await editor.getByText("'0' tiles: a city has at least 1").waitFor();
  await editor.getByRole('button', { name: 'Save' }).click();
  await editor.getByLabel('Feature').selectOption('road');
  await editor.getByLabel('tiles', { exact: true }).fill('6');
  await editor.getByText('road, 6 tiles: 6 points').waitFor();
  await editor.getByRole('button', { name: 'Save' }).click();
  await entry(page, 'Ann: road, 6 tiles').waitFor();
  assert.match((await chips(page))[0], /6/);
  await entry(page, 'Ben').click();
  await expectClean(page);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await entries(page, 1);
  await page.keyboard.press('Control+z');
  await entries(page, 2);
  await page.keyboard.press('Control+z');
  await entry(page, 'Ann: city, 4 tiles').waitFor();
  await page.keyboard.press('Control+y');
  await entry(page, 'Ann: road, 6 tiles').waitFor();
});

test('final scoring is started, left again, and ends with the ranks', async () => {
  const page = await start(2, ['Ann', 'Ben']);
  await tap(page, 'Ann', 'City, tiles', 'City 4 +8', 1);
  assert.equal(await page.getByRole('toolbar', { name: /Field/ }).count(), 0);
  await page.getByRole('button', { name: 'End play' }).click();
  await tap(page, 'Ben', 'Field, complete cities', 'Field 2 +6', 2);
  await key(page, 'Monastery, tiles around it', 'Monastery 1 +2').click();
  await entries(page, 3);
  await page.getByText('play ends').waitFor();
  await page.getByRole('button', { name: 'Back to play' }).click();
  await page.getByRole('heading', { name: 'Play', exact: true }).waitFor();
  assert.equal(await saved(page, 'Plain log'), '2\n1 city 4\n:\n2 field 2\n2 cloister 1\n.\n');
  assert.equal(await saved(page, 'Save the game'), 'players Ann Ben\nAnn city 4\n:\nBen field 2\nBen monastery 1\n');
  await page.getByRole('button', { name: 'End play' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByText('Ann and Ben tie for first place with 8 points.').waitFor();
  const rows = await page.locator('tbody tr').allInnerTexts();
  assert.deepEqual(rows.map((row) => row.split(/\s+/).join(' ').trim()), ['1 Ann 8 8 0 0 0 0 0 0', '1 Ben 8 0 0 0 0 0 2 6']);
  await expectClean(page);
  await page.getByRole('button', { name: 'Back to final scoring' }).click();
  await page.getByRole('heading', { name: 'Final scoring' }).waitFor();
});

test('the saved match equals the command’s output', async () => {
  const page = await openEvening();
  assert.equal(await saved(page, 'Plain log'), readFileSync(evening, 'utf8'));
  assert.equal(await saved(page, 'Save the game'), command(['tally', '--to', 'extended', evening]));
  assert.equal(await saved(page, 'JSON'), command(['tally', '--json', '--timeline', evening]));
  assert.equal(await saved(page, 'SVG'), command(['tally', '-o', '-', evening]));
});

test('players have the marks of the chart, and their names in it', async () => {
  const page = await start(4, ['Zoë & <Max>']);
  await tap(page, 'Zoë', 'Road, tiles', 'Road 2 +2', 1);
  await page.locator('.chart svg').waitFor();
  assert.match(await page.locator('.chart').innerText(), /Zoë & <Max>: 2/);
  const marks = await page.evaluate(() => {
    const of = (groups) => groups.map((group) => [
      group.getAttribute('class').match(/b-(p\d|meeple-\w+)/)[0], group.querySelector('[fill="currentColor"]').getAttribute('d').replace(/^M[-\d., ]+?(?=m)/, ''),
    ]);
    return [of([...document.querySelectorAll('.chip svg')]), of([...document.querySelectorAll('.chart g[class^="b-"]')])];
  });
  assert.equal(marks[1].length, 4);
  assert.deepEqual(marks[0], marks[1]);
});

test('an error in a log is shown at its line, and the match stays', async () => {
  const page = await start(2);
  await tap(page, 'Player 1', 'Road, tiles', 'Road 2 +2', 1);
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
  await page.getByRole('button', { name: 'Previous game' }).click();
  await entries(page, 1);
});

test('a file is opened by choosing and by dropping it', async () => {
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
  await page.getByText("line 2: there is no player '3': players are 1 to 2").waitFor();
  await entries(page, 40);
});

test('a new match keeps the previous one through undo and reload', async () => {
  const page = await openEvening();
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await page.keyboard.press('Control+z');
  await entries(page, 40);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await entries(page, 40);
});

test('a link restores the match with its names, and a damaged one gives an error', async () => {
  const page = await start(3, ['Ann']);
  await tap(page, 'Ann', 'City, tiles', 'City 4 +8', 1);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link to this game copied').waitFor();
  const hash = new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  const other = await studio.open(hash);
  await entries(other, 1);
  assert.deepEqual(await chips(other), await chips(page));
  const { match } = JSON.parse(await other.evaluate(() => localStorage.getItem('bastide.tally.desk')));
  assert.deepEqual(match, { players: 3, names: ['Ann'], colours: ['red', 'blue', 'green'], play: ['1 city 4'], final: [], stage: 'play' });
  // An open page follows the link as well.
  const open = await openEvening();
  await open.evaluate((hash) => (location.hash = hash), hash);
  await entries(open, 1);
  const damaged = await studio.open(hash.replace(/log=[^&]{9}/, 'log='));
  await damaged.getByText('This link is damaged').waitFor();
  await damaged.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  const cut = await studio.open(hash.slice(0, -4));
  await cut.getByText('This link is damaged').waitFor();
  const wrong = await studio.open(`#/tally?log=${deflateRawSync('2\n1 tower 4\n.\n').toString('base64url')}`);
  await wrong.getByText("line 2: 'tower' is not a feature").waitFor();
  await wrong.locator('pre .here', { hasText: '1 tower 4' }).waitFor();
});

test('damaged storage gives a notice or is ignored, but never a blank page', async () => {
  for (const [kept, expected] of [
    ['{"match":7}', 'Who is playing?'],
    ['{"match":{"players":2,"names":[],"play":["3 city 4"],"final":[],"stage":"play"},"before":null}', "'3' is not a player"],
  ]) {
    const page = await studio.open('#/tally');
    await page.evaluate((kept) => localStorage.setItem('bastide.tally.desk', kept), kept);
    await page.reload();
    await page.getByText(expected).waitFor();
    if (expected !== 'Who is playing?') await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  }
});

test('more players than the form offers are shown, and too many are rejected with advice', async () => {
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
  await page.getByText('The pad supports up to 1000 players').waitFor();
  await open('40\n37 city 4\n.\n');
  await entries(page, 1);
  await page.getByText('Player 37 leads with 8').waitFor();
  assert.equal(await page.locator('tbody tr').count(), 40);
  await page.getByText('more than 32 players').waitFor();
  await page.getByLabel('Player', { exact: true }).first().selectOption('38');
  await key(page, 'Road, tiles', 'Road 9 +9').click();
  await page.getByText('Player 38 leads with 9').waitFor();
  await entry(page, 'Player 38').click();
  await page.getByLabel('Who scores').fill('37, 40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await entry(page, 'Player 37 and Player 40: road, 9 tiles').waitFor();
  await expectClean(page);
});

test('no complete city has one tile, and final scoring begins with nothing over its keys', async () => {
  const page = await start(2, ['Ann', 'Ben'], { width: 390, height: 844 });
  await chip(page, 'Ann').click();
  assert.equal(await key(page, 'City, tiles', /^City 1 /).count(), 0);
  await key(page, 'City, tiles', 'City 2 +4').click();
  await page.getByText('Ann: city, 2 tiles, +4.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 1);
  await page.getByRole('button', { name: 'End play' }).click();
  await page.getByRole('heading', { name: 'Final scoring' }).waitFor();
  await key(page, 'City, tiles', /^City 1 /).waitFor();
  const [own, other] = await page.locator('.chip').evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  assert.equal(own, other, 'the leader does not look pressed');
});

test('a match is tallied by keys alone', async () => {
  const page = await studio.open('#/tally');
  const begin = page.getByRole('button', { name: 'Start the game' });
  await begin.focus();
  await page.keyboard.press('Enter');
  await page.locator('h1:focus', { hasText: 'Play' }).waitFor();
  await page.keyboard.press('2');
  await key(page, 'City, tiles', 'City 2 +4').focus();
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

const friends = source('examples/tally/friends.log');
const pressed = (page) => page.locator('.chip[aria-pressed="true"] .name').allInnerTexts();

async function openText(page, text) {
  if ((await page.getByLabel('The log').count()) === 0) await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The log').fill(text);
  await page.getByRole('button', { name: 'Use this log' }).click();
}

test('an extended log is opened, stored and saved as by the command', async () => {
  const page = await studio.open('#/tally');
  await openText(page, readFileSync(friends, 'utf8'));
  await entries(page, 12);
  await page.getByRole('heading', { name: 'Final scoring' }).waitFor();
  assert.match((await chips(page))[1], /Ben.*40.*leads by 6/);
  await page.getByText('Other files').click();
  await page.getByText('A plain log cannot store “Other points”').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Plain log' }).isDisabled(), true);
  assert.match(await entry(page, 'Anna and Ben').innerText(), /city, 6 tiles, 1 pennant\s+neither gave in\s+\+14/);
  await page.reload();
  await entries(page, 12);
  const log = await saved(page, 'Save the game');
  // The comment above the players moves below them. The rest equals the command's output.
  const [comment, players, ...rest] = command(['tally', '--to', 'extended', friends]).split('\n');
  assert.deepEqual(log.split('\n'), [players, comment, ...rest]);
  assert.equal(await saved(page, 'JSON'), command(['tally', '--json', '--timeline', '-'], log));
  await expectClean(page);
  await entry(page, 'correction').or(entry(page, 'other points')).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('A plain log cannot store names, notes, pennants, who shared a feature').waitFor();
  const plain = await saved(page, 'Plain log');
  assert.equal(plain, command(['tally', '--to', 'plain', '-'], log.replace(/.*correction.*\n/, '')));
});

test('a shared feature is one entry, with its pennants', async () => {
  const page = await start(3, ['Ann', 'Ben', 'Cleo']);
  await chip(page, 'Ann').click();
  await chip(page, 'Cleo').click();
  await page.getByText('Ann and Cleo share: press the feature.').waitFor();
  // A second press deselects a player.
  await chip(page, 'Cleo').click();
  assert.deepEqual((await pressed(page)).map((name) => name.slice(0, 3)), ['Ann']);
  await chip(page, 'Ben').click();
  await page.getByRole('button', { name: 'Add a pennant' }).click();
  await page.getByRole('button', { name: 'Add a pennant' }).click();
  await key(page, 'City, tiles', 'City 4 +12, 2 pennants').click();
  await entries(page, 1);
  await page.getByText('Ann and Ben: city, 4 tiles, 2 pennants, +12. Next, press a player.').waitFor();
  assert.match((await chips(page))[0], /Ann.*12.*tied for the lead ?, rank 1, shared/);
  assert.match((await chips(page))[2], /Cleo.*0.*12 behind ?, rank 3/);
  // The next city starts without pennants.
  await tap(page, 'Cleo', 'City, tiles', 'City 4 +8', 2);
  await entry(page, 'Ann and Ben').click();
  const editor = page.getByRole('form', { name: 'Entry 1' });
  await editor.getByRole('button', { name: 'Ben' }).click();
  await editor.getByLabel('Pennants').fill('9');
  await editor.getByText('more pennants than tiles').waitFor();
  await editor.getByLabel('Pennants').fill('1');
  await editor.getByRole('textbox', { name: 'Note' }).fill('the big one');
  await editor.getByRole('button', { name: 'Save' }).click();
  await entry(page, 'Ann: city, 4 tiles, 1 pennant').waitFor();
  assert.match(await entry(page, 'the big one').innerText(), /\+10/);
  assert.equal(await saved(page, 'Save the game'), 'players Ann Ben Cleo\nAnn city 4 pennants 1  # the big one\nCleo city 4\n');
  await expectClean(page);
});

test('in final scoring the next player takes one tap, and a shared entry two', async () => {
  const page = await start(3);
  await page.getByRole('button', { name: 'End play' }).click();
  await tap(page, 'Player 1', 'Road, tiles', 'Road 2 +2', 1);
  await key(page, 'City, tiles', 'City 3 +3').click();
  await entries(page, 2);
  await chip(page, 'Player 2').click();
  await chip(page, 'Player 3').click();
  await key(page, 'Field, complete cities', 'Field 1 +3').click();
  await entries(page, 3);
  assert.deepEqual((await chips(page)).map((text) => /(\d+) total/.exec(text)[1]), ['5', '3', '3']);
});

test('other points have a sign and a note that is offered again, and no total falls below 0', async () => {
  const page = await start(2, ['Ann', 'Ben'], { width: 390, height: 844 });
  const form = page.getByRole('form', { name: 'Other points' });
  const open = () => page.getByRole('button', { name: 'Other points, ± with a note' }).click();
  await chip(page, 'Ann').click();
  await open();
  await form.getByLabel('Points').fill('5');
  await form.getByLabel('Note').fill('the fair');
  await expectClean(page);
  await form.getByRole('button', { name: 'Use' }).click();
  await entries(page, 1);
  assert.match(await entry(page, 'Ann: other points').innerText(), /the fair\s+\+5/);
  // First the points, then the player.
  await open();
  assert.deepEqual(await form.locator('option').evaluateAll((all) => all.map((each) => each.value)), ['the fair']);
  await form.getByRole('button', { name: 'Minus' }).click();
  await form.getByLabel('Points').fill('2');
  await page.keyboard.press('Enter');
  await page.getByText('other points, -2 points: press a player.').waitFor();
  await chip(page, 'Ben').click();
  await page.getByText('would take the total of player 2 below 0').waitFor();
  await entries(page, 1);
  await page.getByRole('button', { name: 'Close' }).click();
  await entry(page, 'Ann').click();
  const editor = page.getByRole('form', { name: 'Entry 1' });
  await editor.getByLabel('Feature').selectOption('Other points');
  await editor.getByLabel('Points', { exact: true }).fill('7');
  await editor.getByRole('button', { name: 'Save' }).click();
  await entry(page, '+7').waitFor();
  assert.equal(await saved(page, 'Save the game'), 'players Ann Ben\nAnn correction +7  # the fair\n');
  await page.getByRole('button', { name: 'End play' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const row = await page.locator('tbody tr').first().innerText();
  assert.deepEqual(row.trim().split(/\s+/), ['1', 'Ann', '7', '0', '0', '0', '0', '0', '0', '0', '7']);
});

test('meeples have their colours everywhere, and no two players the same', async () => {
  const page = await studio.open('#/tally');
  const marks = (where) => page.locator(`${where} [class*="b-meeple-"]`).evaluateAll((all) => all.map((each) => /b-meeple-(\w+)/.exec(each.getAttribute('class'))[1]));
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByLabel('Meeple colour of player 1').selectOption('black');
  await page.getByLabel('Meeple colour of player 2').selectOption('black');
  assert.equal(await page.getByLabel('Meeple colour of player 1').inputValue(), 'blue');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await tap(page, 'Player 2', 'Road, tiles', 'Road 5 +5', 1);
  await page.locator('.chart svg').waitFor();
  assert.deepEqual(await marks('.chips'), ['blue', 'black', 'green']);
  assert.deepEqual(await marks('.chart'), ['blue', 'black', 'green']);
  assert.match(await saved(page, 'SVG'), /<g class="b-meeple-black">/);
  const colour = await page.locator('.chip svg').nth(1).evaluate((mark) => getComputedStyle(mark).color);
  assert.equal(colour, 'rgb(47, 42, 38)');
  await page.getByText('Logs do not store meeple colours. Links do.').waitFor();
  await page.getByText('Names and meeples').click();
  await page.getByLabel('Meeple colour of player 3').selectOption('pink');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link to this game copied').waitFor();
  const hash = new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  const other = await studio.open(hash);
  await entries(other, 1);
  assert.match(await other.locator('.chip svg').nth(2).getAttribute('class'), /b-meeple-pink/);
  await expectClean(other);
});

test('players’ names become names of a log and are restored', async () => {
  const page = await start(3, ['Zoë & Max', 'Ann', 'Ann']);
  await tap(page, 'Zoë', 'Road, tiles', 'Road 2 +2', 1);
  const log = await saved(page, 'Save the game');
  assert.equal(log, 'players Zoë_&_Max Ann Ann_3\nZoë_&_Max road 2\n');
  assert.match(command(['tally', '-'], log), /Zoë_&_Max -> 2/);
  await openText(page, log);
  await entry(page, 'Zoë & Max: road').waitFor();
  await page.getByRole('button', { name: 'Previous game' }).waitFor();
});

test('old stored matches and links open', async () => {
  const before = { players: 2, names: ['Ann'], play: ['1 city 4', '2 cloister'], final: ['2 field 1'], stage: 'play' };
  const page = await studio.openWith({ 'tally.desk': { match: before, before: null } }, '#/tally');
  await entries(page, 3);
  await tap(page, 'Ann', 'Road, tiles', 'Road 3 +3', 4);
  assert.equal(await saved(page, 'Plain log'), '2\n1 city 4\n2 cloister\n1 road 3\n:\n2 field 1\n.\n');
  await entry(page, 'field').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await entries(page, 3);
  const link = (log) => `#/tally?log=${deflateRawSync(log).toString('base64url')}`;
  const old = await studio.open(`${link('2\n1 city 4\n:\n2 field 2\n.\n')}&names=${deflateRawSync('["Zoë"]').toString('base64url')}`);
  await old.getByText('Zoë wins with 8 points.').waitFor();
  assert.equal((await old.locator('.chip svg').first().getAttribute('class')).split(' ')[0], 'b-p0');
});

test('the pad speaks German and French', async () => {
  for (const [language, title, begin, road, said, axis, line] of [
    ['de', 'Wer spielt mit?', 'Partie beginnen', 'Straße, Plättchen', 'Spieler 1: Straße, 3 Plättchen, +3.', 'Punkte', 'Schlusswertung'],
    ['fr', 'Qui joue ?', 'Commencer la partie', 'Route, tuiles', 'Joueur 1 : route, 3 tuiles, +3.', 'lignes', 'décompte final'],
  ]) {
    const page = await studio.open('#/tally', { width: 390, height: 844 });
    await page.evaluate((chosen) => localStorage.setItem('bastide.language', JSON.stringify(chosen)), language);
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('button', { name: begin }).click();
    await page.locator('.chip').first().click();
    await page.getByRole('toolbar', { name: road }).getByRole('button', { name: / 3 / }).click();
    await page.locator('.prompt').getByText(said).waitFor();
    await expectFits(page);
    await expectClean(page);
    // Also in the library's chart.
    await page.locator('.ends button').click();
    await page.locator('.chip').nth(1).click();
    await page.getByRole('toolbar', { name: road }).getByRole('button', { name: / 3 / }).click();
    await page.locator('.chart', { hasText: line }).waitFor();
    assert.ok((await page.locator('.chart').innerText()).includes(axis));
    await expectFits(page);
  }
});

test('the page fits a phone in both themes, with the totals always visible', async () => {
  for (const theme of ['light', 'dark']) {
    const size = { width: 360, height: 740, theme };
    const begun = await studio.open('#/tally', size);
    await begun.getByRole('button', { name: 'Three friends, with names Names, notes, and a city that two players share.' }).waitFor();
    await begun.getByText('Adds up the points of a game at your own table.').waitFor();
    await expectFits(begun);
    await expectClean(begun);
    const page = await start(6, ['Bartholomäus Trubensteiner'], size);
    await tap(page, 'Bartholomäus', 'Road, tiles', 'Road 2 +2', 1);
    await page.locator('.chart svg').waitFor();
    await expectFits(page);
    await expectClean(page);
    await page.locator('.chart').scrollIntoViewIfNeeded();
    const top = await page.locator('.chip').first().evaluate((chip) => chip.getBoundingClientRect().top);
    assert.ok(top >= 0 && top < 100, `the totals are at ${top}`);
    const lying = await start(6, [], { width: 740, height: 360, theme });
    await lying.getByRole('button', { name: 'End play' }).scrollIntoViewIfNeeded();
    const undo = lying.getByRole('button', { name: 'Undo', exact: true });
    const isOnTop = await undo.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
    });
    assert.ok(isOnTop, 'undo is in sight beside the last keys');
    const done = await openEvening(size);
    const [shown, wide] = await done.locator('.scroll').evaluate((table) => [table.clientWidth, table.scrollWidth]);
    assert.ok(wide <= shown, `a table of ${wide} pixels in ${shown}`);
    await expectFits(done);
    await expectClean(done);
  }
});
