// Measures how long maps of 2,000 to 90,000 tiles take to appear and how smoothly they pan and zoom: node
// web/studio/bench/maps.mjs, after tools/build-web. Chromium renders in software here.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { randomMap } from './random-map.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const server = await preview({
  root: `${root}web/studio`, logLevel: 'silent', build: { outDir: `${root}build/web/studio` },
  preview: { port: 0, host: '127.0.0.1' },
});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });

/**
 * Drops a map on the page. Returns the milliseconds until its score is shown and drawn, and the longest block of the main
 * thread.
 */
async function open(page, text) {
  return page.evaluate(async (text) => {
    const blocks = [];
    new PerformanceObserver((list) => blocks.push(...list.getEntries().map((each) => each.duration))).observe({ type: 'longtask' });
    const data = new DataTransfer();
    data.items.add(new File([text], 'map.json'));
    const start = performance.now();
    document.querySelector('.page').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    const isSeen = () => {
      const canvas = document.querySelector('[role=application] canvas');
      return document.querySelector('.total') && (!canvas || canvas.dataset.painted === 'true');
    };
    while (!isSeen()) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
    const took = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { took, block: Math.max(0, ...blocks) };
  }, text);
}

/** Returns the sorted frame times while the map is dragged, or zoomed out and in. */
const frames = (page, zooms) =>
  page.evaluate(async (zooms) => {
    const board = document.querySelector('[role=application]');
    const send = (type, x, y) =>
      board.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y }));
    board.setPointerCapture = () => {};
    if (!zooms) send('pointerdown', 400, 300);
    const took = [];
    let last = performance.now();
    for (let i = 0; i < 120; ++i) {
      if (zooms)
        board.dispatchEvent(new WheelEvent('wheel', { deltaY: i < 60 ? -12 : 12, clientX: 400, clientY: 300, cancelable: true }));
      else send('pointermove', 400 + 150 * Math.sin(i / 12), 300 + 100 * Math.cos(i / 9));
      await new Promise(requestAnimationFrame);
      took.push(performance.now() - last);
      last = performance.now();
    }
    if (!zooms) send('pointerup', 400, 300);
    return took.slice(5).sort((one, other) => one - other);
  }, zooms);

try {
  for (const side of (process.argv[2] ?? '45,150,300').split(',').map(Number)) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(200_000);
    await page.goto(`http://127.0.0.1:${server.httpServer.address().port}/#/score`);
    await page.locator('.page').waitFor();
    const text = JSON.stringify(randomMap(side, await page.evaluate(() => globalThis.bastide.landscapeCatalogue())));
    const { took, block } = await open(page, text);
    console.log(`${side * side} tiles: seen after ${took.toFixed(0)} ms, the page stands still for ${block.toFixed(0)} ms`);
    for (const [what, zooms, steps] of [['panned, whole', false, 0], ['panned, near', false, 12], ['zoomed', true, 0]]) {
      for (let i = 0; i < steps; ++i) await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.waitForTimeout(500);
      const times = await frames(page, zooms);
      const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
      console.log(
        `  ${what}: ${(1000 / mean).toFixed(0)} frames a second, of 20 frames the slowest takes ${times[Math.floor(times.length * 0.95)].toFixed(0)} ms`,
      );
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
