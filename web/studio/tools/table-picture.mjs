// Takes a picture of an online table as two friends see it, one on a desktop and one on a phone. After tools/build-web:
//   node web/studio/tools/table-picture.mjs FILE.png
// BASTIDE_SERVE is the path of the server if it is not in build/test.
import { chromium } from 'playwright-core';
import { playOn, TablesServer } from '../tests/serving.mjs';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file for the picture');

const server = new TablesServer();
const base = await server.start();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });

async function seated(key, name, device) {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...device })).newPage();
  await page.goto(`${base}#/table?key=${key}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take seat' }).click();
  return page;
}

try {
  const terms = { seats: [{ bot: null }, { bot: null }], clock: 'quarter' };
  const laid = await fetch(`${base}api/tables`, { method: 'POST', body: JSON.stringify(terms) });
  const { seats } = await laid.json();
  const desk = await seated(seats[0], 'Marguerite', { viewport: { width: 1280, height: 800 } });
  const phone = await seated(seats[1], 'Ben', { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  await desk.locator('[data-tile]').first().waitFor();
  await playOn(desk, seats, 30);
  await phone.getByText('Send a message').click();
  await phone.getByRole('button', { name: 'Good move' }).click();
  await desk.getByRole('status').getByText('Good move').waitFor();
  await phone.evaluate(() => scrollTo(0, 0));
  await phone.waitForTimeout(500);
  const shots = await Promise.all([desk, phone].map((page) => page.screenshot()));
  const [left, right] = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`);
  const both = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await both.setContent(
    `<body style="margin:0;background:#b0bb83"><img src="${left}" style="position:absolute;left:20px;top:40px;width:1000px;border-radius:8px">` +
      `<img src="${right}" style="position:absolute;right:20px;top:110px;width:330px;border-radius:16px;border:6px solid #2f271f">`,
  );
  await both.locator('img').last().waitFor();
  await both.screenshot({ path: file });
} finally {
  await browser.close();
  await server.close();
}
