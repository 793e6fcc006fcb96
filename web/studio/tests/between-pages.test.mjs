// What goes from page to page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useStudio } from './studio.mjs';

const studio = useStudio();

test('a match goes on to the Tally and the Score page with the same points', async () => {
  const people = ['Ann', 'Bob'].map((name) => ({ name, bot: null }));
  const moves = ['C 0 -1 2 cS', 'RRR 1 0 1 rW', 'RRR -1 0 3 -'];
  const match = { version: 1, players: 2, deck: ['C', 'RRR', 'RRR', 'L', 'C', 'RFr'], moves };
  const kept = { 'match.games': [{ id: 'kept', match, played: moves.length, seats: people, ranked: false }] };
  const page = await studio.openWith(kept, '#/match');
  await page.getByRole('button', { name: 'Tally its points' }).click();
  await page.waitForURL(/#\/tally/);
  await page.getByText('Ann').first().waitFor();
  const other = await studio.openWith(kept, '#/match');
  await other.getByRole('button', { name: 'Score its map' }).click();
  await other.waitForURL(/#\/score/);
  await other.locator('main [role=application]').waitFor();
  assert.deepEqual([...page.complaints, ...other.complaints], []);
});
