// Tests the transitions between pages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useStudio } from './studio.mjs';

const studio = useStudio();

test('a match opens on the Tally and the Score page with the same points', async () => {
  const people = ['Ann', 'Bob'].map((name) => ({ name, bot: null }));
  const moves = ['C 0 -1 2 cS', 'RRR 1 0 1 rW', 'RRR -1 0 3 -'];
  const match = { version: 1, players: 2, deck: ['C', 'RRR', 'RRR', 'L', 'C', 'RFr'], moves };
  const kept = { 'match.games': [{ id: 'kept', match, played: moves.length, seats: people, ranked: false }] };
  const page = await studio.openWith(kept, '#/match');
  await page.getByText('On other pages').click();
  await page.getByRole('button', { name: 'Tally the points' }).click();
  await page.waitForURL(/#\/tally/);
  await page.getByText('Ann').first().waitFor();
  const other = await studio.openWith(kept, '#/match');
  await other.getByText('On other pages').click();
  await other.getByRole('button', { name: 'Score the map' }).click();
  await other.waitForURL(/#\/score/);
  await other.locator('main [role=application]').waitFor();
  assert.deepEqual([...page.complaints, ...other.complaints], []);
});

test('the layout of a page does not change after another page was open', async () => {
  const page = await studio.open('#/puzzle', { width: 844, height: 390 });
  await page.getByRole('group', { name: 'Puzzle mode' }).waitFor();
  await page.evaluate(() => (location.hash = '#/arrange'));
  const [brush, block] = await Promise.all(['Brush', 'Rectangle'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()));
  assert.equal(brush.y, block.y);
  assert.ok(block.x - brush.x - brush.width >= 4);
});

test('a library that cannot be loaded gives an error on the page', async () => {
  for (const answer of [(route) => route.abort(), (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'none' })]) {
    const context = await studio.context();
    await context.route('**/*.wasm', answer);
    const page = await studio.open('#/match', { context });
    await page.getByText('The library could not be loaded. Please reload the page.').first().waitFor();
    await context.close();
  }
});

test('requests to a game finish after its page is left, without errors', async () => {
  const page = await studio.open('#/match?people=2');
  await page.locator('.turn').waitFor();
  const laid = () => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.match.games'))[0].played);
  await Promise.all([...'nnn', 'Enter', '0', 'Enter'].map((key) => page.keyboard.press(key)).concat(page.evaluate(() => (location.hash = '#/solo'))));
  await page.getByRole('heading', { name: 'Solo', level: 1 }).waitFor();
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.querySelector('[data-ghost]'));
  assert.ok((await laid()) <= 1);
  assert.deepEqual(page.complaints, []);
});
