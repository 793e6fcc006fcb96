// Makes a square map of random tiles that fit, always the same.

/** Returns rows of tiles from a catalogue that contains every combination of edges. */
export function randomMap(side, catalogue) {
  const turned = (tile, turn) => [...tile.slice(turn, 4), ...tile.slice(0, turn), tile[4]];
  const tiles = catalogue.flatMap((tile) => [0, 1, 2, 3].map((turn) => turned(tile, turn)));
  let seed = 7;
  const chance = (count) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * count);
  };
  const rows = [];
  for (let row = 0; row < side; ++row) {
    rows.push([]);
    for (let column = 0; column < side; ++column) {
      const north = rows[row - 1]?.[column][2];
      const west = rows[row][column - 1]?.[1];
      const fits = tiles.filter((tile) => (north ?? tile[0]) === tile[0] && (west ?? tile[3]) === tile[3]);
      rows[row].push(fits[chance(fits.length)]);
    }
  }
  return rows;
}
