// Tests the shell of the studio: start page, themes, bad addresses, first load and offline use.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expectClean, expectFits, source, useStudio } from './studio.mjs';

const studio = useStudio();
const built = source('build/web/studio');

test('the menu leads to every page, and each opens without errors', async () => {
  const page = await studio.open('');
  const menu = page.locator('header nav a:visible');
  const titles = await menu.allTextContents();
  assert.deepEqual(titles, ['Match', 'Solo', 'Puzzle', 'Problems', 'Review', 'Games', 'Results', 'Score', 'Position', 'Tally', 'Caverna', 'Arrange']);
  const whole = { Problems: 'Match problems', Games: 'Your games', Results: 'Your results' };
  for (const title of titles) {
    await menu.filter({ hasText: title }).click();
    await page.locator('header nav a[aria-current=page]').filter({ hasText: title }).waitFor();
    await page.locator('main h1').waitFor({ state: 'attached' });
    assert.equal(await page.title(), `${whole[title] ?? title} · Bastide`);
    await expectClean(page);
  }
});

test('links of the bar stay in their places from page to page, and a lesson is lit as a lesson', async () => {
  const page = await studio.open('', { width: 1440, height: 900 });
  const links = page.locator('header nav a:visible');
  const places = () => links.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  const before = await places();
  assert.equal(before.length, 13);
  for (const hash of ['#/match', '#/learn/match', '#/learn/solo', '#/arrange']) {
    await page.goto(studio.base + hash);
    await page.locator('header nav a[aria-current]').filter({ hasText: hash.startsWith('#/learn') ? 'Lessons' : '' }).waitFor();
    assert.deepEqual(await places(), before, hash);
  }
});

test('the bar has one line on every screen, in every language', async () => {
  for (const [language, online] of [['en', 'Online'], ['de', 'Tische'], ['fr', 'En ligne']])
    for (const width of [1101, 1221, 1421]) {
      const page = await studio.openWith({ language: JSON.stringify(language) }, '#/match', { width, height: 800 });
      await page.reload();
      await page.locator(`html[lang=${language}]`).waitFor();
      // The link to online tables, which this site does not have.
      await page.evaluate((online) => {
        const link = document.querySelector('header nav a').cloneNode();
        link.textContent = link.dataset.name = online;
        document.querySelector('header nav .group').append(link);
      }, online);
      assert.ok((await page.locator('header').boundingBox()).height < 60, `${language} ${width}`);
      await page.close();
    }
});

test('on a phone the menu opens under the header, in every language, and closes', async () => {
  for (const language of ['en', 'de', 'fr']) {
    const page = await studio.openWith({ language: JSON.stringify(language) }, '#/match', { width: 390, height: 844 });
    await page.reload();
    await page.locator(`html[lang=${language}]`).waitFor();
    await page.locator('.page').waitFor();
    assert.ok((await page.locator('header').boundingBox()).height <= 46, 'the header is one line');
    const links = page.locator('header nav a');
    assert.equal(await links.first().isVisible(), false);
    const menu = page.locator('header button.menu');
    await menu.tap();
    await links.first().waitFor();
    await expectClean(page);
    const boxes = await Promise.all((await links.all()).map((each) => each.boundingBox()));
    assert.equal(boxes.length, 13);
    assert.equal(await page.locator('header nav .group > span:visible').count(), 4);
    for (const { x, y, width, height } of boxes) assert.ok(x >= 0 && x + width <= 390 && height >= 44 && y + height <= 640, language);
    await page.keyboard.press('Escape');
    await links.first().waitFor({ state: 'hidden' });
    // A tap outside the menu closes it and does nothing else.
    await menu.tap();
    await links.first().waitFor();
    await page.evaluate(() => document.addEventListener('click', ({ target }) => (globalThis.hit = target.closest('main') !== null)));
    await page.touchscreen.tap(40, 760);
    await links.first().waitFor({ state: 'hidden' });
    assert.equal(await page.evaluate(() => globalThis.hit), false, 'nothing below is pressed');
    await menu.tap();
    await links.nth(1).tap();
    await page.waitForURL(/#\/solo$/);
    await links.first().waitFor({ state: 'hidden' });
    await expectFits(page);
  }
});

test('on a phone the menu stays in sight on long pages, and a board has the whole height', async () => {
  const top = async (hash, ready) => {
    const page = await studio.open(hash, { width: 390, height: 844 });
    await page.locator(ready).first().waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return page.locator('header').evaluate((header) => header.getBoundingClientRect().top);
  };
  assert.equal(await top('#/', '.today .card svg'), 0);
  assert.ok((await top('#/match', '.page')) < 0);
});

test('colours and language are chosen in the settings and stored', async () => {
  const page = await studio.open('');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await expectClean(page);
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.locator('html[data-theme=dark]').waitFor();
  assert.notEqual(await paper(), light);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.locator('html[lang=de][data-theme=dark]').waitFor();
  await page.getByRole('link', { name: 'Partie', exact: true }).waitFor();
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  await page.reload();
  await page.locator('html[lang=de][data-theme=dark]').waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
});

test('the language is the browser’s first supported one', async () => {
  const context = await studio.context({ locale: 'fr-CA' });
  const page = await studio.open('', { context });
  await page.locator('html[lang=fr]').waitFor();
  await page.getByRole('button', { name: 'Réglages' }).waitFor();
});

test('Back and Escape close dialogs and leave no history entries', async () => {
  const page = await studio.open('#/solo');
  await page.locator('.page').waitFor();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const open = async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await settings.waitFor();
    await page.waitForFunction(() => history.state?.dialogs === 1);
  };
  const isClosed = async () => {
    await settings.waitFor({ state: 'detached' });
    await page.waitForFunction(() => !history.state?.dialogs);
  };
  await open();
  await page.goBack();
  await isClosed();
  assert.match(page.url(), /#\/solo$/);
  await open();
  await page.keyboard.press('Escape');
  await isClosed();
  await open();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await isClosed();
  await page.getByRole('link', { name: 'Score', exact: true }).click();
  await page.waitForURL(/#\/score$/);
  await page.goBack();
  await page.waitForURL(/#\/solo$/);
  const chooser = page.getByText('Choose size, roads');
  await chooser.click();
  await page.locator('details[open]').waitFor();
  await page.getByLabel('Seed').focus();
  await page.keyboard.press('Escape');
  await page.locator('details:not([open])', { has: chooser }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
});

test('a link to the studio has a preview, and the icons for installation exist', async () => {
  const page = await studio.open('');
  const isPicture = (path, width) =>
    page.evaluate(async ([path, width]) => (await createImageBitmap(await (await fetch(path)).blob())).width === width, [path, width]);
  assert.ok(await isPicture(await page.locator('meta[property="og:image"]').getAttribute('content'), 1200));
  const { icons } = await page.evaluate(async () => (await fetch('./studio.webmanifest')).json());
  const pngs = icons.filter(({ type }) => type === 'image/png');
  assert.deepEqual(pngs.map(({ sizes, purpose }) => [sizes, purpose]), [['192x192', undefined], ['512x512', undefined], ['512x512', 'maskable']]);
  for (const { src, sizes } of pngs) assert.ok(await isPicture(src, Number(sizes.split('x')[0])), src);
});

test('an unknown page and damaged storage give a notice', async () => {
  const page = await studio.open('#/nowhere');
  await page.getByRole('alert').getByText('There is no page').waitFor();
  assert.ok((await page.getByRole('alert').boundingBox()).x >= 8, 'the notice is not at the edge');
  await page.evaluate(() => {
    for (const key of ['theme', 'score.map', 'tally.match', 'solo.game', 'puzzle', 'caverna'])
      localStorage.setItem(`bastide.${key}`, '{"rows":7');
  });
  await page.goto(`${studio.base}#/score`);
  await page.reload();
  await page.getByText('Place the first tile').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('stored values with invalid content give a notice', async () => {
  const twice = { id: 'a', kind: 'k', seed: 's', date: '2026-01-01', score: 1, daily: null };
  const damaged = [
    ['score', 'score.map', '{"rows":[1,2],"top":0,"left":0}'],
    ['score', 'score.map', '{"rows":[[null,null],null],"top":0,"left":0}'],
    ['score', 'score.map', '{"rows":[[[0,0,0,0,0]]],"top":"x"}'],
    ['score', 'score.map', '{"rows":[[[0,0,0,0,0]]],"top":1e308,"left":0}'],
    ['solo', 'solo.results', JSON.stringify([twice, twice])],
  ];
  const page = await studio.open('');
  for (const [name, key, value] of damaged) {
    await page.evaluate(([key, value]) => localStorage.setItem(`bastide.${key}`, value), [key, value]);
    await page.goto(`${studio.base}#/${name}`);
    await page.reload();
    await page.locator('main [role=alert]').first().waitFor();
    await page.locator('main [role=application]').waitFor();
    await page.evaluate(() => localStorage.clear());
  }
  assert.deepEqual(page.complaints, []);
});

test('a browser without storage gives a notice', async () => {
  const page = await studio.open('#/score');
  await page.evaluate(() => (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }));
  await page.getByRole('button', { name: 'First map' }).click();
  await page.getByText('This browser cannot store anything more').waitFor();
  assert.deepEqual(page.complaints, []);
});

test('a link that unpacks to too much data is rejected', async () => {
  const page = await studio.open('');
  const { deflateRawSync } = await import('node:zlib');
  const bomb = deflateRawSync(Buffer.alloc(64 << 20)).toString('base64url');
  for (const [name, word] of [['score', 'map'], ['puzzle', 'tiles']]) {
    await page.goto(`${studio.base}#/${name}?${word}=${bomb}`);
    await page.getByText('more than 16 MB').waitFor();
  }
});

test('two tabs on the same map follow each other', async () => {
  const first = await studio.open('#/score');
  const second = await studio.open('#/score', { context: first.context() });
  await second.getByText('Place the first tile').waitFor();
  await first.getByRole('button', { name: 'First map' }).click();
  await second.getByText('on 6 tiles').waitFor();
  await second.getByRole('button', { name: 'Undo' }).click();
  await first.getByText('Place the first tile').waitFor();
});

test('console calls return values or errors', async () => {
  const page = await studio.open('#/score');
  const ask = (method, ...args) =>
    page.evaluate(([method, args]) => globalThis.bastide[method](...args).then(() => 'answered', (error) => error.message), [method, args]);
  assert.match(await ask('nope'), /There is no call 'nope': there are .*landscapeScore/);
  assert.match(await ask('landscapeScore', 5), /takes text/);
  assert.equal(await page.evaluate(async () => (await (async () => globalThis.bastide)()) === globalThis.bastide), true);
  assert.equal(await ask('landscapeScore', '[[[0,0,0,0,0]]]'), 'answered');
  assert.deepEqual(page.complaints, []);
});

test('the first load is under 300 KB compressed', () => {
  const read = (name) => readFileSync(`${built}/${name}`);
  const all = readdirSync(`${built}/assets`).filter((name) => !/\.(br|gz)$/.test(name));
  // Scripts of the shell, the sentences of one language, and the main module with its worker. Not the modules that few pages
  // load.
  const first = new Set(all.filter((name) => /^(worker|bastide(?!-review|-pads|-arrange)|de)-/.test(name)));
  const need = (text) => {
    for (const [name] of text.matchAll(/[\w.-]+-[\w-]{8}\.(js|css)\b/g)) {
      if (first.has(name)) continue;
      first.add(name);
      if (name.endsWith('.js')) need([...read(`assets/${name}`).toString().matchAll(/(?:\bfrom|\bimport)"\.\/([^"]+)"/g)].map((found) => found[1]).join(' '));
    }
  };
  need(read('index.html').toString());
  assert.ok([...first].some((name) => name.endsWith('.wasm')) && [...first].some((name) => name.startsWith('engine-')), [...first].join());
  const sum = ['index.html', ...[...first].map((name) => `assets/${name}`)].reduce((bytes, name) => bytes + gzipSync(read(name), { level: 6 }).length, 0);
  assert.ok(sum < 300_000, `${sum} bytes`);
});

test('compressed forms contain the files next to them, and the module travels as less than 280 KB', () => {
  const read = (name) => readFileSync(`${built}/assets/${name}`);
  const all = readdirSync(`${built}/assets`);
  const forms = all.filter((name) => /\.(br|gz)$/.test(name));
  for (const form of forms) {
    const unpacked = form.endsWith('.br') ? brotliDecompressSync(read(form)) : gunzipSync(read(form));
    assert.ok(unpacked.equals(read(form.slice(0, -3))), form);
  }
  const modules = all.filter((name) => name.endsWith('.wasm'));
  assert.equal(modules.length, 4);
  for (const name of modules) assert.ok(forms.includes(`${name}.br`) && forms.includes(`${name}.gz`), name);
  const main = modules.find((name) => /^bastide-(?!review|pads|arrange)/.test(name));
  assert.ok(read(`${main}.br`).length < 280_000);
});

test('small pictures have fewer and larger houses', async () => {
  const page = await studio.open('#/match');
  await page.locator('[data-tile]').first().waitFor();
  const displayed = (scale) => page.evaluate((scale) => {
    const board = document.querySelector('.window svg').cloneNode();
    board.setAttribute('class', scale);
    board.innerHTML = '<g class="b-detail" /><g class="b-plain" />';
    document.body.append(board);
    const found = [...board.children].map((houses) => getComputedStyle(houses).display);
    board.remove();
    return found;
  }, scale);
  assert.deepEqual(await displayed(''), ['inline', 'none']);
  assert.deepEqual(await displayed('mid'), ['none', 'inline']);
  assert.deepEqual(await displayed('far'), ['none', 'inline']);
});

test('a static host offers no online tables and gives no errors', async () => {
  const asked = [];
  const context = await studio.context();
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await studio.open('#/match', { context });
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.getByRole('link', { name: 'Play with a friend' }).count(), 0);
  assert.deepEqual(asked.filter((path) => path.startsWith('/api/')), ['/api/health']);
  assert.deepEqual(page.complaints, []);
});

test('every page opens offline', async () => {
  const page = await studio.open('', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto(`${studio.base}#/score`);
  await page.reload();
  await page.getByRole('button', { name: 'First map' }).click();
  await page.locator('.total').waitFor();
  assert.equal(await page.locator('.total strong').textContent(), '18');
});
