// Describes the squares of a solo game.
import type { SoloHandTile, SoloView } from 'bastide-engine';
import { areSame, keyOf, type Square } from '@/lib/game/square';
import { t } from '@/i18n';

/** "city", "road to north and south" */
export function tileName({ tile, kind }: { tile: string; kind: 'road' | 'city' | 'abbey' }): string {
  const sides = [...(tile.split(':')[1] ?? '')].map((letter) => t.match.sides[letter] ?? letter);
  return sides.length > 0 ? t.solo.directed(t.solo.kinds[kind], sides) : t.solo.kinds[kind];
}

// The usual settings, which need no words.
const usual = ['plain roads', 'weighted dealer'];

/** "11 × 11, tiles from a bag, ranked" for "11 x 11, plain roads, bag dealer, ranked", in the reader's language. */
export function describeKind(kind: string): string {
  const { agreed } = t.solo;
  const words: Record<string, unknown> = { ...agreed, ranked: t.game.ranked, casual: t.game.casual };
  const size = /^\d+/.exec(kind)?.[0] ?? '';
  const inWords = (part: string) => (typeof words[part] === 'string' ? words[part] : part);
  return [agreed.size(size), ...kind.split(', ').slice(1).filter((part) => !usual.includes(part)).map(inWords)].join(', ');
}

/** A board with the tile held over it. */
interface Board {
  readonly view?: SoloView | undefined;
  readonly tile: SoloHandTile | undefined;
  readonly isPinned: boolean;
  readonly at: Square;
  readonly marks: boolean;
  readonly mayMove: boolean;
}

/** Describes squares by row, column and content. */
export function namesOfSquares(table: Board): (square: Square) => string {
  const view = table.view!;
  const tiles = new Map(view.board.map((tile) => [keyOf({ x: tile.column, y: tile.row }), tile]));
  const gains = new Map((table.tile?.squares ?? []).map(({ row, column, gain }) => [keyOf({ x: column, y: row }), gain]));

  function whatIsOn(square: Square): string {
    const tile = tiles.get(keyOf(square));
    if (tile) return tileName(tile);
    if (table.isPinned && table.tile && areSame(square, table.at)) return t.game.lies(tileName(table.tile));
    if (!table.marks || !table.mayMove) return t.game.free;
    const gain = gains.get(keyOf(square));
    return gain === undefined ? t.game.notHere : t.game.fits(1, gain);
  }

  return (square) => t.game.square(square.y + 1, square.x + 1, whatIsOn(square));
}
