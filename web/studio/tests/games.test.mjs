// Tests the Games page: games from files and finished games, search, first moves, and problems from mistakes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { command, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const example = (name) => source(`examples/match/${name}`);
const read = (name) => JSON.parse(readFileSync(example(name), 'utf8'));
const duel = read('duel.json');

const named = (match, names, tags = {}) => ({ ...match, names, ...tags });
const stored = (...matches) => ({ 'match.collection': matches.map((match, i) => ({ id: `game${i}`, match })) });
const collection = (page) => page.evaluate(() => JSON.parse(localStorage['bastide.match.collection'] ?? '[]').map(({ match }) => match));
const rows = (page) => page.locator('[aria-labelledby="found"] li');
const heading = (page, words) => page.getByRole('heading', { name: words, exact: true }).waitFor();
const button = (page, name) => page.getByRole('button', { name });
const choice = (page, name) => page.getByRole('combobox', { name, exact: true });

async function open(kept = {}, options = {}) {
  const page = await studio.open('#/', options);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(`bastide.${name}`, JSON.stringify(value));
  }, kept);
  await page.goto(`${studio.base}#/games`);
  await page.getByRole('button', { name: 'Add games …' }).waitFor();
  return page;
}

async function add(page, files) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Add games …' }).click()]);
  await chooser.setFiles(files);
}

test('a removed game can be put back, also from the end of a long list', async () => {
  const games = Array.from({ length: 20 }, (_, i) => named(duel, [`Ada ${i}`, 'Bo']));
  const page = await open(stored(...games), { width: 390, height: 844 });
  await rows(page).locator('.picture use').first().waitFor({ state: 'attached' });
  const before = await collection(page);
  const name = 'Remove the game of Ada 3, Bo';
  await button(page, name).click();
  await page.getByText('The game of Ada 3, Bo is removed').waitFor();
  assert.equal((await collection(page)).length, 19);
  await expectFits(page);
  const undo = button(page, /Undo$/);
  const box = await undo.boundingBox();
  assert.ok(box.y >= 0 && box.y < 844, 'the message is in the window');
  await undo.click();
  await button(page, name).waitFor();
  assert.deepEqual(await collection(page), before);
  await expectClean(page);
});

test('games of other programs are added once, several at a time, and faults name their files', async () => {
  const page = await open();
  await page.getByText('Games that you finish on the Match page appear here.').waitFor();
  await add(page, [example('bga-log.json'), example('abbey.jcz'), example('duel.json'), example('rules-fields.json')]);
  // The log and the save contain the same game.
  await page.getByText('3 games added. 1 had been added before.').waitFor();
  await heading(page, '3 games');
  await page.getByText('Event and date of the next files').click();
  await page.getByRole('textbox', { name: 'Event' }).fill('Club evening');
  await page.getByLabel('Date').fill('2026-11-21');
  await add(page, [example('bga-log.json')]);
  await page.getByText('0 games added. 1 had been added before.').waitFor();
  await page.getByText('21 Nov 2026 · Club evening').waitFor();
  assert.equal(await rows(page).count(), 3);
  // The command reads the same names, points and tags.
  const imported = JSON.parse(command(['match', 'import', '--event', 'Club evening', '--date', '2026-11-21', example('bga-log.json')]));
  const [kept] = await collection(page);
  const { position: _, ...record } = kept;
  assert.deepEqual([record.names, record.moves, record.event, record.date], [imported.names, imported.moves, imported.event, imported.date]);
  // Dropped files are added in the same way.
  const drop = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'mine.json'));
    data.items.add(new File(['{}'], 'other.json'));
    return data;
  }, JSON.stringify(named(duel, ['Ada', 'Bo'])));
  await page.dispatchEvent('.games', 'drop', { dataTransfer: drop });
  await page.getByRole('alert').filter({ hasText: /^!?\s*other\.json: This file is not a game\./ }).waitFor();
  await heading(page, '4 games');
  await page.reload();
  await heading(page, '4 games');
  await page.getByRole('button', { name: 'Remove the game of Ada, Bo' }).first().click();
  await heading(page, '3 games');
  await expectClean(page);
});

const games = [
  named(duel, ['Ada', 'Bo'], { event: 'Club', date: '2026-11-20' }),
  named(duel, ['Cy', 'Ada'], { date: '2026-11-22' }),
  named({ ...duel, moves: duel.moves.slice(0, 5) }, ['Bo', 'Cy']),
];

test('a game shows whether the reader won, if that player is known', async () => {
  const bots = [null, 'easy'];
  const games = { 'match.collection': [{ id: 'a', match: named(duel, ['Ada', 'Bo']) }, { id: 'b', match: named(duel, ['Ada', 'Wren']), bots }, { id: 'c', match: named(duel, ['Cy', 'Di']) }] };
  const page = await open({ ...games, 'review.you': 'Bo' });
  await rows(page).nth(2).waitFor();
  const results = await Promise.all(['Ada.*Bo', 'Ada.*Wren', 'Cy.*Di'].map((names) => rows(page).filter({ hasText: new RegExp(names) }).locator('.result').allTextContents()));
  assert.deepEqual(results[2], []);
  assert.deepEqual(results.slice(0, 2).flat().sort(), ['lost', 'won']);
});

test('games are found by player, result, event and first moves', async () => {
  const page = await open(stored(...games));
  await heading(page, '3 games');
  assert.match(await rows(page).first().textContent(), /Cy \d+\s*· Ada \d+\s*22 Nov 2026/);
  await rows(page).filter({ hasText: 'unfinished after 5 turns' }).waitFor();
  const card = page.locator('.card');
  assert.equal(await card.count(), 1);
  const about = await card.innerText();
  assert.match(about, /3 games with 2 players/);
  assert.match(about, /\d won, \d drawn, \d lost/);
  assert.match(about, /Mean final lead [+−]?\d+\.\d/);
  await card.locator('.expected').getByText(/^Expected lead [+−]?\d+\.\d$/).waitFor();
  await choice(page, 'Player').selectOption('Ada');
  await heading(page, '2 games');
  await choice(page, 'Result').selectOption('won');
  await heading(page, '1 game');
  await rows(page).getByText('won', { exact: true }).waitFor();
  await choice(page, 'Result').selectOption('');
  await choice(page, 'Event').selectOption('Club');
  await heading(page, '1 game');
  await choice(page, 'Event').selectOption('');
  await choice(page, 'Player').selectOption('');
  await card.click();
  await heading(page, 'Next moves');
  await page.getByRole('button', { name: /^1\. / }).waitFor();
  for (let move = 2; move <= 5; ++move) {
    await card.click();
    await page.getByRole('button', { name: new RegExp(`^${move}\\. `) }).waitFor();
  }
  await page.getByText('2 games with 2 players').waitFor();
  await page.getByRole('button', { name: 'All first moves' }).click();
  await heading(page, 'First moves');
  await expectClean(page);
});

test('a game is replayed and reviewed from the list', async () => {
  const page = await open(stored(games[2]));
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.waitForURL(/#\/match\?match=/);
  await page.locator('[data-tile]').first().waitFor();
  await page.goto(`${studio.base}#/games`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.locator('[data-curve]').first().waitFor();
  await page.getByText('Bo').first().waitFor();
});

// A problem with the fewest turns before it, and a game in which Ann missed its move.
const { problems } = read('problems.json');
const problem = problems.toSorted((one, other) => one.match.moves.length - other.match.moves.length)[0];
const missed = problem.best.replace(/ \w+$/, ' -');
const short = named({ ...problem.match, moves: [...problem.match.moves, missed] }, ['Ann', 'Bob']);

test('mistakes become problems of one’s own, which are solved on the Problems page', async () => {
  const page = await open(stored(short));
  await choice(page, 'Player').selectOption('Ann');
  await page.getByRole('button', { name: 'Search 1 game' }).click();
  await page.getByText('1 problem found.').waitFor();
  const [own] = await page.evaluate(() => JSON.parse(localStorage['bastide.problems.own']));
  assert.deepEqual([own.best, own.match.moves], [problem.best, problem.match.moves]);
  await page.getByRole('link', { name: 'Solve your 1 problem' }).click();
  await page.locator('.verdict').getByText(/^Problem 1 of 1, rated \d+$/).waitFor();
  assert.match(page.url(), /#\/problems\?own=1$/);
  assert.equal(await choice(page, 'Problems').inputValue(), 'own');
  await expectClean(page);
  // A search is not repeated.
  await page.goto(`${studio.base}#/games`);
  await choice(page, 'Player').selectOption('Ann');
  await page.getByText('1 game searched.').waitFor();
  await page.goto(`${studio.base}#/problems?own`);
  await page.getByRole('button', { name: 'Remove this problem' }).click();
  await page.locator('.verdict').getByText(/^Problem \d+ of 137/).waitFor();
  assert.equal(await choice(page, 'Problems').count(), 0);
});

test('a game finished on the Match page is added with its names and date', async () => {
  const seats = [{ name: 'Ann', bot: null }, { name: 'Bob', bot: 'easy' }];
  const page = await studio.openWith({ 'match.games': [{ id: 'kept', match: duel, played: 70, seats, ranked: false }] }, '#/match');
  await page.locator('[data-place]').first().waitFor();
  await page.keyboard.press('U');
  await page.getByRole('region', { name: 'Game over' }).waitFor();
  const [game, ...others] = await collection(page);
  assert.deepEqual(others, []);
  assert.deepEqual([game.names, game.moves], [['Ann', 'Bob'], duel.moves]);
  assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage['bastide.match.collection'])[0].bots), [null, 'easy']);
  await page.goto(`${studio.base}#/games`);
  await heading(page, '1 game');
  await page.goto(`${studio.base}#/match`);
  await page.getByRole('region', { name: 'Game over' }).waitFor();
  assert.equal((await collection(page)).length, 1);
});

test('the page fits a phone in both themes, and damaged storage is reported', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await open(stored(...games), { width: 390, height: 844, theme });
    await page.locator('.card svg').first().waitFor();
    await expectFits(page);
    await expectClean(page);
  }
  const empty = await open();
  assert.equal(await empty.getByRole('link', { name: 'Play a match' }).getAttribute('href'), '#/match');
  const page = await open({ 'match.collection': [{ id: 1 }] });
  await page.getByText('The games saved in this browser cannot be read.').waitFor();
  const partly = await open(stored(games[0], { version: 1, players: 2, moves: ['nonsense'] }));
  await partly.getByText('1 game cannot be read.').waitFor();
  await heading(partly, '1 game');
});
