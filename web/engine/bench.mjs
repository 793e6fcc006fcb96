// Compares the module's speed with the native library, call by call: node web/engine/bench.mjs, after tools/build-web and
// tools/build bench engine_bench.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instantiate } from './dist/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const example = (path) => readFileSync(`${root}examples/${path}`, 'utf8');
const moduleOf = (file) => instantiate(readFileSync(new URL(`dist/${file}`, import.meta.url)));
const modules = {
  page: await moduleOf('bastide.wasm'), review: await moduleOf('bastide-review.wasm'), pad: await moduleOf('bastide-pads.wasm'),
};

// Fields with a road in every other row: 250 by 250 tiles.
const row = (tile) => `[${Array(250).fill(`[${tile.join(', ')}]`).join(', ')}]`;
const map = `[${Array.from({ length: 250 }, (_, i) => row(i % 2 ? [0, 1, 0, 1, 0] : [0, 0, 0, 0, 0])).join(',\n')}]`;
const log = `4\n${Array.from({ length: 20_000 }, (_, i) => `${(i % 4) + 1} city ${(i % 7) + 2}\n`).join('')}:\n.\n`;
const game = JSON.stringify({ game: { version: 1, seed: 'bench', moves: [] }, played: 0, ranked: false });

// A game for two after 60 turns.
const seats = [{ name: 'Ann', bot: null }, { name: 'Bob', bot: null }];
let table = { match: { version: 1, players: 2, seed: 'bench', moves: [] }, played: 0, seats, ranked: false };
let { view } = JSON.parse(modules.page('match_act', [JSON.stringify(table), '']));
for (let turn = 0; turn < 60; ++turn)
  ({ table, view } = JSON.parse(modules.page('match_act', [JSON.stringify(table), `play ${view.hand.places[0].choices[0].move}`])));
const match = JSON.stringify(table);

const duel = example('match/duel.json');

const calls = [
  ['a map of 62,500 tiles scored', 10, 'landscape_score', [map]],
  ['the same drawn', 5, 'landscape_draw', [map, 'light']],
  ['a log of 20,000 lines added up', 10, 'tally_score', [log], 'pad'],
  ['a hint of 400 playouts', 10, 'solo_hint', [game, '400']],
  ['a key that moves the cursor', 200, 'match_act', [match, 'step 1 0']],
  ['a turn, and what there is to see', 50, 'match_act', [match, `play ${view.hand.places[0].choices[0].move}`]],
  ['the citadel solved', 5, 'puzzle_solve', [example('puzzle/citadel.txt'), 'turned', '0', '0', '1000000']],
  ['the best exchanges of three', 50, 'caverna_best', [example('caverna/three-players.json'), 'official', ''], 'pad'],
  ['a match reviewed, a quick look', 3, 'match_review', [duel, '71', 'Ann\nBob', '0'], 'review'],
  ['its first twenty turns, closely', 2, 'match_review', [duel, '20', 'Ann\nBob', '400'], 'review'],
  ['an answer to a problem judged', 5, 'match_answer', [duel, '40', 'Ann\nBob'], 'review'],
];

const folder = mkdtempSync(join(tmpdir(), 'bastide-bench-'));
console.log(`${'call'.padEnd(34)}${'native'.padStart(10)}${'wasm'.padStart(10)}${'ratio'.padStart(8)}`);
try {
  for (const [what, repeats, name, words, module = 'page'] of calls) {
    const file = join(folder, 'call');
    writeFileSync(file, [name, ...words].map((word) => word + '\0').join(''));
    const native = execFileSync(`${root}build/bench/bin/engine_bench`, [module, file, String(repeats)], { encoding: 'utf8' });
    const [seconds, length] = native.trim().split(' ').map(Number);
    let fastest = Infinity;
    for (let i = 0; i < repeats; ++i) {
      const start = performance.now();
      const answer = modules[module](name, words);
      fastest = Math.min(fastest, performance.now() - start);
      assert.equal(Buffer.byteLength(answer), length, 'both give the same answer');
    }
    const milliseconds = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
    console.log(
      what.padEnd(34) + milliseconds(seconds * 1000).padStart(10) + milliseconds(fastest).padStart(10) +
        (fastest / seconds / 1000).toFixed(2).padStart(8),
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
