// Polls tables in the background, so that the list shows whose turn it is.
import type { OnlineServerMessage } from 'bastide-engine';
import { Socket } from './socket.svelte';
import { tables, type MyTable } from './myTables.svelte';
import { limits, merge, noteOf, viewOf } from './view';

const most = 12;
const patience = 5000;

async function note(key: string, message: OnlineServerMessage) {
  if (message.is !== 'table') return;
  const events = merge([], message.entries);
  if (typeof events !== 'string') tables.save(key, { seat: message.seat, ...noteOf(await viewOf(message.table, tables.of(key)?.commitment ?? '', message.seat, events)) });
}

function poll(key: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      socket.close();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const socket = new Socket(
      async () => ({ do: 'open', version: (await limits()).protocol, key, seen: 0 }),
      // Tables that cannot be read stay as they were.
      (message) => void note(key, message).catch(() => {}).then(done),
    );
  });
}

/** Polls the tables one at a time. */
export async function pollTables(all: readonly MyTable[]) {
  for (const { key } of all.slice(0, most)) await poll(key);
}
