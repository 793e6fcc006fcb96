// A look at tables from afar, so that their list says whose turn it is.
import type { OnlineServerMessage } from 'bastide-engine';
import { Line } from './socket.svelte';
import { tables, type Mine } from './myTables.svelte';
import { limits, merged, noteOf, viewOf } from './view';

const most = 12;
const patience = 5000;

async function note(key: string, told: OnlineServerMessage) {
  if (told.is !== 'table') return;
  const events = merged([], told.entries);
  if (typeof events !== 'string') tables.keep(key, { seat: told.seat, ...noteOf(await viewOf(told.table, '', told.seat, events)) });
}

function look(key: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      line.close();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const line = new Line(
      async () => ({ do: 'open', version: (await limits()).protocol, key, seen: 0 }),
      // What cannot be read now stays as it was at the last look.
      (told) => void note(key, told).catch(() => {}).then(done),
    );
  });
}

/** One after the other. */
export async function lookAt(all: readonly Mine[]) {
  for (const { key } of all.slice(0, most)) await look(key);
}
