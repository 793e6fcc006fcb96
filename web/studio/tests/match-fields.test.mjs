// Tests the outlines of features on the Match page, and the complete cities that fields feed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expectClean, source, useStudio } from './studio.mjs';

const studio = useStudio();
const people = [{ name: 'Ann', bot: null }, { name: 'Bob', bot: null }];

async function openMatch(match, played, options) {
  const games = [{ id: 'kept', match, played, seats: people, ranked: false }];
  const page = await studio.openWith({ 'match.games': games }, '#/match', options);
  await page.locator('[data-tile]').first().waitFor();
  return page;
}

// The first tile closes a two-tile city from the north.
const short = { version: 1, players: 2, deck: ['C', 'RRR'], moves: [] };
const duel = JSON.parse(readFileSync(source('examples/match/duel.json'), 'utf8'));

const region = (page, kind) => page.locator(`[data-region="${kind}"]`);
const spots = (page) => page.getByRole('group', { name: 'Meeple placement' });

async function toTheMeeple(page) {
  await page.locator('[data-place="0,-1"]').click();
  await page.locator('[data-pinned]').waitFor();
  await page.keyboard.press('Enter');
  await spots(page).getByRole('button').first().waitFor();
}

test('the field under the pointer or the focus is outlined with the complete city that it feeds', async () => {
  const page = await openMatch(short, 0);
  await toTheMeeple(page);
  await page.getByRole('status').hover();
  await page.locator('[data-region]').waitFor({ state: 'detached' });
  const field = spots(page).getByRole('button', { name: /^Field/ });
  await field.hover();
  await region(page, 'field').waitFor();
  assert.equal(await region(page, 'field').getAttribute('data-fed'), '1');
  await page.getByRole('status').getByText('Farmers here score for 1 complete city').waitFor();
  await expectClean(page);
  await spots(page).getByRole('button', { name: /^City/ }).hover();
  await region(page, 'city').waitFor();
  assert.equal(await region(page, 'field').count(), 0);
  // The highlighted city is the one that the field feeds.
  const city = await region(page, 'city').locator('.area').getAttribute('d');
  await field.focus();
  await region(page, 'field').waitFor();
  assert.equal(await page.locator('.fed .area').getAttribute('d'), city);
  await page.getByRole('status').hover();
  await field.blur();
  await page.locator('[data-region]').waitFor({ state: 'detached' });
});

test('a field that scores nothing shows no points', async () => {
  const page = await openMatch({ ...short, deck: ['RRR', 'C'] }, 0);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  const choices = spots(page).getByRole('button');
  await choices.first().waitFor();
  for (const field of await choices.and(page.getByRole('button', { name: /^Field/ })).all()) assert.equal((await field.textContent()).trim(), '');
  for (const road of await choices.and(page.getByRole('button', { name: /^Road/ })).all()) assert.match(await road.textContent(), /\+\d/);
});

test('a chosen field stays outlined, also for a finger', async () => {
  const page = await openMatch(short, 0, { width: 390, height: 844 });
  await page.locator('[data-place="0,-1"]').tap();
  await page.getByRole('group', { name: 'The tile you are placing' }).getByRole('button', { name: 'Place it here' }).tap();
  await spots(page).getByRole('button', { name: /^Field/ }).tap();
  await region(page, 'field').waitFor();
  await page.keyboard.press('0');
  await page.locator('[data-region]').waitFor({ state: 'detached' });
});

test('the field under the mouse is tinted with its cities, and other places are not', async () => {
  const page = await openMatch(duel, 40);
  const tile = page.locator('[data-tile]').first();
  const at = async (x, y) => {
    const [left, top] = (await tile.getAttribute('data-tile')).split(',').map(Number);
    const box = await page.locator(`[data-tile^="${left},${top},"]`).boundingBox();
    return [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100];
  };
  // The first tile has a city in the north, a road from east to west, and fields next to it.
  await page.mouse.move(...(await at(50, 90)));
  await region(page, 'field').waitFor();
  assert.equal(await region(page, 'field').getAttribute('data-owner'), null, 'a field under the mouse is in ink');
  const south = await region(page, 'field').locator('.area').first().getAttribute('d');
  await page.getByRole('status').getByText(/^(Farmers here score for \d|This field)/).waitFor();
  await page.mouse.move(...(await at(10, 36)));
  await page.waitForFunction((d) => document.querySelector('[data-region="field"] .area')?.getAttribute('d') !== d, south);
  await page.mouse.move(...(await at(50, 10)));
  await page.locator('[data-region]').waitFor({ state: 'detached' });
  await page.mouse.move(...(await at(50, 90)));
  await region(page, 'field').waitFor();
  await page.getByRole('status').hover();
  await page.locator('[data-region]').waitFor({ state: 'detached' });
  await expectClean(page);
});

test('a tap on a field tints it', async () => {
  const page = await openMatch(duel, 40, { width: 390, height: 844 });
  const box = await page.locator('[data-tile]').first().boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.9);
  await region(page, 'field').waitFor();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('[data-region]').waitFor({ state: 'detached' });
});

test('projected points show their sum and a player’s fields, and points at the end show their sources', async () => {
  const page = await openMatch(duel, 40);
  await page.getByRole('button', { name: /^Ann, projected: \d+\. Show the sum/ }).hover();
  await region(page, 'field').waitFor();
  await page.getByRole('status').getByText('Farmers here score for 2 complete cities').waitFor();
  assert.equal(await region(page, 'field').first().getAttribute('data-owner'), '0', 'in Ann’s colour');
  await page.getByRole('status').hover();
  await region(page, 'field').waitFor({ state: 'detached' });

  for (const name of ['Ann', 'Bob']) {
    const projected = page.getByRole('button', { name: new RegExp(`^${name}, projected`) });
    await projected.click();
    const sum = await page.locator('[data-sum]', { hasText: / scored \+ / }).textContent();
    const total = sum.match(/\d+/g).reduce((all, points) => all + Number(points), 0);
    assert.equal(total, Number(await projected.textContent()), sum);
    await projected.click();
  }
  await expectClean(page);

  const end = await openMatch(duel, duel.moves.length);
  // The first look at the game moves the log down when it is ready, away from the pointer.
  await end.locator('.over .review li').waitFor();
  const fields = end.getByRole('button', { name: 'Ann, fields: 21 points' });
  await fields.focus();
  await end.waitForFunction(() => document.querySelectorAll('[data-region="field"]').length === 3);
  await end.getByRole('button', { name: 'Bob, roads: 19 points' }).focus();
  await region(end, 'road').first().waitFor();
  assert.equal(await region(end, 'road').first().getAttribute('data-owner'), '1', 'in Bob’s colour');
  assert.equal(await region(end, 'field').count(), 0);
  const entry = end.getByRole('button', { name: 'A field touching 4 complete cities: 12 points for Ann' });
  await entry.hover();
  await region(end, 'field').waitFor();
  assert.equal(await region(end, 'field').getAttribute('data-fed'), '4');
  await end.getByRole('button', { name: /^A monastery with 6 tiles/ }).hover();
  await end.locator('[data-lit]').first().waitFor();
  assert.equal(await end.locator('[data-lit]').count(), 7);
  await expectClean(end);
});

test('the points of a farmer are apart from those that were already projected', async () => {
  const position = 'players 2; tiles RCr 0 0 0, CcRr 0 -1 2 cE 0; scores 0 0; turn 0; hand C';
  const page = await studio.openWith({ 'position.text': JSON.stringify(position) }, '#/position');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('[data-place="1,-1"]').click();
  await page.locator('[data-pinned]').waitFor();
  await page.keyboard.press('Enter');
  await spots(page).getByRole('button', { name: /^Field: \+9 = \+6 now \(2 already projected\), \+3 at the end$/ }).waitFor();
  await page.locator('.words').getByText('No meeple: +6 now (2 already projected)').waitFor();
  await expectClean(page);
});

test('a scored feature has the colour of its only winner', async () => {
  const page = await openMatch(duel, 71);
  const entry = page.locator('ol button').filter({ hasText: 'Bob' }).filter({ hasNotText: 'Ann' }).first();
  await entry.click();
  const region = page.locator('[data-region]').first();
  await region.waitFor();
  const [shade, own] = await page.evaluate(() => [document.querySelector('[data-region]').style.getPropertyValue('--shade'), document.querySelector('[data-region]').style.length]);
  assert.ok(shade !== '' && own > 0, shade);
});
