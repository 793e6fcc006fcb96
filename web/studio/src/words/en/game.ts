// The words of laying a tile, which all boards share.
import { signed } from '../signed';

export const game = {
  tile: 'The tile you are laying',
  turn: 'Turn',
  lay: 'Lay it here',
  off: 'Take it off',
  next: 'Next square',
  hand: (tile: string) => `Your tile: ${tile}`,
  drag: 'Press a square to put it there, or drag it',
  howTo: 'Press a square to put the tile there; press it again, or ↻, to turn it, and ✓ lays it. ✕ takes it off. You can also drag the tile from the hand.',
  square: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}`,
  free: 'free',
  notHere: 'free, your tile does not fit',
  dead: 'free, no tile that is left fits',
  noWay: 'That tile does not fit there, however it is turned',
  noOtherWay: 'It fits no other way',
  fits: (ways: number, points: number | null) =>
    `free, your tile fits${ways > 1 ? ` in ${ways} ways` : ''}${points === null ? '' : `, ${signed(points)} ${points === 1 ? 'point' : 'points'}`}`,
  lies: (tile: string) => `your tile lies here for now: ${tile}`,
  pinned: 'Press it again to turn it; ✓ lays it',
  news: 'What happens',
  tick: '✓ lays it',
  movement: 'Movement',
  sounds: 'Sounds',
};
