// States of the pages to look at: stored values, the address and actions.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomMap } from '../bench/random-map.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bastide = process.env.BASTIDE ?? `${root}build/test/bin/bastide`;
const example = (path) => readFileSync(`${root}examples/${path}`, 'utf8');

/** The first game between bots, as recorded by the command. */
function recorded(...words) {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'));
  execFileSync(bastide, [...words, '--games', '1', '--record', join(folder, 'of')], { stdio: 'ignore' });
  const game = JSON.parse(readFileSync(join(folder, 'of', words[0] === 'match' ? 'match-0.json' : 'game-0.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  return game;
}

const duel = JSON.parse(example('match/duel.json'));
const six = recorded('match', 'run', '--bots', 'greedy,easy,greedy,easy,greedy,easy', '--seed', 'screens');
const board = recorded('solo', 'run', '--bot', 'greedy', '--seed', 'screens');
const bots = ['easy', 'medium', 'hard', 'master', 'greedy'];
const names = ['Wren', 'Jay', 'Rook', 'Owl', 'Magpie'];
const matchAt = (match, played) => {
  const others = bots.slice(0, match.players - 1).map((bot, i) => ({ name: names[i], bot }));
  const seats = [{ name: 'Marguerite', bot: null }, ...others];
  return { 'match.games': [{ id: 'kept', match, played, seats, ranked: false }] };
};
const soloAt = (played) => ({
  'solo.games': [{ id: 'kept', game: { ...board, moves: board.moves.slice(0, played) }, played, ranked: false, daily: null }],
});
const puzzle = (id, rotations = false) => ({
  'puzzle.plays': [{ id, puzzle: example(`puzzle/${id}.txt`), rotations, moves: [], played: 0, ranked: false }],
});
/** A puzzle with the command's solution placed. */
function puzzleSolved(id) {
  const { solutions } = JSON.parse(execFileSync(bastide, ['solve', '--json', `${root}examples/puzzle/${id}.txt`], { encoding: 'utf8' }));
  const [play] = puzzle(id)['puzzle.plays'];
  // On the table, the first tile is in the middle, at 0, 0.
  const [[top, left]] = solutions[0].tiles;
  const moves = solutions[0].tiles.map(([row, column, degrees]) => [row - top, column - left, degrees]);
  return { 'puzzle.plays': [{ ...play, moves, played: moves.length }] };
}
const evening = {
  players: 5, names: ['Anna', 'Ben', 'Cleo', 'Dominique', 'Maximilian'], colours: ['red', 'blue', 'green', 'yellow', 'black'], stage: 'play',
  play: ['1 road 3', '2 city 4', '3 monastery', '1,2 city 6 pennants 1', '5 road 5', '4 monastery', '3 correction -1', '1 city 3 pennants 1', '4,5 city 9', '2 road 4'],
  final: [],
};
const result = { ...evening, final: ['1 field 3', '2,3 field 2', '3 monastery 6', '5 city 2 pennants 1'], stage: 'done' };
const day = (back) => new Date(Date.now() - 86_400_000 * back).toISOString().slice(0, 10);
const results = {
  'match.results': bots.flatMap((bot, i) =>
    ['won', 'lost', 'drawn'].map((outcome, j) => ({
      id: `${bot}${j}`, bots: j === 2 ? [bot, 'easy'] : [bot], outcome, points: 90 + 7 * i + j, others: 88, date: day(j), daily: i === 0 ? day(j) : null,
    })),
  ),
  'solo.results': [0, 1, 2].map((back) => ({
    id: `s${back}`, kind: '11 x 11, plain roads, weighted dealer, ranked', score: 210 + back, seed: `daily-${day(back)}`, date: day(back), daily: day(back),
  })),
  'puzzle.solved': [0, 1].map((back) => ({ id: `day/${day(back)}`, date: day(back) })),
};
const mapOf = (rows) => ({ 'score.map': { rows, top: 0, left: 0 } });
const valleyRows = JSON.parse(example('landscape/river-valley.json'));
const width = Math.max(...valleyRows.map((row) => row.length));
const valley = valleyRows.map((row) => Array.from({ length: width }, (_, i) => (row[i]?.length === 5 ? row[i] : null)));
// Every combination of edges, with joined cities.
const edges = [0, 1, 2];
const everyTile = edges.flatMap((n) => edges.flatMap((e) => edges.flatMap((s) => edges.map((w) => [n, e, s, w, [n, e, s, w].includes(2) ? 1 : 0]))));

const press = (...keys) => async (page) => {
  await page.locator('[role=application]').first().waitFor();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
};
const click = (selector) => async (page) => {
  const wanted = page.locator(selector).first();
  await wanted.evaluate((element) => element.localName === 'summary' || element.closest('details')?.setAttribute('open', ''));
  await wanted.click();
};
const steps = (...all) => async (page) => {
  for (const each of all) await each(page);
};
const mode = (number) => click(`.modes button:nth-child(${number})`);

/** Clicks the solver's first result. */
const solves = steps(mode(2), (page) => page.locator('.middle button.main, .side button.main').first().click());

export const states = [
  { name: 'home-new', hash: '#/', kept: {} },
  { name: 'home-left', hash: '#/', kept: { ...matchAt(duel, 40), ...soloAt(30), ...mapOf(valley), ...results } },
  { name: 'match-new', hash: '#/match', kept: {} },
  { name: 'match-pinned', hash: '#/match', kept: matchAt(duel, 40), act: press('n', 'n') },
  { name: 'match-meeple', hash: '#/match', kept: matchAt(duel, 40), act: press('n', 'Enter') },
  { name: 'match-over', hash: '#/match', kept: matchAt(duel, duel.moves.length) },
  { name: 'match-six', hash: '#/match', kept: matchAt(six, 42), act: press('n', 'Enter') },
  { name: 'match-six-over', hash: '#/match', kept: matchAt(six, six.moves.length) },
  { name: 'match-replay', hash: '#/match', kept: matchAt(duel, duel.moves.length), act: click('.over > table + .tools button:last-child') },
  { name: 'match-help', hash: '#/match', kept: matchAt(duel, 40), act: press('?') },
  { name: 'problems', hash: '#/problems?number=3', kept: {}, act: click('.theme ~ details > summary') },
  { name: 'games-new', hash: '#/games', kept: {} },
  { name: 'games', hash: '#/games', kept: { 'match.collection': [duel, six].map((match, i) => ({ id: `${i}`, match: { ...match, date: '2026-11-21', event: 'Club evening' } })) } },
  { name: 'solo-hand', hash: '#/solo', kept: soloAt(12) },
  { name: 'solo-pinned', hash: '#/solo', kept: soloAt(12), act: click('[data-place]') },
  { name: 'solo-over', hash: '#/solo', kept: soloAt(board.moves.length) },
  { name: 'puzzle-list', hash: '#/puzzle', kept: {} },
  { name: 'puzzle-playing', hash: '#/puzzle', kept: puzzle('market'), act: press('n', 'Enter', 'Enter', 'n', 'Enter') },
  { name: 'puzzle-solved', hash: '#/puzzle', kept: puzzleSolved('market') },
  { name: 'puzzle-solver', hash: '#/puzzle', kept: puzzle('pond'), act: solves },
  { name: 'puzzle-editor', hash: '#/puzzle', kept: { 'puzzle.tiles': [[1, 0, 2, 0], [0, 1, 0, 1], [2, 2, 0, 0], [1, 1, 1, 0], [0, 0, 2, 1]] }, act: mode(3) },
  { name: 'score-empty', hash: '#/score', kept: {} },
  { name: 'score-points', hash: '#/score', kept: mapOf(valley) },
  { name: 'score-large', hash: '#/score', kept: mapOf(randomMap(60, everyTile)) },
  { name: 'arrange-empty', hash: '#/arrange', kept: {} },
  {
    name: 'arrange-filled', hash: '#/arrange', kept: { 'arrange.shape': Array(8).fill('.#########..') },
    act: async (page) => {
      await page.locator('aside button.main').click();
      await page.locator('.laid path').first().waitFor({ state: 'attached' });
    },
  },
  { name: 'tally-start', hash: '#/tally', kept: {} },
  { name: 'tally-evening', hash: '#/tally', kept: { 'tally.desk': { match: evening, before: null } } },
  { name: 'tally-result', hash: '#/tally', kept: { 'tally.desk': { match: result, before: null } } },
  { name: 'caverna-pad', hash: '#/caverna', kept: {} },
  { name: 'caverna-three', hash: '#/caverna', kept: {}, act: click('.invitation button:nth-of-type(2)') },
  {
    name: 'caverna-compare', hash: '#/caverna', kept: {},
    act: steps(click('.invitation button:nth-of-type(2)'), click('.page > .side > details > summary')),
  },
  { name: 'learn-lay', hash: '#/learn/match', kept: {} },
  { name: 'learn-share', hash: '#/learn/match?step=4', kept: {}, act: press('n') },
  { name: 'learn-missed', hash: '#/learn/match?step=2', kept: {}, act: press('n', 'Enter', 'Enter') },
  { name: 'learn-solo', hash: '#/learn/solo?step=4', kept: {} },
  { name: 'learn-puzzle', hash: '#/learn/puzzle?step=3', kept: {} },
  { name: 'results', hash: '#/results', kept: results },
  { name: 'results-new', hash: '#/results', kept: {} },
  { name: 'settings', hash: '#/', kept: {}, act: click('header button.settings') },
];
