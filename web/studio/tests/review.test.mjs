// Tests reviews: turns, win probabilities, better moves, and continuing from a turn.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { command, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const pack = (text) => deflateRawSync(Buffer.from(text)).toString('base64url');
const link = (match, names, bots) =>
  `#/review?match=${pack(JSON.stringify(match))}&names=${pack(names.join('\n'))}${bots ? `&bots=${pack(JSON.stringify(bots))}` : ''}`;

const duel = JSON.parse(readFileSync(source('examples/match/duel.json'), 'utf8'));
const names = ['Ann', 'Bob'];
// Bob closes Ann's city for her, the worst move possible.
const short = { version: 1, players: 2, deck: ['CFc+', 'C', 'RFr', 'L'], moves: ['CFc+ 0 -1 1 cN', 'C 0 -2 2 -'] };

// The second player's first mistake is in turn 16, and the next one is in turn 18.
const opening = { ...duel, moves: duel.moves.slice(0, 18) };

/** The command's review of a match. */
function reviewOf(match, simulations) {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  try {
    const path = join(folder, 'match.json');
    writeFileSync(path, JSON.stringify(match));
    return JSON.parse(command(['match', 'review', '--simulations', String(simulations), '--json', path]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const button = (page, name) => page.getByRole('button', { name });
const board = (page) => page.locator('[data-tile]');
const waitForTiles = (page, count) => page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, count);

async function open(match, options, bots) {
  const page = await studio.open(link(match, names, bots), options);
  await page.locator('[data-curve]').first().waitFor();
  return page;
}

// The deeper analysis may find another best move than the quick one.
async function openLookedThrough(match, options, bots) {
  const page = await open(match, options, bots);
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
  const numbersIn = (text) => text.replaceAll('−', '-').match(/[+-]?\d+/g).map(Number);
  const headlines = await page.locator('.side .headline').allTextContents();
  assert.equal(headlines.length, 2);
  for (const [player, { headline }] of totals.players.entries()) {
    const { lead, luck, play, rest, behind_since, ahead_since, costliest } = headline;
    assert.ok(headlines[player].startsWith(`${names[player]} ${lead < 0 ? 'lost' : 'won'} by ${Math.abs(lead)} points: `), headlines[player]);
    assert.equal(headlines[player].includes('Behind for good'), lead < 0);
    const costly = costliest ? [costliest.turn, -Math.round(100 * costliest.chance_loss)] : [];
    assert.deepEqual(numbersIn(headlines[player]), [Math.abs(lead), luck, play, ...(rest === 0 ? [] : [rest]), behind_since ?? ahead_since, ...costly]);
  }
  await page.getByText('at most five and each of at least 5 percentage points').waitFor();
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

  // The list, the causes and the change that is shown are the same numbers.
  const lines = await page.locator('.points > li').allTextContents();
  for (const [i, { turn, luck }] of totals.turning_points.entries()) {
    await page.locator('.points button').nth(i).click();
    const verdict = page.locator(`section[aria-label="Turn ${turn}"]`);
    assert.equal(await page.locator('.points button[aria-current]').textContent(), `Turn ${turn}`);
    const seen = await verdict.locator('.verdict').boundingBox();
    assert.ok(seen.y >= 0 && seen.y + seen.height <= 800, 'the verdict is in sight');
    const [draw, move, correction] = numbersIn(await verdict.locator('[data-causes]').textContent());
    const [before, after] = numbersIn((await verdict.getByText(/win probability/).first().textContent()).split(/[:.]/)[1]);
    assert.equal(draw + move + correction, after - before);
    assert.equal(numbersIn(lines[i].split(': ').at(-1))[0], luck ? draw : move, lines[i]);
    assert.equal(await verdict.getByText('The simulations after this turn judge the position differently').count(), Math.abs(correction) >= 3 ? 1 : 0);
  }
  await expectClean(page);
});

/** A stored review of the duel with these win probabilities of the first player, and this headline of both. */
function storedReview(chances, isOver, headline, turns = []) {
  const totals = {
    done: duel.moves.length, turns: duel.moves.length, over: isOver, win_chances: chances.map((chance) => [chance, 1 - chance]),
    players: names.map((name) => ({ name, accuracy: 90, luck: 0, lost: 0, headline })), turning_points: [], min_turning_change: 0.05,
  };
  return { 'review.finished': [{ key: JSON.stringify([names, duel.moves]), turns, totals, answers: [] }] };
}

test('a slow fall is above the chart, with its causes, shaded, and leads to its turns', async () => {
  // Ann falls from 63% after turn 10 to 11% after turn 18, and everything else is level.
  const chances = duel.moves.map(() => 0.5).concat(0.5);
  [0.63, 0.55, 0.5, 0.42, 0.35, 0.3, 0.22, 0.15, 0.11].forEach((chance, i) => (chances[10 + i] = chance));
  chances.fill(0.11, 18);
  const turns = reviewOf(duel, 0).turns.map((turn) => ({ ...turn, chance_luck: 0, chance_loss: 0, does: [] }));
  turns[11].chance_luck = 0.2;
  turns[12].chance_loss = 0.1;
  turns[13].does = [{ act: 'completes', kind: 'city', owners: [1], count: 14, features: 1 }];
  assert.deepEqual([11, 12, 13].map((turn) => turns[turn].player), [1, 0, 1]);
  const page = await studio.openWith(storedReview(chances, true, undefined, turns), link(duel, names));
  const slide = page.locator('[data-slide]');
  assert.equal(
    await slide.textContent(),
    'From turn 11 to 18, Ann’s win probability fell from 63% to 11%, in small steps. Draws −20, moves −10, correction −22 percentage points. Turn 14: Bob completes a city for 14 points.',
  );
  const curve = await page.locator('[data-curve]').first().boundingBox();
  assert.ok((await slide.boundingBox()).y < curve.y, 'above the chart');
  const shade = await page.locator('[data-shade]').boundingBox();
  assert.ok(Math.abs(shade.x - (curve.x + (10 / 71) * curve.width)) < 3 && Math.abs(shade.width - (8 / 71) * curve.width) < 3, 'the turns are shaded');
  await slide.getByRole('button', { name: '14' }).click();
  await page.locator('[data-here="14"]').waitFor();
  await page.getByLabel('You are').selectOption('Bob');
  assert.match(await slide.textContent(), /^From turn 11 to 18, your win probability rose from 37% to 89%, in small steps\. Draws \+20, moves \+10, correction \+22 /);
  await expectClean(page);
});

test('a fall in one or two turns, or mostly in one, is no stretch of small steps', async () => {
  for (const falls of [[[70, 0.2]], [[69, 0.35], [70, 0.1]], [[40, 0.45], [41, 0.15], [42, 0.1]]]) {
    const chances = duel.moves.map(() => 0.5).concat(0.5);
    for (const [turn, chance] of falls) chances.fill(chance, turn);
    const page = await studio.openWith(storedReview(chances, true), link(duel, names));
    await page.locator('[data-curve]').first().or(page.locator('.side table').first()).first().waitFor();
    assert.equal(await page.locator('[data-slide]').count(), 0, JSON.stringify(falls));
  }
});

test('a reader who says who they are sees their costliest move, and turns in sentences can be pressed', async () => {
  const turns = reviewOf(duel, 0).turns.map((turn) => ({ ...turn, does: [] }));
  const judged = turns[9];
  const better = { ...judged.best[0], value: judged.after + 2, chance: 0.69 };
  judged.best = [better, { ...better, move: `${better.move}, turned` }];
  judged.chances = [0.37, 0.63];
  judged.mark = turns[12].mark = 'mistake';
  const level = duel.moves.map(() => 0.5).concat(0.5);
  const headline = { lead: -3, luck: -3, play: 0, others: 0, rest: 0, behind_since: 53, costliest: { turn: 10, chance_loss: 0.05 } };
  const page = await studio.openWith(storedReview(level, true, headline, turns), `${link(duel, names)}&turn=20`);
  await page.locator('[data-here="20"]').waitFor();
  await page.getByLabel('You are').selectOption('Bob');
  await page.locator('[data-here="10"]').waitFor();
  const learning = page.locator('.learners button');
  assert.deepEqual((await learning.allTextContents()).map((text) => text.trim().replace(/ \(.*/, '')), ['Learn from your mistakes', 'Ann’s mistakes']);
  assert.deepEqual(await learning.evaluateAll((all) => all.map((each) => each.matches('.learn'))), [true, false]);
  await page.getByText('Win probability after the best move 69%, after this one 63%').waitFor();
  assert.deepEqual((await page.locator('section[aria-label="Turn 10"] .value').allTextContents()).slice(0, 2), ['best', 'equal']);
  assert.match(await page.locator('.headline').textContent(), /^You lost by 3 points: /);
  await page.locator('.headline').getByRole('button', { name: '53' }).click();
  await page.locator('[data-here="53"]').waitFor();
  await page.locator('.headline').getByRole('button', { name: '10' }).click();
  await page.locator('[data-here="10"]').waitFor();
  await expectClean(page);
});

test('a player of an unfinished game is not ahead for good', async () => {
  const level = duel.moves.map(() => 0.5);
  const headline = { lead: 5, luck: 1, play: 4, others: 0, rest: 0, ahead_since: 3 };
  for (const [isOver, words] of [[true, 'Ann won by 5 points: +1 from the tiles drawn, +4 from the moves. Ahead for good from turn 3.'], [false, 'Ann is expected to win by 5 points: +1 from the tiles drawn, +4 from the moves. Ahead since turn 3.']]) {
    const page = await studio.openWith(storedReview(level, isOver, headline), link(duel, names));
    assert.equal(await page.locator('[data-headline="0"]').textContent(), words);
    assert.equal(await page.locator('[data-slide]').count(), 0);
  }
});

test('a turn shows its luck, loss and better moves, also on the board', async () => {
  const page = await openLookedThrough(short);
  await page.getByText('Unfinished game').waitFor();
  await page.keyboard.press('End');
  await page.locator('[data-mark-of="2"]').waitFor();
  assert.match(await page.locator('[data-mark-of="2"]').textContent(), /^(Mistake\?|Blunder\?\?)$/);
  const option = page.locator('section[aria-label="Turn 2"] li button').first();
  assert.match(await option.textContent(), /^A [A-Z].* best$/);
  const rows = page.locator('section[aria-label="Turn 2"] li button');
  assert.match(await rows.last().textContent(), /^\?\?? Played: .*no meeple −\d+\.\d$/);
  const values = await rows.locator('.value').evaluateAll((all) => all.map((each) => ({ right: each.getBoundingClientRect().right, points: Number(each.textContent.replace('−', '-').replace('best', '0')) })));
  assert.deepEqual(values.map(({ points }) => points), values.map(({ points }) => points).sort((one, other) => other - one), 'the best first');
  assert.ok(values.every(({ right }) => Math.abs(right - values[0].right) < 1), 'the values are aligned');
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
    const reasons = await page.locator(`section[aria-label="Turn ${turn}"] li button .letter:not(.played) + .words`).allTextContents();
    assert.equal(new Set(reasons).size, reasons.length, reasons.join('\n'));
    assert.equal(await page.locator('.words .hidden').count(), 0, 'also for readers who see');
    await page.waitForFunction((count) => document.querySelectorAll('[data-option]').length === count, reasons.length === 0 ? 0 : reasons.length + 1);
    const moves = await page.locator('[data-option]').evaluateAll((all) =>
      all.map((move) => [move.querySelector(':scope > rect'), move.querySelector('circle')].map((each) => each.getBoundingClientRect()).map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))),
    );
    seen.badges += moves.length;
    for (const [i, [square, badge]] of moves.entries()) {
      const covered = moves.filter(([other]) => other.left === square.left && other.top === square.top);
      const area = covered.reduce((sum, [, { left, right }]) => sum + (Math.PI / 4) * (right - left) ** 2, 0);
      if (covered.length > 1) assert.ok(area < 0.1 * covered.length * (square.right - square.left) ** 2, `turn ${turn}: ${covered.length} badges leave their square visible`);
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

test('a review opens at a bad move, the reader’s if one person played against bots, or at the turn of its link', async () => {
  const { turns, totals } = reviewOf(opening, 0);
  const isBad = ({ mark }) => mark === 'mistake' || mark === 'blunder';
  const page = await open(opening);
  const { turn: first } = totals.turning_points.find(({ luck }) => !luck) ?? turns.find(isBad) ?? totals.turning_points[0];
  await page.locator(`[data-here="${first}"]`).waitFor();
  assert.equal(await page.locator('.opened').count(), 0, 'the analysis may find an earlier one');
  await page.locator('progress').waitFor({ state: 'detached', timeout: 600_000 });
  assert.equal(await page.locator(`[data-here="${first}"]`).count(), 1, 'the board moves no more by itself');
  const deep = reviewOf(opening, 200);
  const { turn: deepFirst } = deep.totals.turning_points.find(({ luck }) => !luck) ?? deep.turns.find(isBad) ?? deep.totals.turning_points[0];
  assert.deepEqual(await page.locator('.opened').allTextContents(), deepFirst === first ? [`Opened at the first turning point, turn ${first}.`] : []);
  const own = await openLookedThrough(opening, {}, ['easy', null]);
  const ownMistake = [...totals.turning_points.filter(({ luck }) => !luck), ...turns.filter(isBad)].filter(({ player }) => player === 1).sort((one, other) => one.turn - other.turn)[0];
  await own.locator(`[data-here="${ownMistake?.turn ?? first}"]`).waitFor();
  assert.equal(await own.locator('.headline').first().getAttribute('data-headline'), '1', 'the reader comes first');
  await own.getByRole('button', { name: /^Learn from your mistakes \(\d\)$/ }).waitFor();
  // A name does not make a bot.
  const named = await studio.open(link(opening, ['Wren', 'Bob']));
  await named.getByRole('button', { name: /^Bob’s mistakes/ }).waitFor();
  const linked = await studio.open(`${link(duel, names)}&turn=7`);
  await linked.locator('.accuracy').first().waitFor();
  await linked.locator('[data-here="7"]').waitFor();
});

test('a loss without a mark has its reason', async () => {
  const { turns } = JSON.parse(command(['match', 'review', '--simulations', '0', '--json', source('examples/match/duel.json')]));
  for (const [leniency, reason] of [['uncertain', 'cannot tell this loss from chance'], ['decided', 'the game was already decided']]) {
    const { turn, loss } = turns.findLast((each) => each.leniency === leniency);
    const page = await studio.openWith(storedReview(duel.moves.map(() => 0.5).concat(0.5), true, undefined, turns), `${link(duel, names)}&turn=${turn}`);
    await page.locator('.leniency', { hasText: reason }).waitFor();
    assert.equal(await page.locator(`[data-mark-of="${turn}"]`).textContent(), 'Good');
    assert.ok(loss >= 1);
  }
});

test('the board is as large as the window allows, at every turn', async () => {
  for (const [width, height, least] of [[1440, 900, 740], [1024, 768, 600]]) {
    const page = await open(duel, { width, height });
    const heights = new Set();
    for (const key of ['Home', 'ArrowRight', 'End']) {
      await page.keyboard.press(key);
      heights.add(Math.round((await page.locator('.board').boundingBox()).height));
      assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'only the panel scrolls');
    }
    assert.ok(Math.min(...heights) >= least, `${[...heights]} at ${width} by ${height}`);
    await expectFits(page);
  }
});

const verdict = (page) => page.locator('.verdict');
const says = (page, words) => verdict(page).getByRole('status').filter({ hasText: words }).waitFor();

async function learn(page, name) {
  const start = page.getByRole('button', { name });
  await start.scrollIntoViewIfNeeded();
  await start.click();
  await page.locator('[data-practice] .verdict').waitFor();
  await page.locator('[data-cursor]').first().waitFor();
}

/** Answers with a move without a meeple. A rotation of -1 takes any that fits. */
async function answer(page, move) {
  const [, x, y, rotation] = move.split(' ');
  const place = page.locator(`[data-place="${x},${y}"]`);
  const box = await place.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(`[data-cursor="${x},${y}"][data-pinned]`).waitFor();
  const isTurned = async () => (await page.locator('[data-ghost]').getAttribute('data-ghost')) === `${x},${y},${rotation}`;
  for (let i = 0; i < 4 && !(await isTurned()); ++i) await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'The tile you are placing' }).getByRole('button', { name: 'Done' }).waitFor();
  await page.keyboard.press('0');
  await page.keyboard.press('Enter');
  await verdict(page).locator('.main').waitFor();
}

test('mistakes are asked on the board, the answer is judged, and the next mistake follows', { timeout: 300_000 }, async () => {
  const { turns } = reviewOf(opening, 200);
  const mistakes = turns.filter(({ player, mark }) => player === 1 && ['inaccuracy', 'mistake', 'blunder'].includes(mark));
  const [asked] = mistakes;
  assert.ok(asked.best[0].move.endsWith(' -'), 'the test plays without a meeple');
  const page = await openLookedThrough(opening, {}, ['easy', null]);
  await learn(page, `Learn from your mistakes (${mistakes.length})`);
  await page.locator(`[data-practice="${asked.turn}"]`).waitFor();
  await verdict(page).getByText(`Mistake 1 of ${mistakes.length} · Turn ${asked.turn}`).waitFor();
  await says(page, new RegExp(`The move marked \\?\\? lost ${asked.loss.toFixed(1)} points\\. Play a better one\\.`));
  await waitForTiles(page, asked.turn);
  assert.equal(await page.locator('.move').count(), 1, 'only the move of the game is drawn');
  await page.locator('.move.played .tile').waitFor();
  await expectClean(page);

  await answer(page, asked.best[0].move);
  await says(page, /^✓\s*(Best|Good).*In the game: \d+\.\d points lost\.\s*$/);
  await page.locator('[data-option="✓"]').waitFor();
  await page.locator('.move.played .tile').waitFor();
  await page.locator('.side').getByText('✓ found').waitFor();
  await expectClean(page);

  const [, x, y] = asked.move.split(' ');
  assert.equal(await page.locator('[data-place]').count(), 0, 'one answer at a time');
  const [, bestX, bestY] = asked.best[0].move.split(' ');
  let other;
  const tried = [`${x},${y}`, `${bestX},${bestY}`];
  while (!other) {
    await button(page, 'Try again').click();
    await waitForTiles(page, asked.turn);
    await page.locator('[data-place]').first().waitFor();
    const place = await page.locator('[data-place]').evaluateAll((all, tried) => all.map((each) => each.dataset.place).find((each) => !tried.includes(each)), tried);
    tried.push(place);
    await answer(page, `Rr ${place.replace(',', ' ')} -1 -`);
    if (await verdict(page).getByRole('status').filter({ hasText: '✓' }).count() === 0) other = place;
  }
  await says(page, /points behind the best move\. In the game: /);
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = await verdict(page).locator('.tools button').evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  assert.deepEqual(tops, [tops[0], tops[0], tops[0]], 'three buttons are in one row on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await button(page, 'Show the best move').click();
  await page.locator(`[data-tile^="${bestX},${bestY},"]`).waitFor();
  await says(page, /points behind the best move, which /);
  await button(page, 'Show your move').click();
  await page.locator(`[data-tile^="${other},"]`).waitFor();
  await expectClean(page);

  await page.locator('.side').getByRole('button', { name: `Turn ${mistakes[1].turn}` }).click();
  await page.locator(`[data-practice="${mistakes[1].turn}"]`).waitFor();
  await verdict(page).getByText(`Mistake 2 of ${mistakes.length}`).waitFor();
  await button(page, 'Show the best move').click();
  await says(page, /The best move is marked ✓: .*In the game: /);
  await expectClean(page);
  await button(page, 'Back to the review').click();
  await page.locator(`[data-here="${mistakes[1].turn}"]`).waitFor();
  await page.locator(`[data-mark-of="${mistakes[1].turn}"]`).waitFor();
  await expectClean(page);
});

test('the move of the game is no answer, on a phone, and the last mistake leads back', async () => {
  const page = await open(short, { width: 390, height: 844 });
  await learn(page, 'Bob’s mistakes (1)');
  await page.locator('[data-practice="2"]').waitFor();
  const { y, height } = await page.locator('[role=application]').boundingBox();
  assert.ok(y >= 0 && y + height <= 844, 'the board is in sight');
  assert.ok(height >= 400, `${height} pixels for the board`);
  await answer(page, 'C 0 -2 2 -');
  await says(page, /(Mistake|Blunder): this is the move from the game, which lost \d+\.\d points\.$/);
  assert.equal(await page.locator('.move').count(), 1);
  await expectFits(page);
  await expectClean(page);
  await button(page, 'Show the best move').tap();
  await page.locator('[data-option="✓"]').waitFor();
  await button(page, 'Finish').tap();
  await page.locator('[data-here="2"]').waitFor();
  await page.locator('[data-mark-of="2"]').waitFor();
  await expectClean(page);
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
  assert.match(await page.locator('.search [role=status]').textContent(), /^\s*Deeper analysis of \d+ of 71 turns/);
  assert.equal(await page.locator('progress').count(), 0);
  await page.keyboard.press('End');
  await page.getByText('Not analysed in depth').waitFor();
  await expectClean(page);
});

test('no verdict, reason or turning point is shown before the deeper analysis has it', async () => {
  const page = await studio.open(`${link(duel, names)}&turn=71`);
  await page.locator('[data-curve]').first().waitFor();
  await page.getByText('Analysing …', { exact: true }).waitFor();
  assert.equal(await page.locator('.verdict, [data-option], ul.points, [data-turning], [data-slide]').count(), 0);
  assert.deepEqual(await page.locator('.accuracy').allTextContents(), ['…', '…']);
  for (const headline of await page.locator('.headline').allTextContents()) assert.match(headline, /^(Ann|Bob) (won|lost) by \d+ points\.$/);
  await page.getByText('The reasons and the turning points follow at the end of the deeper analysis.').waitFor();
  await expectClean(page);
});

test('the analysis goes on after its page was left', async () => {
  const page = await open(duel);
  const done = () => page.locator('progress').evaluate((each) => each.value);
  await page.waitForFunction(() => document.querySelector('progress')?.value >= 3);
  await page.evaluate(() => (location.hash = '#/games'));
  await page.locator('progress').waitFor({ state: 'detached' });
  await page.evaluate(() => (location.hash = '#/review'));
  await page.locator('progress').waitFor();
  assert.ok((await done()) >= 3, 'the turns that were analysed are there');
  await page.locator('[data-curve]').first().waitFor();
  await expectClean(page);
});

test('the end of a match leads to its review', { timeout: 240_000 }, async () => {
  const people = names.map((name) => ({ name, bot: null }));
  const over = { ...duel };
  const play = { id: 'over', match: over, played: 71, seats: people, ranked: false };
  const page = await studio.openWith({ 'match.games': [play] }, '#/match');
  await page.locator('.review li').first().waitFor();
  assert.equal(await page.locator('.review table').count(), 0, 'no numbers that the review will change');
  const undo = await button(page, 'Undo').boundingBox();
  assert.ok(undo.y + undo.height <= 800, 'the tools are above the review');
  const { turning_points: points } = JSON.parse(command(['match', 'review', '--simulations', '0', '--json', source('examples/match/duel.json')])).totals;
  assert.equal(await page.locator('.review li').count(), points.length);
  await button(page, /^Review$/).click();
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

test('a file without a game gets a sentence that says what can be opened', async () => {
  const page = await studio.open('#/review');
  await page.getByText('Open a log of Board Game Arena, a saved game or a game of JCloisterZone (.jcz)').waitFor();
  const give = async (text) => {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Open/ }).first().click();
    await (await chosen).setFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  for (const text of ['{"a":1}', '[1,2]', '[{"title":"a bookmark"}]', '{"version":1,"seed":"solo","moves":[]}', 'Dear players, two tiles are left', '']) {
    await give(text);
    await page.getByRole('alert').filter({ hasText: 'This file is not a game. You can open saved games of Bastide, logs of Board Game Arena' }).waitFor();
    await page.getByRole('alert').getByRole('button').click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  }
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
  const text = await page.locator('.empty').boundingBox();
  assert.ok(Math.abs(text.x - (1280 - text.x - text.width)) < 20, 'in the middle of the window');
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
  await button(over, /^Review$/).click();
  await over.waitForURL(/#\/review\?/);
  await over.locator('.accuracy').first().waitFor();
  await over.locator('progress').waitFor({ state: 'detached' });
  const found = await over.locator('.accuracy').allTextContents();
  await over.goBack();
  await over.locator('.review').getByRole('heading', { name: 'Review' }).waitFor();
  assert.deepEqual(await over.locator('.review .accuracy').allTextContents(), found);
  await expectClean(over);
});

test('a review, its turn and the answers stay, also on the page without a link', { timeout: 300_000 }, async () => {
  const page = await openLookedThrough(opening, {}, ['easy', null]);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const turn = opening.moves.length - 1;
  await page.waitForFunction((turn) => location.hash.endsWith(`turn=${turn}`), turn);
  const accuracy = await page.locator('.accuracy').allTextContents();
  await page.getByRole('button', { name: /^Learn from your mistakes/ }).click();
  const asked = Number(await page.locator('[data-practice]').getAttribute('data-practice'));
  await answer(page, reviewOf(opening, 200).turns[asked - 1].best[0].move);
  await page.locator('.side').getByText(/found|missed/).first().waitFor();
  await page.goto(`${studio.base}#/`);
  await page.goto(`${studio.base}#/review`);
  await page.locator(`[data-here="${turn}"]`).waitFor();
  assert.equal(await page.locator('progress').count(), 0, 'nothing is analysed again');
  assert.deepEqual(await page.locator('.accuracy').allTextContents(), accuracy);
  await page.reload();
  await page.locator(`[data-here="${turn}"]`).waitFor();
  await page.getByRole('button', { name: /^Learn from your mistakes/ }).click();
  await page.locator('.side').getByText(/found|missed/).first().waitFor();
  await expectClean(page);
});

test('numbers are preliminary until the end of the analysis, the reader chooses a player, and all mistakes are listed', async () => {
  const page = await open(opening);
  await page.locator('[data-preliminary]').waitFor();
  await page.getByLabel('You are').selectOption('Bob');
  assert.equal(await page.locator('.headline').first().getAttribute('data-headline'), '1');
  await page.locator('progress').waitFor({ state: 'detached', timeout: 600_000 });
  assert.equal(await page.locator('[data-preliminary]').count(), 0);
  const { turns } = reviewOf(opening, 200);
  const marked = turns.filter(({ mark }) => ['inaccuracy', 'mistake', 'blunder'].includes(mark));
  await page.locator('.side summary').filter({ hasText: `${marked.length} mistakes` }).click();
  await page.locator('details[open] li').getByRole('button', { name: `Turn ${marked[0].turn}`, exact: true }).click();
  await page.locator(`[data-here="${marked[0].turn}"]`).waitFor();
  await expectClean(page);
});

test('better moves that read alike are told apart by their neighbours, or by their squares', { timeout: 300_000 }, async () => {
  const turns = reviewOf(duel, 200).turns;
  const level = duel.moves.map(() => 0.5).concat(0.5);
  const page = await studio.openWith(storedReview(level, true, undefined, turns), `${link(duel, names)}&turn=16`);
  const reasons = (turn) => page.locator(`section[aria-label="Turn ${turn}"] li .words`).allTextContents();
  await page.locator('section[aria-label="Turn 16"]').getByText('No meeple, with a curve of road to the west').waitFor();
  await page.goto(`${studio.base}${link(duel, names)}&turn=24`);
  await page.locator('section[aria-label="Turn 24"]').getByText(/^No meeple, with a straight road to the north, row \d+, column \d+$/).first().waitFor();
  assert.equal(new Set(await reasons(24)).size, 4);
  await expectClean(page);
});

test('two players share a line of the chart, that of the reader', async () => {
  const level = duel.moves.map(() => 0.5).concat(0.5);
  const turns = reviewOf(duel, 0).turns;
  const page = await studio.openWith(storedReview(level, true, undefined, turns), link(duel, names));
  const drawn = () => page.locator('[data-curve]').evaluateAll((all) => all.map((each) => each.dataset.curve));
  await page.locator('[data-curve="0"]').waitFor({ state: 'attached' });
  assert.deepEqual(await drawn(), ['0']);
  await page.getByLabel('You are').selectOption('Bob');
  await page.locator('[data-curve="1"]').waitFor({ state: 'attached' });
  assert.deepEqual(await drawn(), ['1']);
  assert.deepEqual(await page.locator('figcaption .name').allTextContents(), ['Bob']);
  const three = { ...short, players: 3, moves: short.moves };
  await page.goto(`${studio.base}${link({ ...short, players: 3 }, ['Ann', 'Bob', 'Cyd'])}`);
  await page.locator('[data-curve="2"]').waitFor();
  assert.deepEqual(await drawn(), ['0', '1', '2']);
});

test('the first page has an example, and says where Board Game Arena has its logs', async () => {
  for (const size of [{}, { width: 360, height: 640, theme: 'dark' }]) {
    const page = await studio.open('#/review', size);
    await page.getByRole('heading', { level: 1, name: 'Game review' }).waitFor();
    await page.getByText('Where Board Game Arena has the log: choose “Review game” at the table').waitFor();
    await page.locator('.example svg').waitFor();
    await expectFits(page);
    await expectClean(page);
    await page.getByRole('link', { name: 'An example: Ada against Bo' }).click();
    await page.locator('[data-curve]').first().waitFor();
    await page.getByText('Turn 71 of 71').or(page.locator('.opened, [data-here]')).first().waitFor();
  }
});

test('an opened or pasted game is added to the reader’s games', async () => {
  const page = await studio.open('#/review');
  const text = JSON.stringify({ ...short, names: ['Ann', 'Bob'] });
  await page.getByRole('button', { name: /^Open/ }).waitFor();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
  await page.locator('[data-curve]').first().waitFor();
  const added = page.getByRole('status').getByText('Added to Your games.');
  await added.waitFor();
  const top = async () => (await page.locator('[role=application]').boundingBox()).y;
  const before = await top();
  await page.keyboard.press('Home');
  await added.waitFor({ state: 'detached' });
  assert.equal(await top(), before, 'the board stays in its place');
  const [game] = await page.evaluate(() => JSON.parse(localStorage['bastide.match.collection']));
  assert.deepEqual(game.match.names, ['Ann', 'Bob']);
  await expectClean(page);
});
