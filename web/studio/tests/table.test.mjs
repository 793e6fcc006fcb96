// Tests online tables: several browsers at one table of a server.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import decode from 'qr/decode.js';
import { playOn, TablesServer } from './serving.mjs';
import { expectClean, expectFits, source, useStudio } from './studio.mjs';

const server = new TablesServer();
const studio = useStudio(server);

const phone = { width: 390, height: 844 };
const button = (page, name) => page.getByRole('button', { name });
const waitForTiles = (page, count) => page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, count);
const status = (page, text) => page.getByRole('status').getByText(text).first().waitFor();
const keptTables = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('bastide.tables')));

/** Creates a table without a page. Returns the keys of its seats and of spectators. */
async function lay(terms) {
  const answer = await fetch(`${studio.base}api/tables`, { method: 'POST', body: JSON.stringify(terms) });
  return answer.json();
}
const people = (count, clock = 'none') => ({ seats: Array.from({ length: count }, () => ({ bot: null })), clock });

const openTable = async (key, options) => {
  const page = await studio.open(`#/table?key=${key}`, options);
  page.key = key;
  return page;
};

async function sit(page, name, word = '') {
  await page.getByLabel('Your name').fill(name);
  if (word !== '') {
    await page.getByText('How do I know the deal is fair?').click();
    await page.getByLabel('Your word').fill(word);
  }
  await button(page, 'Take seat').click();
}

/** The invitation that the page shares. */
async function invitation(page) {
  await button(page, 'Share the invitation').click();
  // The answer is next to the button.
  const [{ x, y, width, height }, said] = await Promise.all([button(page, 'Share the invitation'), page.getByText('Invitation copied')].map((each) => each.boundingBox()));
  assert.ok(Math.abs(said.y - y) < height + 40 && said.x < x + width + 40, JSON.stringify(said));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // Before the game, the page also shows the link.
  assert.deepEqual(await page.locator('.lobby .link').allTextContents(), (await page.locator('.lobby').count()) ? [link] : []);
  return link;
}

/** The private key of the page's table. */
const ownKey = async (page) => (await keptTables(page))[0].key;

/** Two people at their own table, and the keys. */
async function two(options = {}) {
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0], options);
  const ben = await openTable(keys.seats[1], options);
  await sit(ann, 'Ann');
  await sit(ben, 'Ben');
  for (const page of [ann, ben]) await waitForTiles(page, 1);
  return { ann, ben, keys };
}

/** By keys alone: the next square for the tile, and no meeple. */
async function move(page, tiles) {
  await page.locator('[data-place]').first().waitFor();
  await page.keyboard.press('n');
  await page.locator('[data-pinned]').waitFor();
  const before = await page.locator('[data-tile]').count();
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => document.querySelector('[data-spot], [data-sent]') || document.querySelectorAll('[data-tile]').length > before, before);
  if ((await page.locator('[data-spot]').count()) > 0) await page.keyboard.press('Enter');
  if (tiles !== undefined) await waitForTiles(page, tiles);
}

test('with a server, a table is created, its invitation is shared, and a whole match is played', async () => {
  const ann = await studio.open('#/');
  await ann.getByRole('link', { name: 'Play with a friend' }).click();
  await ann.getByLabel('Clock').waitFor();
  await expectClean(ann);
  await ann.getByLabel('Clock').selectOption('15 minutes per player');
  await ann.getByLabel('Your name').fill('Ann');
  await button(ann, 'Create table').click();
  await status(ann, 'The game starts when every seat is taken');
  await expectClean(ann);
  const link = await invitation(ann);
  assert.match(link, /^http:\/\/127\.0\.0\.1:\d+\/#\/table\?key=[0-9a-f]{32}$/);
  // The address is the invitation as well.
  assert.equal(ann.url(), link);

  const ben = await studio.open(new URL(link).hash, phone);
  await ben.getByRole('heading', { name: 'Ann invites you to a tile-laying game' }).waitFor();
  await ben.locator('.picture svg use').first().waitFor();
  await ben.getByText('2 players, 15 minutes per player, hints off').waitFor();
  await expectClean(ben);
  await expectFits(ben);
  // A newcomer learns first, and comes back.
  await button(ben, 'New to the game? Learn it in five moves').click();
  await ben.getByRole('link', { name: 'Back to the table' }).click();
  await button(ben, 'Take seat').waitFor();
  const cleo = await studio.open(new URL(link).hash);
  await button(cleo, 'Take seat').waitFor();
  // Everyone sees the seal before any tiles.
  const seals = await Promise.all([ann, ben, cleo].map((page) => page.locator('.lobby code.whole').first().textContent()));
  assert.match(seals[0], /^[0-9a-f]{64}$/);
  assert.deepEqual(seals.slice(1), [seals[0], seals[0]]);
  await sit(ben, 'Ben', 'pear');
  for (const page of [ann, ben, cleo]) await waitForTiles(page, 1);
  await cleo.getByText('You are watching').waitFor();
  assert.equal(await cleo.locator('.turn .tools').count(), 0);
  for (const name of [/Undo/, /Hint/, 'Resign', 'Ask to undo']) assert.equal(await button(cleo, name).count(), 0, String(name));
  assert.equal(await cleo.locator('[data-place]').count(), 0);

  // Everyone sees the others' moves, and nobody moves out of turn.
  assert.equal(await ben.locator('[data-place]').count(), 0);
  await status(ben, 'Ann’s turn');
  for (const key of ['n', 'Enter', 'Enter', 'i']) await ben.keyboard.press(key);
  await move(ann, 2);
  await waitForTiles(cleo, 2);
  await ben.getByText('Ann placed').first().waitFor();
  await status(ann, 'Ben’s turn');
  // Old status messages disappear.
  await ann.getByText('link copied').waitFor({ state: 'detached' });
  await ann.keyboard.press('?');
  await ann.getByRole('dialog').getByText('ask to undo your last move').waitFor();
  assert.doesNotMatch(await ann.getByRole('dialog').textContent(), /new game|redo/);
  await ann.keyboard.press('Escape');
  await ben.locator('[data-place]').first().tap();
  await ben.locator('[data-pinned]').waitFor();
  await ben.locator('.over .main').tap();
  await ben.locator('[data-spot], [data-sent]').first().waitFor();
  if ((await ben.locator('[data-spot]').count()) > 0) {
    await ben.locator('[data-spot]').first().tap();
    await expectClean(ben);
    await ben.locator('.over .main').tap();
  }
  for (const page of [ann, ben, cleo]) await waitForTiles(page, 3);
  await expectClean(cleo);
  await expectClean(ann);
  await expectFits(ben);
  assert.match(await ann.getByRole('timer').first().textContent(), /^1[45]:\d\d$/);

  // To the end, as fast as the server accepts it.
  const moves = await playOn(ann, [await ownKey(ann), await ownKey(ben)]);
  assert.ok(moves.length > 60, `${moves.length} moves`);
  for (const page of [ann, ben, cleo]) {
    await page.getByRole('region', { name: 'Game over' }).waitFor();
    await page.getByText(page === cleo ? 'only the players can check' : 'The deal was fair').waitFor();
  }
  await expectClean(ann);
  await expectFits(ben);
  await button(ann, /^Review$/).waitFor();
  // The game is added to the players' games once, and stays away if it is removed there.
  const collected = (page) => page.evaluate(() => JSON.parse(localStorage['bastide.match.collection'] ?? '[]'));
  const [game, ...more] = await collected(ann);
  assert.deepEqual([more, game.match.names, game.match.moves.length, game.bots], [[], ['Ann', 'Ben'], moves.length, [null, null]]);
  assert.deepEqual(await collected(cleo), []);
  await ann.evaluate(() => localStorage.removeItem('bastide.match.collection'));
  await ann.reload();
  await button(ann, /^Review$/).waitFor();
  assert.deepEqual(await collected(ann), []);

  // A rematch asks the other player. Both sit down at once, and the seats are rotated.
  await button(ben, 'Rematch').click();
  await status(ben, 'Waiting for the answer');
  await ann.getByRole('status').getByText('Ben wants a rematch').waitFor();
  await expectClean(ann);
  await button(ann, 'Decline').click();
  await status(ben, 'Ann declined the rematch');
  await button(ben, 'Rematch').click();
  await button(ann, 'Accept').click();
  for (const page of [ann, ben]) await waitForTiles(page, 1);
  await status(ann, 'Ben’s turn');
  await ben.locator('[data-place]').first().waitFor();
  await cleo.getByRole('region', { name: 'Game over' }).waitFor();
  await button(cleo, 'Join the rematch').click();
  await waitForTiles(cleo, 1);
  // The old link shows the old match and leads to the rematch.
  await cleo.goto(link);
  await cleo.getByRole('region', { name: 'Game over' }).waitFor();
  await button(cleo, /^Review$/).click();
  await cleo.waitForURL(/#\/review\?/);
  await cleo.locator('[data-tile]').first().waitFor();
  await cleo.reload();
  await cleo.getByRole('link', { name: 'Back to the table' }).click();
  await button(cleo, 'Watch again').click();
  await cleo.waitForURL(/#\/match\?/);
  await cleo.getByText('You are watching a game.', { exact: true }).waitFor();
  await cleo.getByRole('link', { name: 'Back to the table' }).click();
  await button(cleo, 'Join the rematch').click();
  await waitForTiles(cleo, 1);
  for (const page of [ann, ben, cleo]) assert.deepEqual(page.complaints, []);
});

test('a reload, a closed page or a broken connection loses nothing, and a move waits for the connection', async () => {
  const { ann, ben, keys } = await two({ serviceWorkers: 'allow' });
  await move(ann, 2);
  // A page loaded while its service worker starts may not be controlled by it.
  await ben.evaluate(() => navigator.serviceWorker.ready);
  await ben.reload();
  await ben.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await waitForTiles(ben, 2);
  // Offline, a move is stored, even through a reload, and sent after reconnecting.
  await ben.context().setOffline(true);
  await status(ben, 'Offline');
  await move(ben);
  await status(ben, 'your move is saved here');
  await ben.reload();
  await status(ben, 'your move is saved here');
  assert.equal(await ann.locator('[data-tile]').count(), 2);
  await ben.context().setOffline(false);
  for (const page of [ann, ben]) await waitForTiles(page, 3);
  // A closed page is restored by its link, even on another device.
  await ben.context().close();
  await ann.getByText('away').first().waitFor();
  await move(ann, 4);
  const again = await openTable(keys.seats[1], phone);
  await waitForTiles(again, 4);
  await ann.getByText('away').first().waitFor({ state: 'detached' });
  await move(again, 5);
  await waitForTiles(ann, 5);
  // Events during the interruption appear at once after reconnecting.
  await again.context().setOffline(true);
  await status(again, 'Offline');
  await move(ann, 6);
  await again.context().setOffline(false);
  await waitForTiles(again, 6);
  assert.deepEqual(ann.complaints, []);
});

test('a move is undone if all agree, phrases are sent, and resigning asks first', async () => {
  const { ann, ben, keys } = await two();
  const cleo = await openTable(keys.watch);
  await move(ann, 2);
  await ann.keyboard.press('u');
  await ben.getByRole('status').getByText('Ann asks to undo').waitFor();
  await expectClean(ben);
  await button(ben, 'Decline').click();
  await status(ann, 'Ben declined: the move stands');
  await button(ann, 'Ask to undo').click();
  await button(ben, 'Agree').click();
  for (const page of [ann, ben]) await waitForTiles(page, 1);
  await move(ann, 2);
  await waitForTiles(ben, 2);

  await ben.getByText('Send a message').click();
  await button(ben, 'Good move').click();
  await ann.getByRole('log', { name: 'Chat' }).getByText('Ben: “Good move”').waitFor();
  await status(ann, 'Ben: “Good move”');

  await button(ben, 'Resign').click();
  // The harmless answer has the focus, wherever on the page the question was.
  await ben.waitForFunction(() => document.activeElement.textContent.trim() === 'Continue');
  await ben.keyboard.press('Enter');
  await button(ben, 'Continue').waitFor({ state: 'detached' });
  await button(ben, 'Resign').click();
  await ben.getByRole('status').getByText('Resign this game?').waitFor();
  await ben.locator('.line').getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('heading', { name: 'You win: Ben has resigned' }).waitFor();
  await ben.getByRole('heading', { name: 'Ann wins: you have resigned' }).waitFor();
  await ann.getByText('The deal was fair').waitFor();
  await expectClean(ben);
  // The winner is first whatever the points, and no bot has played.
  assert.match(await ben.locator('.over tbody tr').nth(0).textContent(), /^1st.*Ann/);
  assert.match(await ben.locator('.over tbody tr').nth(1).textContent(), /^2nd.*Ben.*resigned/);
  assert.equal(await ben.locator('[data-face]').count(), 0);
  await button(ben, 'Copy result').click();
  assert.match(await ben.evaluate(() => navigator.clipboard.readText()), /\n1\. Ann \d.*\n2\. Ben \(resigned\) \d/);
  // A spectator has no number in the deal and gets the weaker statement.
  await cleo.getByText('only the players can check').waitFor();
  assert.equal(await cleo.getByText('The deal was fair').count(), 0);
});

/** The codes of the deal and of the game that a page shows. */
async function codesOf(page) {
  const codes = page.locator('code.code');
  await codes.first().waitFor({ state: 'attached' });
  return codes.allTextContents();
}

test('pages show the same codes, and a saved game is checked by another program', async () => {
  const { ann, ben, keys } = await two();
  await move(ann, 2);
  await waitForTiles(ben, 2);
  const [deal, game] = await codesOf(ann);
  assert.match(deal, /^[A-Z2-7]{4} [A-Z2-7]{4}$/);
  assert.match(game, /^([A-Z2-7]{4} ){3}[A-Z2-7]{4}$/);
  assert.deepEqual(await codesOf(ben), [deal, game]);
  await playOn(ann, keys.seats);
  await ben.getByText('The deal was fair').waitFor();
  const own = await ben.locator('code.own').textContent();
  await ben.getByText('How do I know the deal is fair?').click();
  const saving = ben.waitForEvent('download');
  await button(ben, 'Save game file').click();
  const file = await (await saving).path();
  const [, code] = await codesOf(ann);
  const checked = spawnSync(source('serve/check/bastide-check-deal'), ['--contribution', own, '--code', code, file], { encoding: 'utf8' });
  assert.equal(checked.status, 0, checked.stdout + checked.stderr);
  assert.match(checked.stdout, new RegExp(`deal code: ${deal}\n`));
  assert.match(checked.stdout, new RegExp(`game code: ${code}\n`));
  assert.doesNotMatch(checked.stdout, /not checked/i);
  await expectClean(ben);
});

test('a game waits for the browser of each player, even through a reload', async () => {
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0]);
  await sit(ann, 'Ann');
  await ann.locator('code.own').waitFor({ state: 'attached' });
  await ann.goto('about:blank');
  const ben = await openTable(keys.seats[1], phone);
  await sit(ben, 'Ben');
  await status(ben, 'The game starts when Ann has this page open');
  await expectClean(ben);
  await ben.reload();
  await status(ben, 'The game starts when Ann has this page open');
  // Another browser does not have Ann's number.
  const stranger = await openTable(keys.seats[0]);
  await status(stranger, 'Open this page in the browser in which you sat down');
  await ann.goto(`${studio.base}#/table?key=${keys.seats[0]}`);
  for (const page of [ann, ben]) await waitForTiles(page, 1);
});

/** Changes what the server tells a page after its next reload. */
const forge = (page, change) =>
  page.addInitScript(`{
    const change = ${change};
    const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      set(listener) {
        set.call(this, listener && (({ data }) => listener({ data: JSON.stringify(change(JSON.parse(data))) })));
      },
    });
  }`);

test('a page notices a server that replaces its number or its seal', async () => {
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0]);
  await sit(ann, 'Ann');
  await ann.locator('code.own').waitFor({ state: 'attached' });
  // The server pretends that Ann committed to a number of its own, which suits it.
  await forge(ann, `(message) => ({ ...message, ...(message.entries && { entries: message.entries.map((entry) =>
    entry.is === 'committed' && entry.seat === 0 ? { ...entry, text: 'ab'.repeat(32) } : entry) }) })`);
  await ann.reload();
  await ann.getByRole('alert').getByText('the server has replaced the sealed number of this browser').waitFor();
  const ben = await openTable(keys.seats[1]);
  await sit(ben, 'Ben');
  await status(ben, 'The game starts when Ann has this page open');
  assert.equal(await ben.locator('[data-tile]').count(), 0);
  // Ann's page reveals nothing for a deal that is not hers.
  const stored = await ann.evaluate(() => JSON.parse(localStorage[Object.keys(localStorage).find((name) => name.startsWith('bastide.tables.deal.'))]));
  assert.equal(stored.context, undefined);

  await forge(ben, `(message) => (message.commitment ? { ...message, commitment: 'cd'.repeat(32) } : message)`);
  await ben.reload();
  await ben.getByRole('alert').getByText('the server shows a different seal from your first visit').waitFor();
});

test('a page notices a server that moves its player to another seat', async () => {
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0]);
  await sit(ann, 'Ann');
  const ben = await openTable(keys.seats[1], phone);
  await sit(ben, 'Ben');
  for (const page of [ann, ben]) await waitForTiles(page, 1);
  // On the other seat, Ann's browser would choose and reveal a second number in the same round.
  await forge(ann, `(message) => (message.is === 'table' ? { ...message, seat: 1 } : message)`);
  await ann.reload();
  await ann.getByRole('alert').getByText('the server moved you to another seat').waitFor();
  await forge(ben, `(message) => (message.is === 'table' ? { ...message, seat: null } : message)`);
  await ben.reload();
  await ben.getByRole('alert').getByText('the server moved you to another seat').waitFor();
});

/** Lets a server in the test stand between a page and the server, from the next time that the page connects. */
const between = (page, { toPage = (message) => message, toServer = (message) => message }) =>
  page.routeWebSocket(/\/api\/table$/, (socket) => {
    const upstream = socket.connectToServer();
    const passed = (change, to) => (text) => {
      const changed = change(JSON.parse(text));
      if (changed) to.send(JSON.stringify(changed));
    };
    socket.onMessage(passed(toServer, upstream));
    upstream.onMessage(passed(toPage, socket));
  });

const hmac = (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex');

test('a page notices a server that commits to another number from the beginning', async () => {
  const keys = await lay(people(2));
  let seal = '';
  let sent = 0;
  // The server neither accepts nor shows Ann's commitment, but one to a number of its own, and reveals that for her.
  const chosen = 'ab'.repeat(32);
  const ann = await studio.open('#/');
  await between(ann, {
    toPage: (message) => {
      seal = message.commitment ?? seal;
      return message.is === 'done' && message.id === sent ? null : message;
    },
    toServer: (message) => {
      if (message.do === 'reveal') return null;
      if (message.do !== 'commit') return message;
      sent = message.id;
      return { ...message, commitment: hmac(chosen, `bastide deal 2: contribution\n${seal}\n0\n0\n`) };
    },
  });
  await ann.goto('about:blank');
  await ann.goto(`${studio.base}#/table?key=${keys.seats[0]}`);
  await sit(ann, 'Ann');
  const ben = await openTable(keys.seats[1]);
  await sit(ben, 'Ben');
  // Ann's page does not reveal its number for this deal. Its player learns where it waits.
  await status(ann, 'Open this page in the browser in which you sat down');
  await status(ben, 'The game starts when Ann has this page open');
  assert.equal(await ann.locator('code.own').count(), 0);
  await ben.evaluate(async ({ key, contribution }) => {
    const { protocol } = await (await fetch('api/health')).json();
    const socket = new WebSocket(new URL('api/table', location.href.replace(/^http/, 'ws').replace(/#.*/, '')));
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: 'open', version: protocol, key, seen: 0 }));
      socket.send(JSON.stringify({ do: 'reveal', id: 1, contribution }));
    };
  }, { key: keys.seats[0], contribution: chosen });
  for (const page of [ann, ben]) await waitForTiles(page, 1);
  await ann.getByText('Your number in this deal does not come from this browser').waitFor();
  await button(ben, 'Resign').click();
  await ben.locator('.line').getByRole('button', { name: 'Resign' }).click();
  // Ben's number was his own, so the deal was fair to him.
  await ben.getByText('The deal was fair').waitFor();
  await ann.getByText('the server made it up').waitFor();
  assert.equal(await ann.getByText('The deal was fair').count(), 0);
});

test('a number made elsewhere replaces the random number of the browser', async () => {
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0]);
  await ann.getByText('How do I know the deal is fair?').click();
  const field = ann.getByLabel('Own number');
  await field.fill('not a number');
  await sit(ann, 'Ann');
  await ann.getByRole('alert').getByText('your own number for the deal has 32 hexadecimal digits').waitFor();
  await expectClean(ann);
  await expectFits(ann);
  const number = '0123456789abcdef'.repeat(2);
  await field.fill(number);
  const seal = await ann.locator('code.whole').first().textContent();
  await button(ann, 'Take seat').click();
  const own = await ann.locator('code.own').textContent();
  assert.equal(own, hmac(hmac(number, `bastide deal 2: number\n${seal}\n0\n0\n`), 'bastide deal 2: word\n'));
  const ben = await openTable(keys.seats[1]);
  await sit(ben, 'Ben');
  for (const page of [ann, ben]) await waitForTiles(page, 1);
});

const otherGame = (page) => page.getByRole('alert').getByText('Do not trust this game: the server has changed').waitFor();

test('a page does not accept an undo without agreement', async () => {
  const { ann, ben } = await two();
  await move(ann, 2);
  await waitForTiles(ben, 2);
  let opened;
  const isOpen = new Promise((resolve) => (opened = resolve));
  await between(ann, {
    toPage: (message) => {
      if (message.is === 'table') opened();
      if (message.is !== 'entries') return message;
      const last = message.entries.at(-1);
      return { ...message, entries: [...message.entries, { n: last.n + 1, at: last.at, is: 'back', count: 1 }] };
    },
  });
  await ann.reload();
  // The move comes after the table, not with it.
  await isOpen;
  await move(ben, 3);
  await otherGame(ann);
  await status(ann, 'The server has changed this game');
  await expectClean(ann);
  // The warning stays, although the page accepts what the server shows after a reload.
  await ann.reload();
  await waitForTiles(ann, 3);
  await otherGame(ann);
});

test('after a reload, a page notices that the server has changed the game', async () => {
  const { ann, ben } = await two();
  await move(ann, 2);
  await move(ben, 3);
  await waitForTiles(ann, 3);
  await ann.reload();
  await waitForTiles(ann, 3);
  assert.equal(await ann.getByRole('alert').count(), 0);
  // Without Ben's move and the tile after it.
  await between(ann, { toPage: (message) => (message.is === 'table' ? { ...message, entries: message.entries.slice(0, -2) } : message) });
  await ann.reload();
  await otherGame(ann);
  await waitForTiles(ann, 2);
});

test('a browser that stores nothing says that it cannot notice a changed game', async () => {
  const context = await studio.context();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0], { context });
  await sit(ann, 'Ann');
  const ben = await openTable(keys.seats[1]);
  await sit(ben, 'Ben');
  for (const page of [ann, ben]) await waitForTiles(page, 1);
  await ann.getByText('How do I know the deal is fair?').click();
  await ann.getByText('This browser stores nothing').waitFor();
  await ben.getByText('How do I know the deal is fair?').click();
  assert.equal(await ben.getByText('This browser stores nothing').count(), 0);
  await expectClean(ann);
  // It may have revealed another number before a reload.
  await button(ben, 'Resign').click();
  await ben.locator('.line').getByRole('button', { name: 'Resign' }).click();
  await ben.getByText('The deal was fair').waitFor();
  await ann.getByText('This browser could not store its number').waitFor();
  assert.equal(await ann.getByText('The deal was fair').count(), 0);
});

test('a browser that cannot store for which deal it reveals its number does not reveal it', async () => {
  const context = await studio.context();
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (value.includes('"context"')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0], { context });
  await sit(ann, 'Ann');
  const ben = await openTable(keys.seats[1]);
  await sit(ben, 'Ben');
  await ann.getByRole('alert').first().waitFor();
  await status(ben, 'The game starts when Ann has this page open');
  assert.equal(await ben.locator('[data-tile]').count(), 0);
});

test('a server cannot use up the space in which a browser stores its part in the deal', async () => {
  const context = await studio.context();
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const most = 20_000;
    // Little space for tables.
    Storage.prototype.setItem = function (name, value) {
      const others = Object.keys(localStorage).filter((each) => each !== name && each.includes('.tables.'));
      if (others.reduce((sum, each) => sum + localStorage[each].length, value.length) > most) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  });
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0], { context });
  await ann.evaluate((name) => localStorage.setItem(name, 'x'.repeat(19_600)), `bastide.tables.last.${keys.seats[0]}`);
  await sit(ann, 'Ann');
  const ben = await openTable(keys.seats[1]);
  await sit(ben, 'Ben');
  for (const page of [ann, ben]) await waitForTiles(page, 1);
  const stored = await ann.evaluate((key) => JSON.parse(localStorage[`bastide.tables.deal.${key}`]), keys.seats[0]);
  assert.equal(stored.context.length, 64);
});

test('a server cannot make a page forget a table', async () => {
  const { ann, ben, keys } = await two();
  await button(ben, 'Resign').click();
  await ben.locator('.line').getByRole('button', { name: 'Resign' }).click();
  await ann.getByText('The deal was fair').waitFor();
  const before = await keptTables(ann);
  await ann.routeWebSocket(/\/api\/table$/, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((text) => {
      socket.send(text);
      if (JSON.parse(text).is !== 'table') return;
      for (let i = 0; i < 70; ++i) socket.send(JSON.stringify({ is: 'rematch', key: String(i).padStart(32, '0') }));
    });
  });
  await ann.reload();
  await ann.getByText('The deal was fair').waitFor();
  await ann.waitForTimeout(300);
  assert.deepEqual(await keptTables(ann), before);
  // The server refuses a table that is no longer in the list.
  const part = `bastide.tables.deal.${keys.seats[0]}`;
  const stored = await ann.evaluate((name) => localStorage[name], part);
  assert.ok(stored);
  await ann.evaluate(() => localStorage.removeItem('bastide.tables'));
  await ann.routeWebSocket(/\/api\/table$/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ is: 'refused', id: 0, why: 'no such table' })));
  });
  await ann.goto('about:blank');
  await ann.goto(`${studio.base}#/table?key=${keys.seats[0]}`);
  await ann.getByRole('alert').getByText('no such table').waitFor();
  assert.equal(await ann.evaluate((name) => localStorage[name], part), stored);
});

test('at a larger table everyone sees who resigned and who continues', async () => {
  const keys = await lay(people(3));
  const pages = await Promise.all(keys.seats.map((key) => openTable(key, phone)));
  const names = ['Ann', 'Ben', 'Cleo'];
  for (const [i, page] of pages.entries()) await sit(page, names[i]);
  const [ann, ben, cleo] = pages;
  for (const page of pages) await waitForTiles(page, 1);
  await button(cleo, 'Resign').click();
  await cleo.locator('.line').getByRole('button', { name: 'Resign' }).click();
  await status(cleo, 'You have resigned: Jay takes over');
  for (const page of [ann, ben]) await status(page, 'Cleo has resigned: Jay takes over');
  // Still shown in the next turn.
  await ann.getByRole('log', { name: 'Chat' }).getByText('Cleo has resigned: Jay takes over').waitFor();
  await expectClean(ben);
  await expectFits(ben);
});

test('a server or proxy with too many new tables says when to try again', async () => {
  const page = await studio.open('#/table');
  let status = 429;
  await page.route('**/api/tables', (route) => route.fulfill({ status, contentType: 'text/html', body: '<html>' }));
  await button(page, 'Create table').click();
  await page.getByRole('alert').getByText('too many new tables at the moment').waitFor();
  status = 502;
  await button(page, 'Create table').click();
  await page.getByRole('alert').getByText('cannot create a table at the moment. Try again in a minute').waitFor();
});

test('a rejected move shows why, and its tile is in hand again', async () => {
  const keys = await lay(people(2));
  // Two pages of one seat, one of which misses later events.
  const first = await openTable(keys.seats[0]);
  await sit(first, 'Ann');
  const ben = await openTable(keys.seats[1]);
  await sit(ben, 'Ann');
  await ben.getByRole('alert').getByText('is already at this table').waitFor();
  await sit(ben, 'Ben');
  await waitForTiles(first, 1);
  await first.evaluate(() => {
    const { send } = WebSocket.prototype;
    // Sends a move that fits nowhere, whatever the page does.
    WebSocket.prototype.send = function (text) {
      const message = JSON.parse(text);
      send.call(this, message.do === 'move' ? JSON.stringify({ ...message, move: message.move.replace(/ -?\d+ -?\d+ /, ' 40 40 ') }) : text);
    };
  });
  await move(first);
  await first.getByRole('alert').getByText('The server rejected your action').waitFor();
  await first.locator('[data-place]').first().waitFor();
  assert.equal(await ben.locator('[data-tile]').count(), 1);
  await expectClean(first);
});

test('server errors are in the language of the page', async () => {
  const page = await openTable('0'.repeat(32), { context: await studio.context({ locale: 'de-DE' }) });
  await page.getByRole('alert').getByText('Der Server kennt diesen Schlüssel nicht').waitFor();
  await expectClean(page);
});

test('a server killed during a game and restarted continues it', async () => {
  const { ann, ben } = await two();
  await move(ann, 2);
  await waitForTiles(ben, 2);
  await server.kill();
  await status(ann, 'Connecting');
  await move(ben);
  await status(ben, 'your move is saved here');
  await server.start();
  for (const page of [ann, ben]) await waitForTiles(page, 3);
  await move(ann, 4);
});

test('an outdated page reloads once, and then says what helps', async () => {
  const keys = await lay(people(2));
  const page = await studio.open('#/');
  await page.addInitScript(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
      send.call(this, JSON.stringify({ ...JSON.parse(text), version: 0 }));
    };
    sessionStorage.setItem('loads', Number(sessionStorage.getItem('loads') ?? 0) + 1);
  });
  await page.reload();
  await page.goto(`${studio.base}#/table?key=${keys.seats[0]}`);
  await page.getByRole('alert').getByText('still out of date after reloading').waitFor();
  assert.equal(await page.evaluate(() => sessionStorage.getItem('loads')), '2');
});

test('a deal that does not match its seal is shown prominently', async () => {
  const { ann, ben, keys } = await two();
  await move(ann, 2);
  await ann.evaluate(() => {
    const [table] = JSON.parse(localStorage.getItem('bastide.tables'));
    localStorage.setItem('bastide.tables', JSON.stringify([{ ...table, commitment: '0'.repeat(64) }]));
  });
  await ann.reload();
  await waitForTiles(ann, 2);
  await button(ben, 'Resign').click();
  await ben.locator('.line').getByRole('button', { name: 'Resign' }).click();
  await ben.getByText('The deal was fair').waitFor();
  await ann.getByRole('alert').getByText('the server shows a different seal from your first visit').waitFor();
  assert.equal(await ann.getByText('The deal was fair').count(), 0);
  assert.equal(keys.seats.length, 2);
});

test('the reader’s tables are listed latest first with whose turn it is, and can be removed', async () => {
  const { ann, keys } = await two();
  await move(ann, 2);
  await playOn(ann, keys.seats, 1);
  await ann.goto(`${studio.base}#/table`);
  const other = await lay({ seats: [{ bot: null }, { bot: 'random' }, { bot: 'random' }], clock: 'day' });
  await ann.goto(`${studio.base}#/table?key=${other.seats[0]}`);
  await sit(ann, 'Ann');
  await ann.getByRole('timer').filter({ hasText: /^(24|23):\d\d:\d\d$/ }).first().waitFor();
  await move(ann);
  // The bots move by themselves.
  await waitForTiles(ann, 4);
  await ann.goto(`${studio.base}#/table`);
  const rows = ann.locator('main ul li');
  await rows.nth(0).getByText('Ann, Chick, Chick 2').waitFor();
  await rows.nth(0).getByText('Move 4: your turn').waitFor();
  await rows.nth(1).getByText('Move 3: your turn').waitFor();
  await expectClean(ann);
  await ann.goto(`${studio.base}#/`);
  await ann.getByRole('link', { name: 'With Ben: your turn' }).waitFor();
  assert.match(await ann.locator('main a:not(.hero a)').first().textContent(), /: your turn\s*$/);
  // Tables have the same form as other games to continue, with a picture of the board.
  await ann.locator('.left .card', { hasText: 'With Ben: your turn' }).locator('svg use').first().waitFor({ state: 'attached' });
  await ann.goto(`${studio.base}#/table`);
  await button(ann, 'Remove the table: Ann, Ben').click();
  await expectClean(ann);
  await button(ann, 'Cancel').click();
  assert.equal(await rows.count(), 2);
  await button(ann, 'Remove the table: Ann, Ben').click();
  await ann.getByRole('button', { name: 'Remove', exact: true }).click();
  assert.equal(await rows.count(), 1);
});

test('the invitation is also a code that a phone scans', async () => {
  const page = await studio.open('#/table');
  await button(page, 'Create table').click();
  const code = page.getByRole('img', { name: 'QR code of the invitation' });
  await code.waitFor();
  const image = await code.evaluate(async (svg) => {
    const picture = new Image(320, 320);
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await picture.decode();
    const drawing = new OffscreenCanvas(320, 320).getContext('2d');
    drawing.drawImage(picture, 0, 0, 320, 320);
    return { width: 320, height: 320, data: [...drawing.getImageData(0, 0, 320, 320).data] };
  });
  assert.equal(decode({ ...image, data: Uint8Array.from(image.data) }), await invitation(page));
  await expectClean(page);
});

test('the invitation is shared with the device’s share menu', async () => {
  const context = await studio.context({ viewport: phone, hasTouch: true, isMobile: true });
  await context.addInitScript(() => {
    navigator.share = async (what) => (globalThis.shared = what);
  });
  const page = await studio.open('#/table', { context });
  await button(page, 'Create table').tap();
  await button(page, 'Share the invitation').tap();
  await page.waitForFunction(() => globalThis.shared);
  assert.equal(await page.evaluate(() => globalThis.shared.url), page.url());
  await expectClean(page);
  await expectFits(page);
});

test('two people in two browsers sit down in at most six actions from the first page', async () => {
  let actions = 0;
  const act = (done) => (++actions, done);
  const ann = await studio.open('#/');
  await act(ann.getByRole('link', { name: 'Play with a friend' }).click());
  await act(ann.getByLabel('Your name').fill('Ann'));
  await act(button(ann, 'Create table').click());
  await act(button(ann, 'Share the invitation').click());
  await ann.getByText('Invitation copied').waitFor();
  const ben = await act(studio.open(new URL(await ann.evaluate(() => navigator.clipboard.readText())).hash));
  await act(button(ben, 'Take seat').click());
  for (const page of [ann, ben]) await waitForTiles(page, 1);
  assert.ok(actions <= 6, `${actions} actions`);
  await ann.getByText('Player 2', { exact: true }).first().waitFor();
});

test('one heading says what the page of a table is for', async () => {
  const ann = await studio.open('#/table', phone);
  const heading = async (name) => {
    await ann.getByRole('heading', { name, level: 1 }).waitFor();
    assert.equal(await ann.locator('h1').count(), 1, name);
  };
  await heading('Play online with friends');
  await ann.getByLabel('Your name').fill('Ann');
  await button(ann, 'Create table').click();
  await heading('Your table is waiting for players');
  const ben = await studio.open(new URL(await invitation(ann)).hash);
  await ben.getByRole('heading', { name: 'Ann invites you to a tile-laying game', level: 1 }).waitFor();
  assert.equal(await ben.locator('h1').count(), 1);
  await sit(ben, 'Ben');
  await waitForTiles(ann, 1);
  await heading('Online table');
  await expectClean(ann);
});

test('the address gives nobody a seat, and a private link moves it to another device', async () => {
  const ann = await studio.open('#/table');
  await ann.getByLabel('Your name').fill('Ann');
  await button(ann, 'Create table').click();
  const address = await invitation(ann);
  const ben = await studio.open(new URL(address).hash);
  await sit(ben, 'Ben');
  await waitForTiles(ben, 1);
  // Who opens the address now watches.
  const eve = await studio.open(new URL(ben.url()).hash);
  await eve.getByText('You are watching').waitFor();
  assert.equal(await eve.locator('[data-place]').count(), 0);
  await ann.getByText('Continue on another device').click();
  await expectClean(ann);
  await button(ann, 'Copy my private link').click();
  await ann.getByText('Private link copied').waitFor();
  const secret = await ann.evaluate(() => navigator.clipboard.readText());
  assert.match(secret, /#\/table\?key=[0-9a-f]{32}~[a-z0-9]{32}$/);
  const phoneOfAnn = await studio.open(new URL(secret).hash, phone);
  await phoneOfAnn.locator('[data-place]').first().waitFor();
  await phoneOfAnn.waitForURL(address);
  await move(phoneOfAnn, 2);
  await waitForTiles(ben, 2);
  await phoneOfAnn.reload();
  await waitForTiles(phoneOfAnn, 2);
  await status(phoneOfAnn, 'Ben’s turn');
  // The first page names every running table.
  await phoneOfAnn.goto(`${studio.base}#/`);
  await phoneOfAnn.getByRole('link', { name: 'With Ben: Ben’s turn' }).waitFor();
  await expectClean(phoneOfAnn);
});

test('the link of a seat, as older tables have them, leaves the address', async () => {
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0]);
  await ann.waitForURL(/#\/table\?mine=\w+$/);
  await sit(ann, 'Ann');
  await ann.reload();
  await status(ann, 'The game starts when every seat is taken');
  const ben = await studio.open(new URL(ann.url()).hash);
  await ben.getByRole('alert').getByText('Another browser has the key').waitFor();
  await expectClean(ben);
});

test('a reload keeps the pinned tile and the meeple step', async () => {
  const { ann } = await two();
  await ann.locator('[data-place]').first().waitFor();
  await ann.keyboard.press('n');
  await ann.locator('[data-pinned]').waitFor();
  await ann.reload();
  await ann.locator('[data-pinned]').waitFor();
  // The tile of the first move always has a feature for a meeple.
  await ann.keyboard.press('Enter');
  await ann.locator('[data-spot]').first().waitFor();
  await ann.reload();
  await ann.locator('[data-spot]').first().waitFor();
  await ann.keyboard.press('Enter');
  await waitForTiles(ann, 2);
  // The next tile is not pinned.
  await ann.reload();
  await waitForTiles(ann, 2);
  assert.equal(await ann.locator('[data-pinned]').count(), 0);
});

test('a reload without a network shows the last known board', async () => {
  const { ann, ben } = await two({ serviceWorkers: 'allow' });
  await move(ann, 2);
  await waitForTiles(ben, 2);
  await ben.evaluate(() => navigator.serviceWorker.ready);
  await ben.reload();
  await ben.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await waitForTiles(ben, 2);
  await ben.context().setOffline(true);
  await ben.reload();
  await waitForTiles(ben, 2);
  await ben.getByText('the last state that this browser saw').waitFor();
  await ben.context().setOffline(false);
  await ben.getByText('the last state that this browser saw').waitFor({ state: 'detached' });
});

test('an invitation that cannot be copied is selected, not shown twice', async () => {
  const page = await studio.open('#/table');
  await button(page, 'Create table').click();
  const link = page.locator('.lobby .link');
  await link.waitFor();
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))));
  await button(page, 'Share the invitation').click();
  await page.getByText('The link below is selected: copy it').waitFor();
  assert.equal(await page.evaluate(() => String(getSelection())), await link.textContent());
});

test('a table with bots only says that it has hints', async () => {
  const page = await studio.open('#/table');
  const hints = page.getByLabel('Hints');
  assert.ok(await hints.isEnabled());
  await page.getByLabel('Player in seat 2').selectOption('easy');
  assert.deepEqual([await hints.isEnabled(), await hints.inputValue()], [false, 'on with bots only']);
});

test('hints are off between people unless they are agreed before the game', async () => {
  const { ann } = await two();
  await ann.getByText('hints off').first().waitFor();
  assert.equal(await button(ann, /^Hint/).count(), 0);
  const page = await studio.open('#/table');
  await page.getByLabel('Hints').selectOption('on');
  await button(page, 'Create table').click();
  const ben = await studio.open(new URL(await invitation(page)).hash);
  await ben.getByText('hints on').waitFor();
  await button(ben, 'Take seat').click();
  await button(page, /^Hint/).waitFor();
});

test('a message after the end of the game disappears', async () => {
  const { ann, ben } = await two();
  await button(ben, 'Resign').click();
  await ben.locator('.line').getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('region', { name: 'Game over' }).waitFor();
  await ben.getByText('Send a message').click();
  await button(ben, 'Good game').click();
  await status(ann, 'Ben: “Good game”');
  await ann.locator('.line').getByText('Ben: “Good game”').waitFor({ state: 'detached' });
  await ann.getByRole('log', { name: 'Chat' }).getByText('Ben: “Good game”').waitFor();
});

test('a hidden page notifies the reader of the turn, if the reader allows it', async () => {
  const context = await studio.context({ permissions: ['notifications'] });
  await context.addInitScript(() => {
    globalThis.notes = [];
    globalThis.Notification = class {
      static permission = 'default';
      static async requestPermission() {
        return (globalThis.Notification.permission = 'granted');
      }
      constructor(title, { body }) {
        globalThis.notes.push(`${title}: ${body}`);
      }
    };
    Object.defineProperty(Document.prototype, 'hidden', { get: () => globalThis.isHidden === true });
  });
  const keys = await lay(people(2));
  const ann = await openTable(keys.seats[0]);
  const ben = await openTable(keys.seats[1], { context });
  await sit(ann, 'Ann');
  await sit(ben, 'Ben');
  await ben.getByLabel('Notify me when it is my turn').check();
  await ben.evaluate(() => (globalThis.isHidden = true));
  await move(ann, 2);
  await ben.waitForFunction(() => globalThis.notes.length === 1);
  assert.deepEqual(await ben.evaluate(() => globalThis.notes), ['Your move: With Ann: your turn']);
  assert.match(await ben.title(), /^● Your move/);
});

test('a link to no table gives an error', async () => {
  const page = await openTable('0'.repeat(32));
  await page.getByRole('alert').getByText('Check that you have copied the whole link').waitFor();
  await expectClean(page);
});

test('the service worker neither stores nor answers API requests', async () => {
  const page = await studio.open('#/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const keeps = await page.evaluate(async () => {
    await fetch('./api/health');
    const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caches_.flat().map(({ url }) => url).filter((url) => url.includes('/api/'));
  });
  assert.deepEqual(keeps, []);
  await page.getByRole('link', { name: 'Play with a friend' }).waitFor();
  assert.deepEqual(page.complaints, []);
});
