// Tests the Problems page: right and wrong answers with reasons, the rating, and stored answers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const { problems } = JSON.parse(readFileSync(source('examples/match/problems.json'), 'utf8'));

const verdict = (page) => page.locator('.verdict');
const says = (page, words) => verdict(page).getByRole('status').filter({ hasText: words }).waitFor();
const button = (page, name) => page.getByRole('button', { name });
const rating = async (page) => Number(await page.locator('.rating strong').textContent());

// Enough answers for a rating.
const answered = Array.from({ length: 5 }, (_, i) => ({ id: `old/${i}`, rating: 600, right: i % 2 === 0, day: '2026-01-01' }));

async function open(number, options, answers = []) {
  const page = await studio.openWith({ 'problems.answers': answers }, `#/problems?number=${number}`, options);
  await page.locator('[data-cursor]').first().waitFor();
  await page.locator('.rating').waitFor();
  return page;
}

const onTile = (page, name) => page.getByRole('group', { name: 'The tile you are placing' }).getByRole('button', { name });

/** Places the tile on a square by keys, in this rotation, with the meeple of a digit or of a part's name. */
async function lay(page, [x, y], rotation, meeple) {
  const mark = page.locator(`[data-place="${x},${y}"]`).first();
  await mark.scrollIntoViewIfNeeded();
  const box = await mark.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(`[data-cursor="${x},${y}"][data-pinned]`).waitFor();
  for (let i = 0; i < 4 && Number(await page.locator('[data-ghost]').getAttribute('data-ghost')) !== rotation; ++i) await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await onTile(page, 'Done').or(verdict(page).getByRole('button', { name: /^Next problem/ })).first().waitFor();
  if (await onTile(page, 'Done').count()) {
    if (typeof meeple === 'number') await page.keyboard.press(String(meeple));
    else await page.getByRole('group', { name: 'Meeple placement' }).getByRole('button', { name: meeple }).first().click();
    await page.keyboard.press('Enter');
  }
  await verdict(page).getByRole('button', { name: /^Next problem/ }).waitFor();
}

// A problem whose solution has no meeple.
const plain = problems.findIndex(({ best }) => best.endsWith(' -')) + 1;
const [, x, y, turned] = problems[plain - 1].best.split(' ').map(Number);

test('the best move is right and explained, and raises the rating', async () => {
  const page = await open(plain, {}, answered);
  const before = await rating(page);
  await lay(page, [x, y], turned, 0);
  await says(page, /^✓ ?Correct.*points behind\.$/);
  assert.ok((await rating(page)) > before);
  await expectClean(page);
});

test('another move is wrong, the best one is shown and explained on request, and the answer is stored', async () => {
  const page = await open(plain, {}, answered);
  const before = await rating(page);
  const other = await page.locator('[data-place]').evaluateAll(
    (all, best) => all.map((each) => each.dataset.place).find((place) => place !== best),
    `${x},${y}`,
  );
  await lay(page, other.split(',').map(Number), -1, 0);
  await says(page, /(Good|Inaccuracy|Mistake|Blunder): \d+\.\d points behind the best move\.$/);
  // Only the answer is on the board with its mark.
  assert.match((await page.locator('[data-option]').allTextContents()).join(), /^(✗|\?!|\?\??)$/);
  await verdict(page).getByRole('button', { name: /^Try again/ }).waitFor();
  const lower = await rating(page);
  assert.ok(lower < before);
  await button(page, 'Show the best move').click();
  await page.locator(`[data-tile^="${x},${y},"]`).waitFor();
  await says(page, /points behind the best move, which /);
  assert.equal(await page.locator('[data-option="✓"]').count(), 1);
  await button(page, 'Show your move').click();
  await page.locator(`[data-tile^="${other},"]`).waitFor();
  await page.reload();
  await page.locator('.rating').waitFor();
  assert.equal(await rating(page), lower);
  await page.getByLabel('Level').selectOption('Near your rating');
  await page.getByText(`0 of ${problems.length} solved`, { exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^Problem ${plain} of ${problems.length}, rated \\d+, missed$`) }).waitFor();
  await expectClean(page);
});

test('nothing reads as advice before the answer', async () => {
  const page = await open(54);
  assert.equal(await page.locator('[data-ghost]').count(), 0);
  assert.equal(await page.locator('.turn .words').textContent(), 'Press a square to put it there, or drag it');
  await page.keyboard.press('n');
  await page.locator('[data-ghost]').waitFor();
  assert.equal(await page.locator('.turn .words').textContent(), '');
});

test('a bad answer in a decided game has the mark of its points', async () => {
  const page = await open(22);
  const [, bestX, bestY] = problems[21].best.split(' ');
  const places = await page.locator('[data-place]').evaluateAll((all) => all.map((each) => each.dataset.place));
  await lay(page, places.find((place) => place !== `${bestX},${bestY}`).split(',').map(Number), -1, 0);
  await verdict(page).getByRole('status').filter({ hasText: /points behind/ }).waitFor();
  const [, mark, loss] = /(\w+): (\d+\.\d) points behind/.exec(await verdict(page).getByRole('status').textContent());
  const expected = loss >= 5 ? 'Blunder' : loss >= 2.5 ? 'Mistake' : loss >= 1 ? 'Inaccuracy' : 'Good';
  assert.ok(loss >= 2.5, 'the answer is bad');
  assert.equal(mark, expected);
});

test('the next problem is unanswered, and the problem of the day is the same for everyone', async () => {
  const page = await open(plain);
  await lay(page, [x, y], turned, 0);
  await button(page, /^Next problem/).click();
  await says(page, /One move is at least a point better/);
  assert.doesNotMatch(page.url(), new RegExp(`number=${plain}$`));
  await button(page, 'Hint').click();
  assert.match(await verdict(page).getByRole('status').textContent(), /The best move: (no meeple|meeple on the \w+)\./);
  const before = page.url();
  await button(page, 'Problem of the day').click();
  await page.waitForFunction((before) => location.href !== before, before);
  const daily = page.url();
  const other = await studio.open('#/problems?deal=today');
  await other.waitForFunction(() => location.hash.includes('number='));
  assert.equal(other.url().split('#')[1], daily.split('#')[1]);
  await expectClean(page);
});

test('a theme is practised, and the answers and the streak are shown', async () => {
  const page = await open(plain);
  await lay(page, [x, y], turned, 0);
  await page.getByLabel('Level').selectOption('Near your rating');
  await page.getByLabel('Theme').selectOption('field');
  const fields = problems.flatMap(({ theme }, i) => (theme === 'field' ? [i + 1] : []));
  await page.getByText(`of ${fields.length} solved`).waitFor();
  await page.waitForFunction((all) => all.includes(Number(/number=(\d+)/.exec(location.hash)?.[1])), fields);
  await page.reload();
  await page.locator('.rating').waitFor();
  assert.equal(await page.getByLabel('Theme').inputValue(), 'field');
  await page.getByText('Your answers').click();
  await page.getByRole('listitem').filter({ hasText: '✓ solved' }).getByRole('button', { name: String(plain), exact: true }).click();
  await page.waitForFunction((number) => location.hash.endsWith(`number=${number}`), plain);
  await expectClean(page);
});

const right = (page) => verdict(page).getByText(/^✓ ?Correct/);

test('a verdict comes at once, before the points, and the board stays where it is', async () => {
  for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    const page = await open(plain, size);
    const board = page.locator('.board').first();
    const before = await board.boundingBox();
    await page.evaluate(() => {
      window.said = [];
      new MutationObserver(() => window.said.push(document.querySelector('.verdict [role=status]')?.textContent.trim())).observe(document.body, {
        subtree: true, childList: true, characterData: true,
      });
    });
    await lay(page, [x, y], turned, 0);
    await says(page, /points behind/);
    assert.ok((await page.evaluate(() => window.said)).some((words) => /Correct\. Counting/.test(words)));
    assert.deepEqual(await board.boundingBox(), before);
    await expectClean(page);
  }
});

test('a second Enter in a row does not skip the verdict', async () => {
  const page = await open(plain);
  const mark = await page.locator(`[data-place="${x},${y}"]`).first().boundingBox();
  await page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await page.evaluate(() => {
    // Presses the button for the next problem as soon as it has the focus.
    document.addEventListener('focusin', ({ target }) => /^Next problem/.test(target.textContent) && target.click());
  });
  for (let i = 0; i < 4 && Number(await page.locator('[data-ghost]').getAttribute('data-ghost')) !== turned; ++i) await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  if (await onTile(page, 'Done').count()) await page.keyboard.press('Enter');
  await right(page).waitFor();
  await says(page, /points behind/);
  await page.waitForTimeout(600);
  await verdict(page).getByRole('button', { name: /^Next problem/ }).focus();
  await page.keyboard.press('Enter');
  await says(page, /One move is at least/);
});

test('a newcomer starts with the easiest problem and without a rating, and the task says how the game stands', async () => {
  const page = await studio.open('#/problems');
  await page.locator('.rating').waitFor();
  assert.equal(await page.getByLabel('Level').inputValue(), 'easy');
  assert.match(await verdict(page).getAttribute('aria-label'), /^Problem 1 of /);
  await page.locator('.rating').getByText('Your rating appears after 5 more answers.').waitFor();
  assert.equal(await page.locator('.rating strong').count(), 0);
  await says(page, /(You lead|You trail|It is level,) \d+ : \d+\. \d+ tiles? remains? after this one\./);
  await page.getByLabel('Level').selectOption('Hard');
  await page.waitForFunction(() => Number(/rated (\d+)/.exec(document.querySelector('.verdict')?.getAttribute('aria-label'))?.[1]) >= 1700);
});

test('problems solved in a row are counted once each', async () => {
  const ids = problems.slice(0, 4).map(({ match }) => `${match.seed}/${match.moves.length + 1}`);
  const answer = (id, right) => ({ id, rating: 1500, right, day: '2026-01-01' });
  const answers = [answer(ids[0], true), answer(ids[1], true), answer(ids[2], false), answer(ids[2], true), answer(ids[3], true)];
  const page = await studio.openWith({ 'problems.answers': answers }, '#/problems?number=2');
  await page.locator('.rating').getByText('1 solved in a row, best 2').waitFor();
});

test('a problem solved with the hint does not lengthen the streak', async () => {
  const ids = problems.slice(0, 3).map(({ match }) => `${match.seed}/${match.moves.length + 1}`);
  const answers = ids.map((id, i) => ({ id, rating: 1500, right: true, hinted: i === 1, day: '2026-01-01' }));
  const page = await studio.openWith({ 'problems.answers': answers }, `#/problems?number=${plain}`);
  await page.locator('.rating').getByText('2 solved in a row, best 2').waitFor();
  await button(page, 'Hint').click();
  await lay(page, [x, y], turned, 0);
  await right(page).waitFor();
  await page.locator('.rating').getByText('2 solved in a row, best 2').waitFor();
  assert.equal((await page.evaluate(() => JSON.parse(localStorage['bastide.problems.answers']))).at(-1).hinted, true);
});

test('a better move with the same effects is told from the answer by the meeple it keeps', async () => {
  // The best move extends the road, and so does the answer, which also claims it.
  const number = problems.findIndex(({ best }) => best === 'RCr 0 4 0 -') + 1;
  const page = await open(number);
  await lay(page, [0, 4], 0, /^Road/);
  await button(page, 'Show the best move').click();
  await says(page, /points behind the best move, which keeps your meeple\. Yours claims /);
});

test('the reader has the number of the meeple that moves, and the points say which are the reader’s', async () => {
  const page = await open(54, { width: 390, height: 844 });
  const [own, other] = [page.locator('.points .moves'), page.locator('.points > span:not(.moves):not(.hidden)')];
  assert.match(await own.textContent(), /^you ?\d+$/);
  assert.match(await other.textContent(), /^\d+$/);
  await page.getByRole('button', { name: 'Points of all players' }).tap();
  const number = Number(await own.getAttribute('data-chip')) + 1;
  await page.locator('.behind tr[aria-current]', { hasText: `Player ${number} (you)` }).waitFor();
  await expectClean(page);
});

test('problems fit a phone in the dark theme', async () => {
  const page = await open(3, { width: 390, height: 844, theme: 'dark' });
  await verdict(page).getByText('Find it').waitFor();
  await expectFits(page);
  await expectClean(page);
});

test('damaged or forbidden storage does not stop the reader', async () => {
  const page = await studio.openWith({ 'problems.answers': '[{"id":"a\\nb","rating":1}]' }, '#/problems?number=2');
  await page.locator('.rating').waitFor();
  await page.getByText('after 5 more answers').waitFor();
  await expectClean(page);
});
