// Runs the server with the built studio for the tests of a file: `const tables = new TablesServer()`, then `const studio =
// useStudio(tables)`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { source } from './studio.mjs';

const program = process.env.BASTIDE_SERVE ?? source('build/test/bin/bastide-serve');

export class TablesServer {
  #folder = mkdtempSync(join(tmpdir(), 'tables-'));
  #process;
  // Any free port at first, and then the same one.
  #port = 0;

  async start() {
    const words = ['serve', '--port', String(this.#port), '--data', this.#folder, '--studio', source('build/web/studio'), '--threads', '1'];
    this.#process = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    this.#port = await new Promise((resolve, reject) => {
      this.#process.once('error', reject);
      this.#process.once('exit', () => reject(new Error(`the server ended: ${said}`)));
      this.#process.stderr.on('data', (text) => {
        said += text;
        const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(said);
        if (address) resolve(Number(address[1]));
      });
    });
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Kills the server at once. */
  async kill() {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await ended;
  }

  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

/**
 * Plays a match from its current state for this many moves or to its end, always making the move with most points. Uses one
 * socket per seat in a page of the server. Returns the moves of the game.
 */
export const playOn = (page, keys, most = Infinity) =>
  page.evaluate(async ([keys, most]) => {
    const { protocol } = await (await fetch(new URL('api/health', document.baseURI))).json();
    const address = new URL('api/table', document.baseURI);
    address.protocol = 'ws';
    address.hash = '';
    const deck = [];
    const moves = [];
    // Tiles that fitted nowhere before a move.
    let asides = [];
    let terms;
    let isOver = false;
    let isNews = () => {};
    const take = ({ table, entries = [] }) => {
      terms = table ?? terms;
      for (const { is, text } of entries) {
        if (is === 'drew') deck.push(...text.split(' '));
        if (is === 'moved') moves.push(text);
        isOver ||= is === 'ended';
      }
      if (entries.length > 0) isNews();
    };
    const lines = await Promise.all(
      keys.map(async (key, i) => {
        const socket = new WebSocket(address);
        await new Promise((resolve) => (socket.onopen = resolve));
        const isIn = new Promise((resolve) => {
          socket.onmessage = ({ data }) => {
            const told = JSON.parse(data);
            if (i === 0) take(told);
            if (told.is === 'table') resolve();
          };
        });
        socket.send(JSON.stringify({ do: 'open', version: protocol, key, seen: 0 }));
        await isIn;
        return socket;
      }),
    );
    for (let made = 0; made < most && !isOver; ++made) {
      const turns = moves.flatMap((move, i) => [...asides.filter((aside) => aside.move === i).map(({ tile }) => `aside ${tile}`), move]);
      const match = { version: 1, players: keys.length, options: terms.options, deck, moves: turns };
      const view = await globalThis.bastide.matchView(match, moves.length, []);
      ({ asides } = view);
      const { hand, to_move: mover } = view;
      const news = new Promise((resolve) => (isNews = resolve));
      const { move } = hand.places.flatMap(({ choices }) => choices).reduce((one, other) => (other.worth[mover] > one.worth[mover] ? other : one));
      lines[mover].send(JSON.stringify({ do: 'move', id: made + 1, move }));
      await news;
    }
    for (const line of lines) line.close();
    return moves;
  }, [keys, most === Infinity ? 1000 : most]);
