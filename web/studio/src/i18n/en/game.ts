// The words of laying a tile, which all boards share.
import { english as plural } from '../plural';
import { signed } from '../signed';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const game = {
  tile: 'The tile you are laying',
  turn: 'Turn',
  lay: 'Lay it here',
  off: 'Take it off',
  next: 'Next square',
  hand: (tile: string) => `Your tile: ${tile}`,
  drag: 'Press a square to put it there, or drag it',
  howTo: 'Press a square to put the tile there; press it again, or ↻, to turn it, and ✓ to lay it. ✕ takes it off. You can also drag the tile from the hand.',
  square: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}`,
  free: 'free',
  notHere: 'free, your tile does not fit',
  dead: 'free, no tile that is left fits',
  noWay: 'That tile does not fit there, however it is turned',
  noOtherWay: 'It fits no other way',
  fits: (ways: number, points: number | null) =>
    `free, your tile fits${ways > 1 ? ` in ${ways} ways` : ''}${points === null ? '' : `, ${signed(points)} ${points === 1 ? 'point' : 'points'}`}`,
  outlined: (square: string) => `${square}; outlined for the lesson`,
  lies: (tile: string) => `your tile lies here for now: ${tile}`,
  pinned: 'Press it again to turn it, or ✓ to lay it',
  news: 'What happens',
  tick: 'Press ✓ to lay it',
  movement: 'Movement',
  sounds: 'Sounds',
  zoom: { in: 'Zoom in', out: 'Zoom out', all: 'Show all' },
  replay: {
    title: 'Replay',
    move: 'Move',
    at: (step: number, count: number) => `Move ${step} of ${count}`,
    board: (step: number, count: number) => `Board after move ${step} of ${count}. Left and right step, space plays`,
    first: 'First move',
    previous: 'Previous move',
    next: 'Next move',
    last: 'Last move',
    play: 'Play',
    pause: 'Pause',
    keys: { first: 'Home', previous: 'Left', play: 'Space', next: 'Right', last: 'End' },
    start: 'The start',
  },
  /** "1st", "22nd" */
  place: (place: number) => `${place}${endings[ordinals.select(place)]}`,
  copyResult: 'Copy the result',
  theResult: 'The result',
  watchAgain: 'Watch it again',
  seed: 'Seed',
  theSeed: 'The seed',
  copy: 'Copy',
  keep: 'Save and share',
  copyLink: 'Copy a link',
  watch: 'Watch it',
  dealing: 'Dealing …',
  ranked: 'ranked',
  casual: 'casual',
  taken: 'There is a tile there already',
  nothingToTakeBack: 'There is nothing to take back',
  nothingToPlayAgain: 'There is nothing to play again',
  takenBack: (moves: number, hasMore: boolean) =>
    `${plural(moves, 'move', 'moves')} taken back: ${hasMore ? 'u takes back more, ' : ''}U plays ${moves === 1 ? 'it' : 'them'} again`,
  playedAgain: (moves: number) =>
    moves === 0 ? 'Played again' : `Played again; ${plural(moves, 'move is', 'moves are')} still taken back`,
  rankedNoHints: 'This game is ranked: there are no hints',
  rankedNoUndo: 'This game is ranked: no move can be taken back',
  notLikeThis: 'It does not fit there like this',
};
