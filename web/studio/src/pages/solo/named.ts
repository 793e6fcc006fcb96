// What is on the squares of a solo game, in words.
import { areSame, keyOf, type Square } from '@/lib/game/square';
import { say } from '@/words';
import type { Table } from './table.svelte';

/** "city", "road to north and south" */
export function tileName({ tile, kind }: { tile: string; kind: 'road' | 'city' | 'abbey' }): string {
  const sides = [...(tile.split(':')[1] ?? '')].map((letter) => say.match.sides[letter] ?? letter);
  return sides.length > 0 ? say.solo.directed(say.solo.kinds[kind], sides) : say.solo.kinds[kind];
}

/** What a square is called by its row and column, and what is on it. */
export function namesOfSquares(table: Table): (square: Square) => string {
  const view = table.view!;
  const tiles = new Map(view.board.map((tile) => [keyOf({ x: tile.column, y: tile.row }), tile]));
  const gains = new Map((table.tile?.squares ?? []).map(({ row, column, gain }) => [keyOf({ x: column, y: row }), gain]));

  function whatIsOn(square: Square): string {
    const tile = tiles.get(keyOf(square));
    if (tile) return tileName(tile);
    if (table.isPinned && table.tile && areSame(square, table.at)) return say.game.lies(tileName(table.tile));
    if (!table.marks || !table.mayMove) return say.game.free;
    const gain = gains.get(keyOf(square));
    return gain === undefined ? say.game.notHere : say.game.fits(1, gain);
  }

  return (square) => say.game.square(square.y + 1, square.x + 1, whatIsOn(square));
}
