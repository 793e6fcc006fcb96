// Takes screenshots of every page in every size and both themes. After tools/build-web:
//   node web/studio/tools/screens.mjs FOLDER [--states match,solo-over] [--sizes 390x844] [--language de] [--sheets]
// Sheets show the sizes of a state side by side. BASTIDE is the path of the command if it is not in build/test.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { states } from './screen-states.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    states: { type: 'string', default: '' }, sizes: { type: 'string', default: '' }, language: { type: 'string', default: 'en' },
    sheets: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) throw new Error('Name the folder for the pictures');
mkdirSync(folder, { recursive: true });

const touch = { hasTouch: true, isMobile: true };
const sizes = [
  { size: '390x844', ...touch },
  { size: '360x640', ...touch },
  { size: '844x390', ...touch },
  { size: '768x1024', ...touch },
  { size: '1280x800' },
  { size: '1920x1080' },
  // The size of 1280 by 800 at 200 %.
  { size: '640x400', deviceScaleFactor: 2 },
].filter(({ size }) => values.sizes === '' || values.sizes.split(',').includes(size));
const wanted = states.filter(({ name }) => values.states === '' || values.states.split(',').some((start) => name.startsWith(start)));

const root = fileURLToPath(new URL('../../../', import.meta.url));
const server = await preview({
  root: `${root}web/studio`, logLevel: 'silent', build: { outDir: `${root}build/web/studio` }, preview: { port: 0, host: '127.0.0.1' },
});
const base = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const nameOf = (name, size, theme) => join(folder, `${name}-${size}-${theme}.png`);

async function shoot({ name, hash, kept, act }, { size, ...device }) {
  const [width, height] = size.split('x').map(Number);
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...device });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  try {
    await page.addInitScript(
      (all) => Object.entries(all).forEach(([name, value]) => localStorage.setItem(`bastide.${name}`, JSON.stringify(value))),
      { language: values.language, ...kept },
    );
    await page.goto(base + hash);
    await page.locator('main > *').first().waitFor();
    await page.waitForLoadState('networkidle');
    await act?.(page);
    for (const theme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      await page.waitForFunction(() => [...document.querySelectorAll('canvas')].every((each) => each.dataset.painted === 'true'));
      await page.waitForTimeout(400);
      await page.screenshot({ path: nameOf(name, size, theme) });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) console.log(`${name} at ${size}: ${wide} pixels wide`);
  } catch (error) {
    console.log(`${name} at ${size}: ${error.message.split('\n')[0]}`);
  }
  await context.close();
}

/** All pictures of a state in one theme on one sheet. */
async function sheet({ name }, theme) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  const pictures = sizes.map(({ size }) => ({ size, data: readFileSync(nameOf(name, size, theme)).toString('base64') }));
  const figures = pictures.map(({ size, data }) => `<img title="${size}" src="data:image/png;base64,${data}" style="height:${size.startsWith('390') || size.startsWith('768') ? 800 : 480}px">`);
  await page.setContent(`<body style="margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#888">${figures.join('')}`);
  await page.screenshot({ path: join(folder, `sheet-${name}-${theme}.png`), fullPage: true });
  await page.close();
}

try {
  for (const state of wanted) {
    for (const size of sizes) await shoot(state, size);
    if (values.sheets) for (const theme of ['light', 'dark']) await sheet(state, theme);
  }
} finally {
  await browser.close();
  await server.close();
}
