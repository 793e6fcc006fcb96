// Small pictures of games: tiles on their squares, drawn by the library.
import type { Five, MatchTile, MatchView, SoloView } from 'bastide-engine';
import { engine } from '@/lib/engine';

interface Square {
  x: number;
  y: number;
}

export interface Picture {
  /** The visible area; a square is 100 wide. */
  box: [number, number, number, number];
  /** Pieces of art by name, each drawn once. */
  art: Map<string, string>;
  pieces: { name: string; x: number; y: number; isFaint?: boolean }[];
  /** Marked squares, in hundreds. */
  places?: Square[];
}

/** The area around these squares, at least this wide and high. */
function around(squares: readonly Square[], columns: number, rows: number): Picture['box'] {
  const reach = (all: number[], least: number): [number, number] => {
    const [first, last] = [Math.min(...all), Math.max(...all)];
    const length = Math.max(last - first + 1, least);
    return [(first + last + 1 - length) / 2, length];
  };
  const [left, width] = reach(squares.map(({ x }) => x), columns);
  const [top, height] = reach(squares.map(({ y }) => y), rows);
  return [100 * left - 8, 100 * top - 8, 100 * width + 16, 100 * height + 16];
}

async function drawn(pieces: Map<string, () => Promise<string>>): Promise<Map<string, string>> {
  return new Map(await Promise.all([...pieces].map(async ([name, draw]) => [name, await draw()] as const)));
}

type DrawnTile = Pick<MatchTile, 'x' | 'y' | 'tile' | 'rotation'> & { meeple?: MatchTile['meeple'] };

/** The board of a match, with the tile in hand on the first square where it fits. */
export async function ofMatch(view: MatchView): Promise<Picture> {
  const next = view.hand?.places[0];
  if (view.moves > 0 || !view.hand || !next) return ofBoard(view.board);
  const tile = { x: next.x, y: next.y, tile: view.hand.tile, rotation: next.rotation };
  const places = view.hand.places.filter(({ x, y }) => x !== next.x || y !== next.y);
  return ofBoard([...view.board, tile], (each) => each === tile, [...new Map(places.map(({ x, y }) => [`${x} ${y}`, { x, y }])).values()]);
}

/** Tiles with their meeples. Some may be faint, and squares may be marked. */
export async function ofBoard(
  tiles: readonly DrawnTile[],
  isFaint: (tile: DrawnTile) => boolean = () => false,
  places: Square[] = [],
): Promise<Picture> {
  const arts = new Map(
    await Promise.all(
      tiles.map(async ({ tile, rotation }) => [`${tile}-${rotation}`, await engine.matchArt(tile, rotation)] as const),
    ),
  );
  const pieces: Picture['pieces'] = tiles.map((each) => ({
    name: `${each.tile}-${each.rotation}`, x: 100 * each.x, y: 100 * each.y, isFaint: isFaint(each),
  }));
  const meeples = new Map<string, () => Promise<string>>();
  for (const { x, y, tile, rotation, meeple } of tiles) {
    const stand = meeple && arts.get(`${tile}-${rotation}`)?.pieces[meeple.piece];
    if (!meeple || !stand) continue;
    const lies = stand.kind === 'field';
    const name = `meeple-${meeple.player}-${lies}`;
    meeples.set(name, () => engine.matchMeeple(meeple.player, lies));
    pieces.push({ name, x: 100 * x + stand.x, y: 100 * y + stand.y });
  }
  const art = new Map<string, string>([...arts].map(([name, each]) => [name, each.svg]));
  for (const [name, svg] of await drawn(meeples)) art.set(name, svg);
  return { box: around([...tiles, ...places], 3, 2.2), art, pieces, places };
}

/** Tiles given by their five numbers, on their squares. */
export async function ofTiles(tiles: readonly (Square & { five: Five })[], columns = 4, rows = 3): Promise<Picture> {
  const art = new Map(tiles.map(({ five }) => [five.join('-'), () => engine.drawTile(five)] as const));
  return {
    box: around(tiles, columns, rows),
    art: await drawn(art),
    pieces: tiles.map(({ x, y, five }) => ({ name: five.join('-'), x: 100 * x, y: 100 * y })),
  };
}

/** The board of a solo game, or the hand before the first move. */
export async function ofSolo(view: SoloView): Promise<Picture> {
  if (view.moves > 0) return ofTiles(view.board.map(({ row, column, art }) => ({ x: column, y: row, five: art })));
  return ofTiles(view.hand.map(({ art }, i) => ({ x: 1.15 * (i % 2), y: 1.15 * Math.floor(i / 2), five: art })), 2.3, 2.3);
}

/** The tiles of a puzzle side by side. */
export async function ofPuzzle(text: string): Promise<Picture> {
  const tiles = await engine.puzzleRead(text);
  const columns = Math.ceil(Math.sqrt((4 / 3) * tiles.length));
  const gap = 1.12;
  const rows = Math.ceil(tiles.length / columns);
  const laid = tiles.map(({ looks }, i) => ({ x: gap * (i % columns), y: gap * Math.floor(i / columns), five: looks[0] }));
  return ofTiles(laid, gap * columns, gap * rows);
}

/** A meeple of each player. */
export async function ofMeeples(players: number): Promise<Picture> {
  const all = Array.from({ length: players }, (_, player) => ({ name: `meeple-${player}`, x: 32 * player, y: 0 }));
  const art = new Map(all.map(({ name }, player) => [name, () => engine.matchMeeple(player, false)] as const));
  const width = Math.max(32 * players, 96) + 32;
  return { box: [16 * (players - 1) - width / 2, -24, width, 48], art: await drawn(art), pieces: all };
}
