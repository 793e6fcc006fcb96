// A look at tables from afar, so that their list says whose turn it is.
import { after, beginning, noteOf } from './course';
import { Line } from './socket.svelte';
import { protocol } from './messages';
import { tables, type Mine } from './myTables.svelte';

const most = 12;
const patience = 5000;

function look(key: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      line.close();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const line = new Line(
      () => ({ do: 'open', version: protocol, key, seen: 0 }),
      (told) => {
        if (told.is === 'table') {
          const course = after(beginning(told.table), told.entries);
          if (typeof course !== 'string') tables.keep(key, { seat: told.seat, ...noteOf(course) });
        }
        done();
      },
    );
  });
}

/** One after the other. */
export async function lookAt(all: readonly Mine[]) {
  for (const { key } of all.slice(0, most)) await look(key);
}
