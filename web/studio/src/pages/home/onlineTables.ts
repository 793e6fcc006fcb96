// The reader's running online tables as games to continue.
import { engine } from '@/lib/engine';
import { namesOf, standingWords } from '@/lib/match/storedGame';
import { ofMatch, ofMeeples } from '@/lib/pictures';
import { readLast } from '@/pages/table/lastSeen';
import { addressOf, tables, type MyTable } from '@/pages/table/myTables.svelte';
import { gameOf, viewOf } from '@/pages/table/view';
import { t } from '@/i18n';
import type { Unfinished } from './unfinished';

const isDue = ({ mover, seat }: MyTable) => typeof mover === 'number' && mover === seat;

function titleOf({ names = [], seat, mover }: MyTable): string {
  const others = names.filter((name, i) => i !== seat && name !== '').join(', ');
  if (typeof mover !== 'number') return t.home.gathersAt(others);
  return mover === seat ? t.home.yourTurnAt(others) : t.home.turnAt(others, names[mover] ?? '');
}

async function boardOf({ key, commitment = '' }: MyTable) {
  const last = readLast(key);
  const game = last && gameOf(await viewOf(last.table, commitment, last.seat, last.events), key);
  return game ? ofMatch(await engine.matchView(...standingWords(game), namesOf(game))) : null;
}

/** Without a board that can be read, the meeples of the seats. */
const pictureOf = async (table: MyTable) => (await boardOf(table).catch(() => null)) ?? ofMeeples(table.names?.length ?? 0);

export const runningTables = () => tables.all.filter(({ seat, isOver }) => !isOver && typeof seat === 'number');

/** Tables that wait for the reader come first. */
export function unfinishedTables(): Unfinished[] {
  const running = runningTables();
  return [...running.filter(isDue), ...running.filter((each) => !isDue(each))].map((each) => ({
    href: addressOf(each.key), title: titleOf(each), picture: pictureOf(each), isDue: isDue(each),
  }));
}
