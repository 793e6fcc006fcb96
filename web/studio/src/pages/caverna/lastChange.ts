// Describes the last change of the pad: "Red, Sheep: 3 → 4".
import type { CavernaSheet } from 'bastide-engine';
import { titleOf } from './describe';
import { afterTiles, beforeTiles, forTiles } from './fields';
import { areSame, countTiles, type Pad, partOf } from './pad';
import type { PadStore } from './store.svelte';

const fields = [...beforeTiles, forTiles, ...afterTiles].flatMap((group) => group.fields);

/** The first difference between two sheets: its label and both values. */
function difference(before: CavernaSheet, now: CavernaSheet, { table }: PadStore): string {
  const part = (sheet: CavernaSheet, name: string) => {
    const value = partOf(sheet, name);
    return Array.isArray(value) ? value.join(', ') || '–' : String(value);
  };
  const values = [
    ...fields.map(({ label, part: name }) => [label, part(before, name), part(now, name)]),
    ...table.tiles.map((tile) => [titleOf(tile), String(countTiles(before, tile.name)), String(countTiles(now, tile.name))]),
  ];
  const [changed, ...more] = values.filter(([, old, next]) => old !== next);
  return changed && more.length === 0 ? `${changed[0]}: ${changed[1]} → ${changed[2]}` : '';
}

/** Empty unless one value of one sheet changed. */
export function lastChange(before: Pad | undefined, now: Pad, store: PadStore): string {
  if (before?.players.length !== now.players.length) return '';
  const player = now.players.findIndex((sheet, i) => !areSame(sheet, before.players[i]));
  if (player < 0) return '';
  const words = difference(before.players[player]!, now.players[player]!, store);
  return words !== '' && now.players.length > 1 ? `${store.nameOf(player)}, ${words}` : words;
}
