// How smoothly a map of 2,000 tiles is panned and zoomed, and how long it takes to draw: after tools/build-web,
// node web/studio/bench/pan.mjs. Chromium draws in software here.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const server = await preview({
  root: `${root}web/studio`, logLevel: 'silent', build: { outDir: `${root}build/web/studio` },
  preview: { port: 0, host: '127.0.0.1' },
});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const url = `http://127.0.0.1:${server.httpServer.address().port}/#/score`;
  await page.goto(url);
  // Crossing roads and meadows: 40 rows of 50.
  await page.evaluate(() => {
    const tile = (row, column) => [column % 4 ? 0 : 1, row % 3 ? 0 : 1, column % 4 ? 0 : 1, row % 3 ? 0 : 1, 0];
    const rows = Array.from({ length: 40 }, (_, row) => Array.from({ length: 50 }, (_, column) => tile(row, column)));
    localStorage.setItem('bastide.score.map', JSON.stringify({ rows, top: 0, left: 0 }));
  });
  const start = performance.now();
  await page.reload();
  await page.getByText('on 2000 tiles').waitFor();
  console.log(`2,000 tiles are read, scored and drawn ${Math.round(performance.now() - start)} ms after a reload`);
  for (const [what, wheel] of [['panned', false], ['zoomed', true]]) {
    const frames = await page.evaluate(async (wheel) => {
      const board = document.querySelector('[role=application]');
      const send = (type, x, y) =>
        board.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y }));
      board.setPointerCapture = () => {};
      if (!wheel) send('pointerdown', 400, 300);
      const took = [];
      let last = performance.now();
      for (let i = 0; i < 120; ++i) {
        if (wheel) board.dispatchEvent(new WheelEvent('wheel', { deltaY: i < 60 ? -12 : 12, clientX: 400, clientY: 300, cancelable: true }));
        else send('pointermove', 400 + 150 * Math.sin(i / 12), 300 + 100 * Math.cos(i / 9));
        await new Promise(requestAnimationFrame);
        took.push(performance.now() - last);
        last = performance.now();
      }
      if (!wheel) send('pointerup', 400, 300);
      return took.slice(5).sort((one, other) => one - other);
    }, wheel);
    const mean = frames.reduce((sum, each) => sum + each, 0) / frames.length;
    console.log(
      `${what}: ${(1000 / mean).toFixed(0)} frames a second, of 20 frames the slowest takes ${frames[Math.floor(frames.length * 0.95)].toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
