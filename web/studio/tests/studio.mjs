// Test helpers: a server for the built studio, a browser, and the command.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { after, afterEach, before } from 'node:test';
import assert from 'node:assert/strict';
import AxeBuilder from 'axe-core';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const quiet = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

// The browser's warning in tests without a service worker.
const blocked = 'Service Worker registration blocked by Playwright';

/** A path below the repository. */
export const source = (path) => root + path;

/** Returns the command's output. */
export function command(args, input = '') {
  const bastide = process.env.BASTIDE ?? `${root}build/test/bin/bastide`;
  return execFileSync(bastide, args, { input, encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** Serves the built studio, or the page of an example, as a static site. */
export class StaticSite {
  #server;
  #folder;

  constructor(name = 'studio') {
    this.#folder = source(`build/web/${name}`);
  }

  async start() {
    this.#server = await preview({
      root: source('web/studio'), logLevel: 'silent', build: { outDir: this.#folder },
      preview: { port: 0, host: '127.0.0.1' },
    });
    return `http://127.0.0.1:${this.#server.httpServer.address().port}/`;
  }

  close() {
    return this.#server?.close();
  }
}

/** Sets up the studio for the tests of a file: `const studio = useStudio()`, then `await studio.open('#/score')`. */
export function useStudio(host = new StaticSite()) {
  let browser;
  const studio = {
    base: '',
    /**
     * A browser context, for example in another language. It has no service worker by default, because storing the whole
     * studio offline takes as long as the rest of a visit.
     */
    context: (options) => browser.newContext({ serviceWorkers: 'block', ...options }),
    /**
     * Opens a page in its own context, in a size and a theme. Console errors fail the test. The side panel of a match shows
     * everything, unless `isMoreOpen` is false.
     */
    async open(hash, { width = 1280, height = 800, theme = 'light', reducedMotion = 'reduce', serviceWorkers = 'block', context, isMoreOpen = true } = {}) {
      const own = context ?? (await browser.newContext({
        viewport: { width, height }, colorScheme: theme, hasTouch: width < 600, acceptDownloads: true, reducedMotion,
        permissions: ['clipboard-read', 'clipboard-write'], serviceWorkers,
      }));
      const page = await own.newPage();
      if (isMoreOpen) await page.addInitScript(() => (localStorage['bastide.side.more'] ??= 'true'));
      // Other tests may keep the machine busy.
      page.setDefaultTimeout(120_000);
      page.complaints = [];
      page.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && text !== blocked) page.complaints.push(text);
      });
      page.on('pageerror', (error) => page.complaints.push(String(error)));
      page.on('request', (request) => {
        if (!request.url().startsWith(studio.base) && !/^(data|blob):/.test(request.url()))
          page.complaints.push(`asked elsewhere: ${request.url()}`);
      });
      await page.goto(studio.base + hash);
      await page.locator('main').waitFor();
      return page;
    },
    /** Opens a page with stored values. */
    async openWith(kept, hash, options = {}) {
      const page = await studio.open('#/', options);
      await page.evaluate((all) => {
        for (const [name, value] of Object.entries(all))
          localStorage.setItem(`bastide.${name}`, typeof value === 'string' ? value : JSON.stringify(value));
      }, kept);
      await page.goto(studio.base + hash);
      await waitUntilOpen(page);
      await page.locator('.page').waitFor();
      return page;
    },
  };
  before(async () => {
    studio.base = await host.start();
    browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: quiet });
  });
  // An open page continues to draw.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  after(async () => {
    await browser?.close();
    await host.close();
  });
  return studio;
}

/** "23 November" */
export const dayName = (day) => new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Waits until the page of the address is shown, not the one before it, nor the text while it opens. */
async function waitUntilOpen(page) {
  // The old page goes after the event of the new address, which comes before the second frame from now.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator('h1').first().waitFor({ state: 'attached' });
}

/** Fails on console errors or violations found by axe. */
export async function expectClean(page) {
  await waitUntilOpen(page);
  await page.evaluate(AxeBuilder.source);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  const violations = found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target).join(', ')}`);
  assert.deepEqual(violations, []);
  assert.deepEqual(page.complaints, []);
}

/** Fails if the page is wider than its window. */
export async function expectFits(page) {
  const [inner, wide] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  assert.ok(wide <= inner, `${wide} pixels in a window of ${inner}`);
}

/** Fails if squares of 100 are too small for a finger, measured by a mark of a square, which is 86 wide. */
export async function expectPlacesForFingers(place) {
  const { width, height } = await place.boundingBox();
  assert.ok(Math.min(width, height) >= 0.86 * 44 - 0.01, `${width} by ${height} pixels of a square's 86 in a hundred`);
}

/** Whether an element is completely inside the window of the board. */
export async function isInSight(page, drawn) {
  const [inner, outer] = await Promise.all([drawn.boundingBox(), page.locator('[role=application]').boundingBox()]);
  const isWithin = (start, length, from, room) => start >= from - 1 && start + length <= from + room + 1;
  return isWithin(inner.x, inner.width, outer.x, outer.width) && isWithin(inner.y, inner.height, outer.y, outer.height);
}

/** Waits until the board has moved an element completely into its window. */
export async function waitUntilInSight(page, drawn) {
  for (let frame = 0; frame < 600 && !(await isInSight(page, drawn)); ++frame)
    await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.ok(await isInSight(page, drawn));
}

/** Records in `flown` everything that flies over the page: points, or the id of a drawing. */
export const watchFlights = (page) =>
  page.evaluate(() => {
    globalThis.flown = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.classList?.contains('flying')) globalThis.flown.push(node.textContent || node.querySelector('use').getAttribute('href'));
    }).observe(document.body, { childList: true });
  });
