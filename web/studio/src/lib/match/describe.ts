// Describes the squares of a match.
import type { MatchSeat, MatchSquareOdds, MatchView } from 'bastide-engine';
import { areSame, keyOf, type Square } from '@/lib/game/square';
import { t } from '@/i18n';
import { locale } from '@/i18n/language';
import { pieceOf, tileId, tiles } from './art';
import type { StoredGame } from './storedGame';

/** The state that descriptions of a match depend on. */
export interface Situation {
  readonly view?: MatchView | undefined;
  readonly play: StoredGame;
  /** The player to move. */
  readonly seat: MatchSeat;
  /** The reader's seat; -1 if there is none or several people play on this screen. */
  readonly reader: number;
  readonly isTheirs: boolean;
  readonly mayMove: boolean;
  readonly canUndo: boolean;
  readonly marks: boolean;
  readonly isLesson: boolean;
  readonly isOver: boolean;
}

/** "a curve of road" */
export const tileName = (tile: string): string => t.match.tiles[tile] ?? tile;

/** "north city, east road, south field, west road", perhaps without the fields. Empty until the art is loaded. */
export function looks(tile: string, rotation: number, hasFields = true): string {
  const sides = tiles.all.get(tileId(tile, rotation))?.sides ?? [];
  return sides.flatMap((edge, i) => (edge === 'field' && !hasFields ? [] : [`${t.match.directions[i]} ${t.match.edges[edge]}`])).join(', ');
}

/** "a curve of road; north field, east road, south road, west field" */
export const tileAsItLies = (tile: string, rotation: number): string =>
  [tileName(tile), looks(tile, rotation)].filter((part) => part !== '').join('; ');

const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

/** "12%" */
export const wholePercent = (chance: number): string => percents.format(chance);

/** Whether a square can still be filled, and by whom. */
export const describeHole = ({ left, next, draws }: MatchSquareOdds, names: readonly string[]): string =>
  t.match.hole(left, wholePercent(next), names.map((name, player) => ({ name, chance: wholePercent(draws[player]!) })));

/** The squares next to one, clockwise from the north. */
export const beside = ({ x, y }: Square): Square[] => [
  { x, y: y - 1 },
  { x: x + 1, y },
  { x, y: y + 1 },
  { x: x - 1, y },
];

/** A board with the tile held over it. */
interface Board extends Pick<Situation, 'marks' | 'mayMove'> {
  readonly view?: (Pick<MatchView, 'board' | 'dead'> & { hand: { tile: string } | null }) | undefined;
  readonly play: { seats: readonly { name: string }[] };
  readonly isPinned: boolean;
  readonly at: Square;
  readonly rotation: number;
  readonly ways: ReadonlyMap<string, { count: number; gain: number | null }>;
}

/** The square above and left of a board, from which rows and columns are counted. */
export const cornerOf = (board: readonly Square[]): Square =>
  ({ x: Math.min(...board.map(({ x }) => x)) - 1, y: Math.min(...board.map(({ y }) => y)) - 1 });

/** Describes squares by row and column, counted from the board's corner, and content. */
export function namesOfSquares(table: Board): (square: Square) => string {
  const view = table.view!;
  const laid = new Map(view.board.map((tile) => [keyOf(tile), tile]));
  const corner = cornerOf(view.board);
  const dead = new Set(view.dead.map(([x, y]) => keyOf({ x, y })));

  function whatIsOn(square: Square): string {
    const tile = laid.get(keyOf(square));
    if (tile) {
      const name = tileAsItLies(tile.tile, tile.rotation);
      if (!tile.meeple) return name;
      const kind = pieceOf(tile.tile, tile.rotation, tile.meeple.piece)?.kind ?? 'field';
      return t.match.withMeeple(name, t.match.meepleOf(table.play.seats[tile.meeple.player]!.name, t.match.kinds[kind]));
    }
    if (table.isPinned && areSame(square, table.at)) return t.game.lies(tileAsItLies(view.hand!.tile, table.rotation));
    if (!table.marks || !table.mayMove) return t.game.free;
    const fit = table.ways.get(keyOf(square));
    if (fit) return t.game.fits(fit.count, fit.gain);
    if (dead.has(keyOf(square))) return t.game.dead;
    return beside(square).some((each) => laid.has(keyOf(each))) ? t.game.notHere : t.game.free;
  }

  return (square) => t.game.square(square.y - corner.y + 1, square.x - corner.x + 1, whatIsOn(square));
}
