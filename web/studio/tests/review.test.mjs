// Tests reviews: turns, win probabilities, better moves, and continuing from a turn.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { command, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const pack = (text) => deflateRawSync(Buffer.from(text)).toString('base64url');
const link = (match, names) => `#/review?match=${pack(JSON.stringify(match))}&names=${pack(names.join('\n'))}`;

const duel = JSON.parse(readFileSync(source('examples/match/duel.json'), 'utf8'));
const names = ['Ann', 'Bob'];
// Bob closes Ann's city for her, the worst move possible.
const short = { version: 1, players: 2, deck: ['CFc+', 'C', 'RFr', 'L'], moves: ['CFc+ 0 -1 1 cN', 'C 0 -2 2 -'] };

const button = (page, name) => page.getByRole('button', { name });
const board = (page) => page.locator('[data-tile]');
const waitForTiles = (page, count) => page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, count);

async function open(match, options) {
  const page = await studio.open(link(match, names), options);
  await page.locator('[data-curve]').first().waitFor();
  return page;
}

// The deeper analysis may find another best move than the quick one.
async function openLookedThrough(match) {
  const page = await open(match);
  await page.locator('progress').waitFor({ state: 'detached', timeout: 600_000 });
  return page;
}

test('a whole match is reviewed quickly, then in depth, with the command’s results', { timeout: 900_000 }, async () => {
  const page = await openLookedThrough(duel);
  const rows = page.locator('.side table').first().locator('tbody tr');
  assert.equal(await rows.count(), 2);
  const { totals, turns } = JSON.parse(command(['match', 'review', '--simulations', '200', '--json', source('examples/match/duel.json')]));
  const shown = await rows.evaluateAll((all) => all.map((row) => row.cells[1].textContent));
  assert.deepEqual(shown, totals.players.map(({ accuracy }) => `${accuracy.toFixed(1)}%`));
  const marked = await page.locator('[data-mark]').evaluateAll((all) => all.map((each) => Number(each.dataset.mark)));
  assert.deepEqual(marked, turns.filter(({ mark }) => mark === 'mistake' || mark === 'blunder').map(({ turn }) => turn));
  const dots = await page.locator('[data-mark]').evaluateAll((all) => all.map((each) => ['cx', 'cy', 'r'].map((name) => Number(each.getAttribute(name)))));
  const covered = dots.filter(([x, y, r], i) => dots.slice(0, i).some((other) => Math.hypot(other[0] - x, other[1] - y) < r));
  assert.deepEqual(covered, [], 'no dot covers another');
  const curves = (await page.locator('[data-curve]').first().boundingBox());
  assert.ok((await page.locator('[data-mark]').first().boundingBox()).y > curves.y + curves.height, 'the dots are under the lines');
  const labels = await page.locator('[data-turning]').evaluateAll((all) => all.map((each) => Number(each.dataset.turning)));
  assert.deepEqual(labels, [...new Set(totals.turning_points.map(({ turn }) => turn))]);
  assert.equal(await page.locator('.side li').filter({ has: page.getByRole('button', { name: /^Turn \d+$/ }) }).count(), totals.turning_points.length);
  const boxes = await page.locator('[data-turning] rect').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })));
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1)) assert.ok(one.top !== other.top || one.right <= other.left || other.right <= one.left, 'no label covers another');
  const points = await page.locator('.side li button', { hasText: /^Turn \d+$/ }).first().textContent();
  assert.equal(points, `Turn ${labels[0]}`);
  await page.keyboard.press('Home');
  await page.locator('.side li button', { hasText: /^Turn \d+$/ }).first().click();
  await page.locator(`[data-here="${labels[0]}"]`).waitFor();
  await waitForTiles(page, labels[0] + 1);
  await expectClean(page);
});

test('a turn shows its luck, loss and better moves, also on the board', async () => {
  const page = await openLookedThrough(short);
  await page.getByText('Unfinished game').waitFor();
  await page.keyboard.press('End');
  await page.locator('[data-mark-of="2"]').waitFor();
  assert.match(await page.locator('[data-mark-of="2"]').textContent(), /^(Mistake\?|Blunder\?\?)$/);
  const option = page.locator('section[aria-label="Turn 2"] li button').first();
  assert.match(await option.textContent(), /^A [A-Z].*(no meeple|meeple on the \w+).*: \d+\.\d points better$/);
  await page.locator('[data-option="A"]').waitFor();
  assert.equal(await page.locator('use.dimmed[data-tile]').count(), 1, 'the move played is faint');
  await option.click();
  await page.locator('[data-ghost]').waitFor();
  assert.equal(await board(page).count(), 2, 'the board before the turn');
  assert.equal(await page.locator('.move.played .tile').count(), 1, 'with the move played');
  await option.click();
  await waitForTiles(page, 3);
  assert.equal(await page.locator('[data-ghost]').count(), 0);
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-mark-of="1"]').waitFor();
  await expectClean(page);
});

test('equal reasons say where the moves differ, and badges are inside their squares and apart', async () => {
  const page = await openLookedThrough(duel);
  const seen = { badges: 0 };
  for (let turn = 0; turn < 12; ++turn) {
    await page.keyboard.press(turn === 0 ? 'Home' : 'ArrowRight');
    if (turn === 0) continue;
    await page.locator(`section[aria-label="Turn ${turn}"]`).waitFor();
    const options = await page.locator(`section[aria-label="Turn ${turn}"] li button span`).allTextContents();
    const reasons = options.map((text) => text.replace(/: \d+\.\d points better$/, ''));
    assert.equal(new Set(reasons).size, reasons.length, reasons.join('\n'));
    await page.waitForFunction((count) => document.querySelectorAll('[data-option]').length === count, options.length);
    const moves = await page.locator('[data-option]').evaluateAll((all) =>
      all.map((move) => [move.querySelector(':scope > rect'), move.querySelector('circle')].map((each) => each.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))),
    );
    seen.badges += moves.length;
    for (const [i, [square, badge]] of moves.entries()) {
      const isInside = badge.left >= square.left - 3 && badge.right <= square.right + 3 && badge.top >= square.top - 3 && badge.bottom <= square.bottom + 3;
      assert.ok(isInside, `turn ${turn}: a badge is inside its square`);
      for (const [, other] of moves.slice(i + 1))
        assert.ok(badge.right <= other.left || other.right <= badge.left || badge.bottom <= other.top || other.bottom <= badge.top, `turn ${turn}: badges are apart`);
    }
  }
  assert.ok(seen.badges > 3);
  await page.getByText('Luck and losses are in points.').waitFor();
  await page.getByText(/^Turn 11 of 71/).or(page.getByText('Turn 11', { exact: true })).first().waitFor();
});

test('a review opens at the first turning point, or at the turn of its link', async () => {
  const page = await open(duel);
  await page.locator('[data-turning]').first().waitFor();
  const first = await page.locator('[data-turning]').evaluateAll((all) => Math.min(...all.map((each) => Number(each.dataset.turning))));
  await page.locator(`[data-here="${first}"]`).waitFor();
  const linked = await studio.open(`${link(duel, names)}&turn=7`);
  await linked.locator('.accuracy').first().waitFor();
  await linked.locator('[data-here="7"]').waitFor();
});

test('on a phone the question about a mistake is at the board, which shows the turn that it asks about', async () => {
  const page = await open(short, { width: 390, height: 844 });
  const learn = page.getByRole('button', { name: 'Bob’s mistakes (1)' });
  await learn.scrollIntoViewIfNeeded();
  await learn.tap();
  const inSight = async (part) => {
    const { y, height } = await part.boundingBox();
    assert.ok(y >= 0 && y + height <= 844, `from ${y} down to ${y + height}`);
  };
  await page.locator('[data-practice="2"]').waitFor();
  for (const part of [page.locator('[data-practice]'), page.locator('[role=application]')]) await inSight(part);
  // The caption is about this turn, not the one before.
  await page.locator('.said', { hasText: 'Turn 2 of 2' }).waitFor();
  await page.locator('.said', { hasText: 'Bob’s turn: a city edge' }).waitFor();
  assert.equal(await page.locator('.said', { hasText: 'Ann placed' }).count(), 0);
  await expectClean(page);
  await button(page, 'Show the best moves').tap();
  await page.locator('[data-ghost]').waitFor();
  await inSight(page.locator('[role=application]'));
});

test('mistakes are one click away: first the question, then the better moves', async () => {
  const page = await open(short);
  await page.getByRole('button', { name: 'Bob’s mistakes (1)' }).click();
  await page.locator('[data-practice="2"]').waitFor();
  await page.getByText('Can you find a better move on the board?').waitFor();
  await waitForTiles(page, 2);
  assert.equal(await page.locator('[data-mark-of], [data-ghost]').count(), 0, 'nothing is given away');
  await expectClean(page);
  await button(page, 'Show the best moves').click();
  await page.locator('[data-ghost]').waitFor();
  await page.locator('[data-mark-of="2"]').waitFor();
  await expectClean(page);
  await button(page, 'Finish').click();
  await page.locator('[data-practice]').waitFor({ state: 'detached' });
});

test('another move is tried in a match that continues from there', async () => {
  const page = await open(short);
  await page.locator('.accuracy').first().waitFor();
  await page.keyboard.press('End');
  await page.locator('[data-mark-of="2"]').waitFor();
  await button(page, 'Play from this turn').click();
  await page.waitForURL(/#\/match$/);
  await waitForTiles(page, 2);
  assert.match(await page.locator('.now').textContent(), /Bob/);
  await expectClean(page);
});

test('deeper analysis stops at once', async () => {
  const page = await open(duel);
  // In one step, because the button could disappear between two.
  await page.waitForFunction(() => {
    const stop = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Stop');
    stop?.click();
    return stop;
  });
  assert.match(await page.locator('.side [role=status]').textContent(), /^Deeper analysis of \d+ of 71 turns$/);
  assert.equal(await page.locator('progress').count(), 0);
  await expectClean(page);
});

test('the end of a match leads to its review', { timeout: 240_000 }, async () => {
  const people = names.map((name) => ({ name, bot: null }));
  const over = { ...duel };
  const play = { id: 'over', match: over, played: 71, seats: people, ranked: false };
  const page = await studio.openWith({ 'match.games': [play] }, '#/match');
  await page.locator('.review table').waitFor();
  const undo = await button(page, 'Undo').boundingBox();
  assert.ok(undo.y + undo.height <= 800, 'the tools are above the review');
  const { turning_points: points } = JSON.parse(command(['match', 'review', '--simulations', '0', '--json', source('examples/match/duel.json')])).totals;
  assert.equal(await page.locator('.review li').count(), points.length);
  await button(page, 'Review').click();
  await page.waitForURL(/#\/review\?/);
  await page.locator('[data-curve]').first().waitFor();
  await expectClean(page);
});

test('a JCloisterZone save opens, and other files give an error', async () => {
  const page = await studio.open('#/review');
  const give = async (file) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Open/ }).first().click();
    await (await chosen).setFiles(file);
  };
  await give({ name: 'half.jcz', mimeType: 'application/json', buffer: Buffer.from('{"appVersion":"5.7.0","replay":[') });
  await page.getByRole('alert').filter({ hasText: /1/ }).waitFor();
  await give(source('examples/match/abbey.jcz'));
  await page.waitForURL(/#\/review\?/);
  await page.locator('.accuracy').first().waitFor();
  await page.keyboard.press('End');
  await page.locator('[data-mark-of="6"]').waitFor();
  const shown = await page.locator('.side table').first().locator('tbody tr').evaluateAll((all) => all.map((row) => row.cells[0].textContent));
  assert.deepEqual(shown.map((name) => name.trim()), ['Ada', 'Bo']);
  await expectClean(page);
});

test('a log of Board Game Arena opens, and other points than the site has are shown', async () => {
  const page = await studio.open('#/review');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Open/ }).first().click();
  const text = readFileSync(source('examples/match/bga-log.json'), 'utf8').replace('"points": 4', '"points": 5');
  await (await chosen).setFiles({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForURL(/#\/review\?/);
  await page.getByText('turn 4: Bo scores 4 by the rules, but 5 in the log').waitFor();
  await page.locator('.accuracy').first().waitFor();
  await expectClean(page);
});

test('without a match the page explains itself, and a damaged link gives an error', async () => {
  const page = await studio.open('#/review');
  await page.getByRole('heading', { name: 'Game review' }).last().waitFor();
  await page.getByText('A review goes through a finished game turn by turn').waitFor();
  await page.locator('.empty').getByRole('link', { name: 'Play a game' }).waitFor();
  await expectClean(page);
  const damaged = await studio.open('#/review?match=nonsense');
  await damaged.getByText('This link is damaged').waitFor();
});

test('reviews fit a phone in the dark theme and other languages', async () => {
  for (const [width, locale] of [[360, 'de'], [390, 'fr']]) {
    const context = await studio.context({ viewport: { width, height: 740 }, locale, colorScheme: 'dark', hasTouch: true, reducedMotion: 'reduce' });
    const page = await open(short, { context });
    await page.locator('.accuracy').first().waitFor();
    await page.keyboard.press('End');
    await page.locator('[data-mark-of="2"]').waitFor();
    await expectFits(page);
    await expectClean(page);
  }
});

test('at the end of a match, the first look gives way to the numbers of the finished review', async () => {
  const start = { version: 1, players: 2, deck: ['C', 'RRR', 'RRR', 'L', 'C', 'RFr'], moves: [] };
  const page = await studio.open('#/match');
  const seats = names.map((name) => ({ name, bot: null }));
  const match = await page.evaluate(async ([match, seats]) => {
    let answer = await globalThis.bastide.matchAct({ match, played: 0, seats, ranked: false }, '');
    while (!answer.view.over) answer = await globalThis.bastide.matchAct(answer.table, `play ${answer.view.hand.places[0].choices[0].move}`);
    return answer.table.match;
  }, [start, seats]);
  const over = await studio.openWith({ 'match.games': [{ id: 'over', match, played: match.moves.length, seats, ranked: false }] }, '#/match');
  await over.locator('.review').getByRole('heading', { name: 'First look' }).waitFor();
  await button(over, 'Review').click();
  await over.waitForURL(/#\/review\?/);
  await over.locator('.accuracy').first().waitFor();
  await over.locator('progress').waitFor({ state: 'detached' });
  const found = await over.locator('.accuracy').allTextContents();
  await over.goBack();
  await over.locator('.review').getByRole('heading', { name: 'Review' }).waitFor();
  assert.deepEqual(await over.locator('.review .accuracy').allTextContents(), found);
  await expectClean(over);
});
