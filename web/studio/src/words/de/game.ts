// Die Worte beim Legen, für alle Bretter gleich.
import type { Words } from '../en';
import { signed } from '../signed';

export const game: Words['game'] = {
  tile: 'Das Plättchen, das du legst',
  turn: 'Drehen',
  lay: 'Hier legen',
  off: 'Zurücknehmen',
  next: 'Nächstes Feld',
  hand: (tile) => `Dein Plättchen: ${tile}`,
  drag: 'Drück auf ein Feld, um es dorthin zu setzen, oder zieh es dorthin',
  howTo:
    'Drück auf ein Feld, um das Plättchen dorthin zu setzen; noch ein Druck oder ↻ dreht es, ✓ legt es. ✕ nimmt es zurück. Du kannst es auch aus der Hand ziehen.',
  square: (row, column, what) => `Reihe ${row}, Spalte ${column}: ${what}`,
  free: 'frei',
  notHere: 'frei, dein Plättchen passt nicht',
  dead: 'frei, hier passt kein Plättchen mehr',
  noWay: 'Dieses Plättchen passt dort nicht, wie man es auch dreht',
  noOtherWay: 'Es passt nicht anders',
  fits: (ways, points) =>
    `frei, dein Plättchen passt${ways > 1 ? ` auf ${ways} Arten` : ''}${points === null ? '' : `, ${signed(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`}`,
  lies: (tile) => `hier liegt vorläufig dein Plättchen: ${tile}`,
  pinned: 'Noch ein Druck dreht es; ✓ legt es',
  news: 'Was geschieht',
  tick: '✓ legt es',
  movement: 'Bewegung',
  sounds: 'Töne',
};
