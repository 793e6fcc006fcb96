// Tests the Caverna page: filling in, opening, explaining, exchanging and storing, with the same results as the command.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { command, expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const examples = ['blue', 'three-players'].map((name) => `examples/caverna/${name}.json`);
const tab = (page, name) => page.getByRole('tab', { name });
const total = (page, points) =>
  page.locator('.side .total').filter({ hasText: new RegExp(`^${points} points?$`) }).waitFor();
const blank = async (page) => {
  await page.getByText('The score appears here').waitFor();
  await tab(page, /^Player 1 –/).waitFor();
};
const value = (page, label) => page.getByLabel(label, { exact: true }).inputValue();

function refusal(args, input) {
  try {
    command(args, input);
  } catch (error) {
    return error;
  }
  return assert.fail('the command took it');
}

async function openThree(page) {
  await page.getByLabel('Open an example').selectOption('Three players');
  await tab(page, /^Red/).waitFor();
  await total(page, 63);
}

test('on a phone an open colour stays open while its tiles are chosen, also for the next player', async () => {
  const page = await studio.open('#/caverna', { width: 390, height: 844 });
  await openThree(page);
  const dwellings = page.locator('details.dwelling');
  await dwellings.locator('summary').tap();
  await dwellings.locator('button.tile').first().tap();
  await dwellings.locator('button.tile[aria-pressed=true]').first().waitFor();
  assert.equal(await dwellings.getAttribute('open'), '');
  await tab(page, /^Red/).tap();
  assert.equal(await dwellings.getAttribute('open'), '');
  await expectFits(page);
  await expectClean(page);
});

test('the page has one scroll bar, and sums stay on one line', async () => {
  const page = await studio.open('#/caverna', { width: 1440, height: 900 });
  await openThree(page);
  const side = page.locator('.side');
  assert.equal(await side.evaluate((element) => element.scrollHeight > element.clientHeight), false);
  // The panel can be read to its end, and then stays in the window.
  await page.mouse.wheel(0, 100_000);
  await page.waitForFunction(() => Math.abs(document.querySelector('.side').getBoundingClientRect().bottom - innerHeight) < 60 || document.querySelector('.side').offsetHeight < innerHeight);
  const lines = await page.locator('h2 .points').evaluateAll((all) =>
    all.map((sum) => {
      const range = document.createRange();
      range.selectNodeContents([...sum.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== ''));
      return range.getClientRects().length;
    }),
  );
  assert.ok(lines.length > 1 && lines.every((count) => count === 1));
});

test('scores and exchanges equal the command’s byte for byte', async () => {
  const page = await studio.open('#/caverna');
  const ask = (method, ...words) => page.evaluate(([name, words]) => globalThis.bastide[name](...words), [method, words]);
  for (const path of examples) {
    const text = readFileSync(source(path), 'utf8');
    for (const rules of ['official', 'chapter']) {
      const args = ['--json', '--rules', rules, source(path)];
      assert.equal(await ask('cavernaScoreText', text, rules, false), command(['caverna', 'score', ...args]));
      assert.equal(await ask('cavernaBestText', text, rules, false), command(['caverna', 'best', ...args]));
    }
  }
  assert.equal(await ask('cavernaEmptyText'), command(['caverna', 'template']));
  assert.deepEqual(page.complaints, []);
});

test('broken rules are rejected like in the command, and scored with house rules', async () => {
  const page = await studio.open('#/caverna');
  const text = '{"players": [{"dwarfs": 4}, {"weapons": [20, 1, 1], "furnishings": ["trader", "trader"]}]}';
  const told = await page.evaluate(
    (text) => globalThis.bastide.cavernaScoreText(text, 'official', false).then(() => 'scored', (error) => error.message),
    text,
  );
  const refused = refusal(['caverna', 'score', '--json', '-'], text);
  assert.equal(refused.status, 2);
  const lines = refused.stderr.trimEnd().split('\n');
  assert.equal(lines.length, 4);
  assert.deepEqual(lines.map((line) => line.slice(line.indexOf('player '))), told.split('\n'));
  const scored = await page.evaluate((text) => globalThis.bastide.cavernaScoreText(text, 'official', true), text);
  assert.equal(scored, command(['caverna', 'score', '--json', '--house-rules', '-'], text));
});

test('three players are opened, ranked and explained, and survive a reload', async () => {
  const page = await studio.open('#/caverna');
  await openThree(page);
  assert.match(await tab(page, /^Green/).textContent(), /99.*1st/s);
  // A group with several lines shows the points of each and their sum.
  await page.getByRole('heading', { name: 'Animals : 8 − 2 = 6 points' }).waitFor();
  await page.locator('.side summary').filter({ hasText: 'Food chamber' }).click();
  await page.getByText('2 for each pair of grain and vegetable: 4').waitFor();
  await page.getByText('All players side by side').click();
  const row = page.getByRole('row', { name: /^Writing chamber/ });
  await row.waitFor();
  assert.deepEqual(await row.getByRole('cell').allTextContents(), ['·', '·', '7']);
  await expectClean(page);
  await page.reload();
  await tab(page, /^Red/).click();
  await total(page, 64);
  await page.locator('.side').getByText('Rank 2', { exact: true }).waitFor();
});

test('an example that replaces sheets is taken back with one press, and undo works after a reload', async () => {
  const page = await studio.open('#/caverna');
  await openThree(page);
  await tab(page, /^Green/).click();
  const top = page.locator('.bar');
  const { y } = await top.boundingBox();
  await page.getByLabel('Open an example').selectOption('One player');
  const notice = page.getByRole('status').filter({ hasText: 'Opened One player' });
  await notice.waitFor();
  assert.equal((await top.boundingBox()).y, y, 'the message moves nothing');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('tab', { name: /^Green/, selected: true }).waitFor();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+z');
  await page.getByRole('tab', { name: /^Green/, selected: true }).waitFor();
  await tab(page, /^Red/).click();
  await page.getByRole('button', { name: 'Rubies: one more' }).click();
  await total(page, 66);
  await page.locator('.last').getByText('Red, Rubies: 4 → 5').waitFor();
  await page.reload();
  await tab(page, /^Red/).click();
  await total(page, 66);
  assert.equal(await page.locator('.last').count(), 0, 'the change is not news any more');
  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click();
  await total(page, 64);
  await tab(page, /^Red/).waitFor();
  await expectClean(page);
});

test('fields that a tile needs appear with it and count at once', async () => {
  const page = await studio.open('#/caverna');
  await page.getByLabel('Find a tile').fill('stone storage');
  const stone = page.getByLabel('Stone', { exact: true });
  assert.equal(await stone.count(), 0);
  await page.getByRole('button', { name: /^Stone storage/ }).click();
  await stone.fill('7');
  await page.locator('.side summary').filter({ hasText: 'Stone storage' }).getByText('7').waitFor();
  await total(page, '−21');
  await expectClean(page);
});

test('totals stay live while a rule is broken, and the problem is shown until it is fixed', async () => {
  const page = await studio.open('#/caverna');
  await page.getByRole('button', { name: 'Dwarfs: one more' }).click();
  await page.getByText('there is room for 2 dwarfs, not for 3').waitFor();
  await total(page, '−27');
  await expectClean(page);
  await page.getByLabel('House rules').check();
  await page.getByText('Warnings (house rules allow this)').waitFor();
  await page.getByRole('button', { name: 'Dwelling: one more', exact: true }).click();
  await page.getByText('room for 2 dwarfs').waitFor({ state: 'detached' });
  await total(page, '−24');
});

test('the first entry in an empty pad moves nothing', async () => {
  const page = await studio.open('#/caverna');
  const field = page.getByLabel('Grain', { exact: true });
  const before = (await field.boundingBox()).y;
  await field.fill('1');
  await page.locator('.side').getByText(/Grain/).first().waitFor();
  assert.equal((await field.boundingBox()).y, before);
  assert.equal(await page.getByRole('button', { name: 'Three players' }).count(), 0, 'examples are in one place');
});

test('exchanges that gain points are offered, made and undone', async () => {
  const page = await studio.open('#/caverna');
  await page.getByLabel('Open an example').selectOption('One player');
  await total(page, 63);
  await page.getByText('Beer parlor, once: 2 grain for 3 gold').waitFor();
  await page.getByRole('button', { name: 'Exchange, gain 2 points' }).click();
  await total(page, 65);
  assert.equal(await value(page, 'Grain'), '1');
  assert.equal(await value(page, 'Gold'), '10');
  await page.getByRole('button', { name: 'Exchange, gain' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await total(page, 63);
  await page.keyboard.press('Control+y');
  await total(page, 65);
});

test('a sheet is filled in by keys alone, and typing in a field is one undo step', async () => {
  const page = await studio.open('#/caverna');
  await page.getByLabel('Sheep', { exact: true }).focus();
  await page.keyboard.type('12');
  await total(page, '−14');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await total(page, '−13');
  assert.equal(await value(page, 'Sheep'), '13');
  await page.locator('.last').getByText('Sheep: 12 → 13').waitFor();
  await page.locator('.last').getByRole('button', { name: 'Undo' }).click();
  await total(page, '−14');
  await page.keyboard.press('Control+z');
  await blank(page);
  assert.equal(await value(page, 'Sheep'), '0');
  await page.getByRole('button', { name: 'Add a player' }).focus();
  await page.keyboard.press('Enter');
  await tab(page, /^Player 2 –/).waitFor();
  await page.getByLabel('Sheep', { exact: true }).focus();
  await page.keyboard.type('1');
  await page.locator('.last').getByText('Player 2, Sheep: 0 → 1').waitFor();
  await tab(page, /^Player 2/).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('tabpanel', { name: /Player 1/ }).waitFor();
  await page.getByLabel('Sheep', { exact: true }).focus();
  await page.keyboard.type('1');
  await tab(page, /^Player 1.*shared/s).waitFor();
  assert.equal(await tab(page, /^Player 1/).getAttribute('aria-selected'), 'true');
  assert.match(await tab(page, /^Player 2/).textContent(), /1st.*shared/s, 'equal totals share a rank');
  await expectClean(page);
});

test('an invalid number is rejected in its field, and the sheet keeps the old one', async () => {
  const page = await studio.open('#/caverna');
  const gold = page.getByLabel('Gold', { exact: true });
  await gold.fill('5');
  await total(page, '−23');
  await gold.fill('1000');
  await page.getByRole('alert').getByText('from 0 to 999').waitFor();
  await gold.blur();
  assert.equal(await gold.inputValue(), '5');
  await total(page, '−23');
});

test('an error in a pasted sheet is shown with its location, and nothing is lost', async () => {
  const page = await studio.open('#/caverna');
  await openThree(page);
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByLabel('The sheet as JSON').fill('{"dwarfs": 3,\n "supply": {"gold": -1}}');
  await page.getByRole('button', { name: 'Use this sheet' }).click();
  await page.getByRole('alert').getByText("line 2, column 21: supply, gold: '-1' is not a whole number from 0 to 999").waitFor();
  await total(page, 63);
  await page.getByLabel('The sheet as JSON').fill('{"dwarfs": 2}');
  await page.getByRole('button', { name: 'Use this sheet' }).click();
  await total(page, '−6');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await total(page, 63);
});

const translated = [
  ['de', 'Einfügen …', 'Das Blatt als JSON, für einen oder mehrere Spieler', 'Blatt übernehmen',
    "Zeile 2, Spalte 21: supply, gold: '-1' ist keine ganze Zahl von 0 bis 999", 'Hoftiere und'],
  ['fr', 'Coller…', 'La feuille en JSON, pour un ou plusieurs joueurs', 'Utiliser la feuille',
    "ligne 2, colonne 21 : supply, gold : '-1' n’est pas un nombre entier de 0 à 999", 'animaux de ferme et'],
];
for (const [language, paste, label, use, error, arithmetic] of translated)
  test(`errors and arithmetic are in the reader's language: ${language}`, async () => {
    const context = await studio.context({ locale: language, viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await studio.open('#/caverna', { context });
    await page.locator('.bar select').selectOption('0');
    await page.locator('.side .total').waitFor();
    assert.match(await page.locator('#studio').textContent(), new RegExp(arithmetic));
    await page.getByRole('button', { name: paste }).click();
    await page.getByLabel(label).fill('{"dwarfs": 3,\n "supply": {"gold": -1}}');
    await page.getByRole('button', { name: use }).click();
    await page.getByRole('alert').getByText(error).waitFor();
  });

test('the command reads saved sheets, and a link restores them', async () => {
  const page = await studio.open('#/caverna');
  await openThree(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'JSON' }).click()]);
  const saved = readFileSync(await download.path(), 'utf8');
  assert.equal(command(['caverna', 'score', '--json', '-'], saved), command(['caverna', 'score', '--json', source(examples[1])]));
  await page.getByLabel('Rule set').selectOption('chapter');
  await total(page, 61);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link to these sheets copied').waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
  const other = await studio.open(link);
  await total(other, 61);
  const damaged = await studio.open(link.slice(0, -9));
  await damaged.getByText('This link is damaged').waitFor();
  await blank(damaged);
});

test('damaged stored sheets give a notice and an empty pad', async () => {
  const page = await studio.open('#/caverna');
  const good = await page.evaluate(async () => ({ rules: 'official', houseRules: false, players: [await globalThis.bastide.cavernaEmpty()] }));
  const strange = structuredClone(good);
  strange.players[0].furnishings = ['castle'];
  const less = structuredClone(good);
  delete less.players[0].supply;
  for (const kept of ['{"rules"', JSON.stringify(less), JSON.stringify(strange)]) {
    await page.evaluate((kept) => localStorage.setItem('bastide.caverna.pad', kept), kept);
    await page.reload();
    await page.getByRole('alert').getByText('cannot be read').waitFor();
    await blank(page);
  }
  assert.deepEqual(page.complaints, []);
});

test('seven players fit a phone, in both themes', async () => {
  for (const theme of ['light', 'dark']) {
    const page = await studio.open('#/caverna', { width: 360, height: 740, theme });
    await expectFits(page);
    await openThree(page);
    for (let players = 3; players < 7; ++players) await page.getByRole('button', { name: 'Add a player' }).click();
    await tab(page, /^Player 7/).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Add a player' }).count(), 0);
    await page.getByLabel('Find a tile').fill('storage');
    await expectFits(page);
    await expectClean(page);
  }
});
