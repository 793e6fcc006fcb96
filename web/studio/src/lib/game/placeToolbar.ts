// Places a tile's toolbar next to the tile, where it covers the least.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const gap = 6;

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/**
 * Places a box of `long` by `short`, horizontal or vertical, next to a tile within a room, so that it overlaps as little of
 * `busy` as possible.
 */
export function placeToolbar(tile: Box, long: number, short: number, room: { width: number; height: number }, busy: readonly Box[]): Box {
  const midX = tile.left + tile.width / 2;
  const midY = tile.top + tile.height / 2;
  const lying = { left: midX - long / 2, width: long, height: short };
  const standing = { top: midY - long / 2, width: short, height: long };
  const all: Box[] = [
    { ...lying, top: tile.top + tile.height + gap },
    { ...lying, top: tile.top - gap - short },
    { ...standing, left: tile.left + tile.width + gap },
    { ...standing, left: tile.left - gap - short },
  ].map((box) => ({
    ...box,
    left: Math.max(0, Math.min(box.left, room.width - box.width)),
    top: Math.max(0, Math.min(box.top, room.height - box.height)),
  }));
  // The tile itself must stay visible.
  const cost = (box: Box) => 100 * overlap(box, tile) + busy.reduce((sum, each) => sum + overlap(box, each), 0);
  return all.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}
