// Tests the start page (today's games, unfinished games, opponents) and the results.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dayName, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const day = (back) => new Date(Date.now() - 86_400_000 * back).toISOString().slice(0, 10);
const [today, yesterday] = [day(0), day(1)];

const seats = [{ name: 'Player 1', bot: null }, { name: 'Wren', bot: 'easy' }];
const short = { version: 1, players: 2, deck: ['C', 'RRR', 'RRR', 'L', 'C', 'RFr'], moves: ['C 0 -1 2 cS', 'RRR 1 0 1 rW'] };
const match = (more = {}) => ({ id: 'kept', match: short, played: 2, seats, ranked: false, ...more });
const result = (bots, outcome, points, others, daily = null) =>
  ({ id: `${bots}${points}${daily}`, bots, outcome, points, others, date: daily ?? today, daily });
const soloResult = (score, daily) => ({ id: `s${daily}`, kind: '11 x 11', score, seed: `daily-${daily}`, date: daily, daily });
const kept = (page, name) => page.evaluate((name) => JSON.parse(localStorage.getItem(`bastide.${name}`)), name);

const bots = (page) => page.locator('a[href^="#/match?bot="]:has([data-face])');

/** Opens the start page with stored values. */
async function home(all = {}, options = {}) {
  const page = await studio.open('#/', options);
  await page.evaluate((all) => Object.entries(all).forEach(([name, value]) => localStorage.setItem(`bastide.${name}`, JSON.stringify(value))), all);
  await page.reload();
  await page.getByRole('heading', { name: 'Play a bot' }).waitFor();
  return page;
}

test('a new reader sees today’s three games and starts a match against the easy bot', async () => {
  const page = await home();
  assert.equal(await page.locator('.today .card').count(), 3);
  for (const card of await page.locator('.today .card').all()) await card.locator('svg use').first().waitFor({ state: 'attached' });
  await expectClean(page);
  assert.equal(await page.getByText('Continue').count(), 0);
  await page.getByRole('link', { name: /Wren.*A good first opponent/s }).click();
  await page.locator('.turn').waitFor();
  await page.waitForFunction(() => location.hash === '#/match');
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('bastide.match.games'))?.[0].seats[1].bot === 'easy');
  await page.locator('.scores [data-face=easy]').waitFor();
  const [play] = await kept(page, 'match.games');
  assert.deepEqual(play.seats, seats);
  await page.reload();
  await page.locator('.turn').waitFor();
  assert.equal((await kept(page, 'match.games'))[0].id, play.id);
});

test('today’s match is against the same bot for everyone, whatever was played last', async () => {
  const agreed = { seats: [{ name: 'Player 1', bot: null }, { name: 'Owl', bot: 'master' }], options: {}, ranked: false };
  const page = await home({ 'match.agreed': agreed });
  await page.getByRole('link', { name: /^Match Against Wren/ }).click();
  await page.getByText(`Deal of ${dayName(today)}`).waitFor();
  assert.equal((await kept(page, 'match.games'))[0].seats[1].bot, 'easy');
});

test('today’s board, deal and puzzle start at once, continue later, and count', async () => {
  const page = await home();
  await page.getByRole('link', { name: /^Solo board/ }).click();
  await page.getByText(`Board of ${dayName(today)}: only your first game counts`).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^Match Against/ }).click();
  await page.getByText(`Deal of ${dayName(today)}`).waitFor();
  const [play] = await kept(page, 'match.games');
  assert.equal(play.daily, today);
  assert.equal(play.ranked, true);
  assert.equal(play.match.seed, `daily-${today}`);
  for (const key of ['n', 'Enter', '0', 'Enter']) await page.keyboard.press(key);
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('bastide.match.games'))[0].played > 0);
  await page.goto(`${studio.base}#/`);
  await page.getByRole('link', { name: /^Match Continue at move/ }).click();
  await page.locator('.turn').waitFor();
  assert.equal((await kept(page, 'match.games'))[0].id, play.id);
  await page.goto(`${studio.base}#/`);
  await page.getByRole('link', { name: /^Puzzle Not played/ }).click();
  await page.waitForFunction((today) => JSON.parse(localStorage.getItem('bastide.puzzle.plays'))?.[0].id === `day/${today}`, today);
  assert.deepEqual(page.complaints, []);
});

test('unfinished games are listed with pictures, and finished ones are not', async () => {
  const map = { rows: [[[0, 1, 0, 1, 0]]], top: 0, left: 0 };
  const page = await home({ 'match.games': [match()], 'score.map': map });
  const left = page.locator('.left .card');
  await left.locator('use').first().waitFor({ state: 'attached' });
  assert.deepEqual(await left.locator('strong').allTextContents(), ['Wren, move 2', 'Map of 1 tile']);
  assert.equal(await left.first().locator('use').count(), 4, 'three tiles and a meeple');
  await left.first().click();
  await page.locator('.turn').waitFor();
  const over = await home({ 'match.games': [match()], 'match.results': [{ ...result(['easy'], 'won', 9, 4), id: 'kept' }] });
  assert.equal(await over.locator('.left').count(), 0);
});

test('a link sets the number of players, and a bad link changes nothing', async () => {
  const page = await home();
  await page.getByRole('link', { name: 'Game for 4' }).click();
  await page.locator('.scores tbody tr').nth(3).waitFor();
  assert.equal(await page.locator('.scores tbody tr').count(), 4);
  const [play] = await kept(page, 'match.games');
  for (const words of ['people=9', 'bot=nobody', 'deal=never']) {
    await page.goto(`${studio.base}#/match?${words}`);
    await page.waitForFunction(() => location.hash === '#/match');
  }
  await page.goto(`${studio.base}#/match?bot=hard`);
  await page.locator('.scores [data-face=hard]').waitFor();
  await page.getByText('Choose players, seed').click();
  assert.equal(await page.getByLabel('Player 2: person or bot').inputValue(), 'hard');
  await page.getByRole('button', { name: /^Remove the game/ }).waitFor({ state: 'hidden' });
  assert.notEqual((await kept(page, 'match.games'))[0].id, play.id);
});

test('a finished match is stored as a result by bot, and removed if it continues', async () => {
  const page = await studio.openWith({ 'match.games': [match({ daily: today })] }, '#/match');
  await page.locator('.turn').waitFor();
  const whole = await page.evaluate(async (match) => {
    let table = { match, played: 2, seats: [{ name: 'a', bot: null }, { name: 'b', bot: null }], ranked: false };
    for (let answer; ; table = answer.table) {
      answer = await globalThis.bastide.matchAct(table, 'confirm');
      if (answer.now.step === 'over') return answer.table.match;
    }
  }, short);
  const ended = await studio.openWith({ 'match.games': [match({ match: whole, played: whole.moves.length, daily: today })] }, '#/match');
  await ended.getByRole('region', { name: 'Game over' }).waitFor();
  const [row] = await kept(ended, 'match.results');
  assert.deepEqual([row.id, row.bots, row.outcome, row.daily], ['kept', ['easy'], 'won', today]);
  await ended.getByRole('heading', { name: /^You win by \d+ points?$/ }).waitFor();
  await ended.getByRole('button', { name: 'Copy result' }).click();
  await ended.getByText('Result copied').waitFor();
  assert.match(await ended.evaluate(() => navigator.clipboard.readText()), new RegExp(`^Bastide game, deal of ${today}\n.*\n1\\. Player 1 \\d+ .*\n2\\. Wren ●●○○○○○○ \\d+`));
  await ended.getByRole('button', { name: /^Undo/ }).click();
  await ended.locator('.line').getByRole('button', { name: /^Undo/ }).click({ timeout: 2000 }).catch(() => {});
  await ended.waitForFunction(() => JSON.parse(localStorage.getItem('bastide.match.results')).length === 0);
});

test('results show streaks, totals by bot, and a text of today without spoilers', async () => {
  const all = {
    'match.results': [result(['easy'], 'won', 84, 60, yesterday), result(['easy'], 'lost', 50, 61), result(['hard'], 'drawn', 70, 70, today)],
    'solo.results': [soloResult(120, day(5)), soloResult(99, yesterday), soloResult(132, today)],
    'puzzle.solved': [{ id: `day/${today}`, date: today }],
  };
  const page = await home(all);
  await page.getByRole('link', { name: /^Solo board ✓ 132 points 2 days in a row/ }).waitFor();
  await page.getByRole('link', { name: /^Match ✓ Drawn 70 to 70 2 days in a row/ }).waitFor();
  await page.getByRole('link', { name: /^Puzzle ✓ Solved/ }).waitFor();
  await page.getByRole('link', { name: 'Your results' }).click();
  await page.getByRole('heading', { name: 'Your results' }).waitFor();
  const rows = (table) => page.locator('table').nth(table).locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  assert.deepEqual(await rows(0), [['2', '2', '3'], ['2', '2', '2'], ['1', '1', '1']]);
  assert.deepEqual(await rows(1), [['1', '0', '1', '0', '0.0', '70'], ['2', '1', '0', '1', '+6.5', '84']]);
  assert.deepEqual(await page.locator('tfoot td').allTextContents(), ['3', '1', '1', '1', '+4.3', '84']);
  assert.deepEqual(await rows(2), [['3', '117.0', '132']]);
  // Three games today, two yesterday, one five days ago. One of the three matches was lost.
  const days = page.getByRole('img', { name: 'The games of the last twelve weeks' });
  assert.deepEqual(await Promise.all([1, 2, 3].map((games) => days.locator(`.games${games}`).count())), [1, 1, 1]);
  // Months and weekdays are named, and the squares explained.
  assert.ok((await days.locator('text').allTextContents()).includes('Mon'));
  assert.ok((await days.locator('text').count()) >= 5);
  await page.getByText('Games of the day played: 0123').waitFor();
  const leads = page.getByRole('img', { name: 'Your lead at the end of your last games, in points' });
  assert.deepEqual([await leads.locator('rect').count(), await leads.locator('rect.lost').count()], [3, 1]);
  const ticks = (chart) => page.locator('figure').nth(chart).locator('.ticks span').allTextContents();
  assert.deepEqual(await ticks(0), ['+50', '0', '−50']);
  assert.deepEqual(await ticks(1), ['200', '100', '0']);
  assert.deepEqual((await page.locator('figure').nth(1).locator('.days').innerText()).split(/\s{2,}|\n/), [day(5), today].map(dayName));
  await page.getByRole('button', { name: 'Copy today’s results' }).click();
  await page.getByText('Today’s results copied').waitFor();
  assert.equal(
    await page.evaluate(() => navigator.clipboard.readText()),
    `Bastide, ${today}\nSolo: 132 points · 2 days in a row\nMatch: Drawn 70 to 70 against Rook · 2 days in a row\nPuzzle: solved`,
  );
  await expectClean(page);
});

test('results show the last games and the rating of problems', async () => {
  const [{ match: first }] = JSON.parse(readFileSync(source('examples/match/problems.json'), 'utf8')).problems;
  const moves = first.moves.filter((move) => !move.startsWith('aside ')).length;
  const answers = [{ id: `${first.seed}/${moves + 1}`, rating: 600, right: true, day: today }];
  const page = await home({ 'match.results': [result(['easy'], 'won', 84, 60), result(['hard'], 'lost', 50, 61)], 'problems.answers': answers });
  await page.goto(`${studio.base}#/results`);
  const last = page.locator('section', { has: page.getByRole('heading', { name: 'Last games' }) }).getByRole('listitem');
  assert.match(await last.first().textContent(), /Rook.*50 : 61.*lost/);
  assert.match(await last.nth(1).textContent(), /Wren.*84 : 60.*won/);
  const problems = page.locator('section', { has: page.getByRole('heading', { name: 'Match problems' }) });
  await problems.getByText(/^1 of \d+$/).waitFor();
  assert.ok(Number(await problems.locator('strong').textContent()) > 1500);
  await expectClean(page);
});

test('the start page and the results fit a phone, in both themes', async () => {
  const all = { 'match.games': [match()], 'match.results': [result(['easy', 'hard'], 'won', 84, 60, yesterday)] };
  for (const theme of ['light', 'dark']) {
    const page = await home(all, { width: 360, height: 740, theme });
    await page.locator('.left use').first().waitFor({ state: 'attached' });
    await expectFits(page);
    await expectClean(page);
    const small = await page.locator('main a').evaluateAll((links) => links.map((each) => each.getBoundingClientRect()).filter(({ height }) => height < 44).length);
    assert.equal(small, 0, 'links smaller than a finger');
    await page.goto(`${studio.base}#/results`);
    await page.locator('table').first().waitFor();
    await expectFits(page);
    await expectClean(page);
  }
});

test('empty results say what will come, and lead to a game', async () => {
  const page = await studio.open('#/results', { width: 390, height: 844 });
  await page.getByText('After your first game, this page shows:').waitFor();
  assert.equal(await page.locator('main li').count(), 3);
  await page.locator('main').getByRole('link', { name: 'Learn' }).waitFor();
  await expectClean(page);
  await page.locator('main').getByRole('link', { name: 'Play', exact: true }).click();
  await page.getByRole('heading', { name: 'Match', level: 1 }).waitFor();
});

test('a calendar without games of the day, and a curve of one game, are left out', async () => {
  const page = await home({ 'match.results': [result(['easy'], 'won', 84, 60, null)] });
  await page.goto(`${studio.base}#/results`);
  await page.locator('tbody [data-face]').waitFor();
  assert.deepEqual([await page.locator('.legend').count(), await page.locator('figure').count(), await page.locator('tfoot').count()], [0, 0, 0]);
  await expectClean(page);
});

test('a disabled button says why', async () => {
  const page = await studio.open('#/match?deal=today');
  for (const why of ['ranked: no undo', 'ranked: no hints'])
    await page.locator(`button:disabled[title*="${why}"]`).first().waitFor();
});

test('the first page says what this is, shows a board in play, and leads to a game or a lesson', async () => {
  for (const [width, height] of [[1280, 800], [390, 844]]) {
    const page = await home({}, { width, height });
    const hero = page.locator('.hero');
    await hero.locator('svg use').nth(10).waitFor({ state: 'attached' });
    await hero.getByRole('heading', { name: 'Bastide', level: 1 }).waitFor();
    for (const name of ['Play', 'Learn']) {
      const { y, height: high } = await hero.getByRole('link', { name, exact: true }).boundingBox();
      assert.ok(y + high <= height, name);
    }
    const faces = await bots(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    assert.deepEqual([...new Set(faces)].map((top) => faces.filter((each) => each === top).length), width > 600 ? [4, 4] : [2, 2, 2, 2]);
    await expectClean(page);
    await expectFits(page);
    await hero.getByRole('link', { name: 'Learn', exact: true }).click();
    await page.waitForURL(/#\/learn\/match$/);
  }
  const page = await home();
  await page.locator('.hero').getByRole('link', { name: 'Play', exact: true }).click();
  await page.locator('.scores [data-face=easy]').waitFor();
});

test('a large screen shows every bot without scrolling, and a phone the strength of each in a word', async () => {
  const unfinished = { 'match.games': [match()], 'match.results': [result(['easy'], 'won', 84, 60, yesterday)] };
  for (const all of [{}, unfinished]) {
    const page = await home(all, { width: 1440, height: 900 });
    for (const bot of await bots(page).all()) {
      const { y, height } = await bot.boundingBox();
      assert.ok(y + height <= 900, `${y + height}`);
    }
  }
  const phone = await home({}, { width: 390, height: 844 });
  const levels = ['Random', 'Beginner', 'Casual', 'Regular', 'Advanced', 'Club player', 'Expert', 'Master'];
  for (const level of levels) assert.ok(await phone.getByText(level, { exact: true }).isVisible(), level);
});

test('the first page fits a small phone in every language', async () => {
  for (const language of ['de', 'fr']) {
    const page = await home({}, { width: 360, height: 640 });
    await page.evaluate((language) => localStorage.setItem('bastide.language', JSON.stringify(language)), language);
    await page.reload();
    await page.locator(`html[lang=${language}]`).waitFor();
    await bots(page).nth(7).waitFor();
    await expectFits(page);
  }
});

test('the first page offers the opponent of the last game again', async () => {
  const agreed = { seats: [{ name: 'Player 1', bot: null }, { name: 'Owl', bot: 'master' }], options: {}, ranked: false };
  const page = await home({ 'match.agreed': agreed });
  await page.getByRole('link', { name: 'Play Owl' }).click();
  await page.locator('.scores [data-face=master]').waitFor();
});

test('the first page continues the unfinished match before it offers a new one', async () => {
  const page = await home({ 'match.games': [match()] });
  const [goOn, fresh] = await page.locator('.hero .tools a').all();
  assert.match(await goOn.getAttribute('class'), /main/);
  assert.deepEqual([await goOn.textContent(), await fresh.textContent()], ['Continue against Wren', 'New game']);
  await goOn.click();
  await page.locator('.turn').waitFor();
  assert.equal((await kept(page, 'match.games'))[0].id, 'kept');
});

test('a win with hints is marked in the results', async () => {
  const [plain, hinted] = [result(['easy'], 'won', 84, 60), { ...result(['hard'], 'won', 70, 60), id: 'h', hinted: true }];
  const page = await home({ 'match.results': [plain, hinted] });
  await page.goto(`${studio.base}#/results`);
  const last = page.locator('section', { has: page.getByRole('heading', { name: 'Last games' }) }).getByRole('listitem');
  assert.match(await last.first().textContent(), /Rook.*with hints/);
  assert.doesNotMatch(await last.nth(1).textContent(), /with hints/);
});

test('a hint is remembered with its game', async () => {
  const page = await studio.openWith({ 'match.games': [match()] }, '#/match');
  await page.getByRole('button', { name: /^Hint/ }).first().click();
  await page.getByText(/^Hint: /).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => JSON.parse(localStorage['bastide.match.games'])[0].hinted);
});

test('the first page says what each tool is for', async () => {
  const page = await home();
  await page.getByRole('link', { name: 'Score a map Points for roads, cities and monasteries. Not for pennants, fields or meeples.' }).waitFor();
});

test('the first page continues every unfinished game, also after another one was started', async () => {
  const fresh = match({ id: 'fresh', match: { ...short, moves: [] }, played: 0 });
  const older = match({ id: 'older', seats: [seats[0], { name: 'Owl', bot: 'master' }] });
  const page = await home({ 'match.games': [fresh, match(), older] });
  for (const [name, id] of [[/^Owl, move 2/, 'older'], [/^Wren, move 2/, 'kept']]) {
    await page.getByRole('link', { name }).click();
    await page.locator('.turn').waitFor();
    await page.waitForFunction((id) => JSON.parse(localStorage.getItem('bastide.match.games'))[0].id === id, id);
    assert.equal((await kept(page, 'match.games')).length, 2, 'a game without moves is not stored');
    await page.goto(`${studio.base}#/`);
    await page.getByRole('heading', { name: 'Continue' }).waitFor();
  }
  assert.equal(await page.locator('.left .card').count(), 2);
  await expectClean(page);
});

test('lessons leave after the first finished game, and what was left comes first', async () => {
  const page = await home();
  await page.getByRole('heading', { name: /^Learn the rules/ }).waitFor();
  const played = await home({ 'match.games': [match()], 'match.results': [result(['easy'], 'won', 84, 60, yesterday)] });
  assert.equal(await played.getByRole('heading', { name: /^Learn the rules/ }).count(), 0);
  const [left, today] = await Promise.all([played.getByRole('heading', { name: 'Continue' }), played.getByRole('heading', { name: /^Today/ })].map((each) => each.boundingBox()));
  assert.ok(left.y < today.y);
});

test('a log of Board Game Arena that is dropped on the page opens as a review', async () => {
  const page = await home();
  const drop = async (text) => {
    const dataTransfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'log.json', { type: 'application/json' }));
      return data;
    }, text);
    await page.dispatchEvent('body', 'drop', { dataTransfer });
  };
  await drop('{"data":[{"data":[]}]}');
  await page.getByRole('alert').filter({ hasText: 'is it of another game?' }).waitFor();
  await drop(readFileSync(source('examples/match/bga-log.json'), 'utf8'));
  await page.waitForURL(/#\/review\?/);
  await page.locator('.accuracy').first().waitFor();
  await expectClean(page);
});
