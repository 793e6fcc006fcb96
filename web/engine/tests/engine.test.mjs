// Tests the package as others use it: packed, installed into an empty folder and called from Node.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { EngineError, loadArrangeEngine, loadEngine, loadPadEngine } from '../dist/index.js';

const here = fileURLToPath(new URL('..', import.meta.url));
const engine = await loadEngine(await readFile(join(here, 'dist/bastide.wasm')));
const pads = await loadPadEngine(await readFile(join(here, 'dist/bastide-pads.wasm')));

test('a map is scored', () => {
  const score = engine.landscapeScore('[[[0,0,0,0,0],[0,0,0,0,0]]]');
  assert.equal(score.score, 4, 'two monasteries beside each other: 2 each');
  assert.equal(score.features.length, 2);
});

test('errors are thrown with their location', () => {
  assert.throws(
    () => engine.landscapeScore('[\n[[0,0,0,7,0]]]'),
    (error) => error instanceof EngineError && error.line === 2 && error.column === 9 && error.context.english === 'row 1, column 1'
      && error.reason.id === 'landscape.not_an_edge' && error.reason.operands.join() === 'west,7',
  );
  assert.throws(() => pads.tallyScore('2\n3 city 4\n'), (error) => error instanceof EngineError && error.line === 2);
  // The instance still works after an error.
  assert.equal(engine.landscapeScore('[[[0,0,0,0,0]]]').score, 1);
});

test('plain and extended logs are opened and saved as either', () => {
  const extended = '# Saturday\nplayers Anna Zoë_Max # three came late\nAnna,Zoë_Max city 3 pennants 1\n: # at ten\n2 field 1 # so few\n';
  const { players, names, play, final, play_has_ended, has_ended } = pads.tallyOpened(extended);
  assert.deepEqual([players, names, play_has_ended, has_ended], [2, ['Anna', 'Zoë Max'], true, false]);
  assert.deepEqual(play, ['# Saturday', '# three came late', '1,2 city 3 pennants 1']);
  assert.deepEqual(final, ['# at ten', '2 field 1  # so few']);
  const log = ['players 2', ...play, ':', ...final, ''].join('\n');
  assert.match(pads.tallySaved(log, names, 'extended'), /^players Anna Zoë_Max\n[^]*\nAnna,Zoë_Max city 3 pennants 1\n/);
  assert.equal(pads.tallySaved(log, [], 'plain'), '2\n1 city 4\n2 city 4\n:\n2 field 1\n.\n');
  assert.deepEqual(pads.tallyPlainLoss(log, names), { lost: ['names', 'comments', 'pennants'], is_refused: false });
  assert.equal(pads.tallyPlainLoss('players 1\n1 correction 2\n', []).is_refused, true);
  assert.deepEqual(pads.tallyOpened('2\n1 city 4\n.\n').play, ['1 city 4']);
  assert.throws(() => pads.tallyOpened('players Anna\nBen city 4\n'), (error) => error instanceof EngineError && error.line === 2);
});

test('any text is accepted or rejected, never misread', () => {
  assert.throws(() => engine.landscapeScore('[]\0'), /zero byte/);
  assert.throws(() => engine.landscapeScore(''), EngineError);
  assert.throws(() => engine.landscapeScore('é'), EngineError);
  const wide = `[[${'[],'.repeat(200_000)}[0,0,0,0,0]]]`;
  assert.equal(engine.landscapeScore(wide).score, 1, 'memory grows');
});

test('shapes are filled by the command’s solver, and impossible ones are proved', async () => {
  const arrange = await loadArrangeEngine(await readFile(join(here, 'dist/bastide-arrange.wasm')));
  const kinds = arrange.arrangeTiles();
  assert.equal(kinds.length, 19);
  assert.equal(kinds.reduce((sum, { box }) => sum + box, 0), 72);
  const box = kinds.map(({ tile, box: count }) => `${count} [${tile}]`).join('\n');
  const ask = (question) => ({ mask: '', tiles: box, some: false, border: 'free', equalApart: false, ...question });
  const { arrangement, complete } = arrange.arrangeFill(ask({ mask: Array(8).fill('#########').join('\n') }), 'a');
  assert.ok(complete);
  assert.deepEqual(arrangement.map((row) => row.length), Array(8).fill(9));
  // Verified by another part of the library: sides that touch are equal.
  assert.ok(engine.landscapeScore(JSON.stringify(arrangement)).score > 0);
  // Closed roads cover an even number of cells.
  const roads = ask({ mask: '###\n###\n###', tiles: 'any [1,0,1,0,0]\nany [0,0,1,1,0]', border: 'field' });
  assert.deepEqual(arrange.arrangeFill(roads, ''), { arrangement: null, complete: true, counted: false });
  // The box has an odd number of city sides, so its tiles cannot all be closed.
  const closed = ask({ mask: Array(8).fill('#########').join('\n'), border: 'field' });
  assert.deepEqual(arrange.arrangeFill(closed, ''), { arrangement: null, complete: true, counted: true });
  assert.deepEqual(arrange.arrangeBest(closed, 'points', ''), { complete: true, counted: true });
  assert.throws(() => arrange.arrangeFill(ask({ mask: '##' }), ''), /72/);
  assert.throws(() => arrange.arrangeFill(ask({ mask: '#x' }), ''), (error) => error instanceof EngineError && error.column === 2);
  // Four monasteries next to one another, whose roads leave. Each better map is reported.
  const pieces = [];
  const square = ask({ mask: '##\n##', tiles: kinds.map(({ tile }) => `any [${tile}]`).join('\n') });
  const best = arrange.arrangeBest(square, 'points', '', { piece: (text) => pieces.push(JSON.parse(text)) > 0 });
  assert.deepEqual(best, { complete: true, counted: false });
  assert.deepEqual([pieces.at(-1).value, pieces.at(-1).bound], [20, 20]);
  const last = pieces.findLast(({ arrangement }) => arrangement);
  assert.equal(engine.landscapeScore(JSON.stringify(last.arrangement)).score, 20);
  // Closed roads on more cells, an odd number: a search that would take too long.
  let asked = 0;
  const watch = () => ++asked < 3;
  const ended = arrange.arrangeFill({ ...roads, mask: Array(25).fill('#'.repeat(25)).join('\n') }, '', { watch });
  assert.deepEqual([ended, asked], [{ arrangement: null, complete: false, counted: false }, 3]);
});

test('the package is packed, installed and used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-engine-'));
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: here });
    const [packed] = readdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    execFileSync('npm', ['install', '--silent', '--offline', '--no-audit', `./${packed}`], { cwd: folder });
    writeFileSync(
      join(folder, 'use.mjs'),
      `import { readFile } from 'node:fs/promises';
       import { loadEngine } from 'bastide-engine';
       const wasm = new URL(import.meta.resolve('bastide-engine/bastide.wasm'));
       const engine = await loadEngine(await readFile(wasm));
       console.log(engine.landscapeScore('[[[0,0,0,0,0]]]').score);`,
    );
    assert.equal(execFileSync('node', ['use.mjs'], { cwd: folder, encoding: 'utf8' }), '1\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('records and links of an earlier release still open', async () => {
  const folder = join(here, '../../bastide/match/testing/release');
  const records = readdirSync(folder).filter((name) => /^[^.]*\.json$/.test(name));
  assert.ok(records.length > 4);
  // The call leaves out the names of the players and the forfeit.
  const saved = ({ names, forfeit, ...match }) => JSON.stringify(match) + '\n';
  for (const name of records) {
    const text = await readFile(join(folder, name), 'utf8');
    assert.equal(engine.matchSaveText(text), saved(JSON.parse(text)), name);
  }
  const link = new URLSearchParams((await readFile(join(folder, 'link.txt'), 'utf8')).trim().split('?')[1]);
  const unpack = (word) => inflateRawSync(Buffer.from(link.get(word), 'base64url')).toString();
  assert.equal(unpack('names'), 'Ann\nZoë');
  const duel = JSON.parse(await readFile(join(folder, 'duel.json'), 'utf8'));
  assert.equal(engine.matchSaveText(unpack('match')), saved(duel));
});
