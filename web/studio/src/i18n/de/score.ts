// Die Worte der Seite Wertung.
import type { Words } from '../en';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const score: Words['score'] = {
  title: 'Karte werten',
  map: 'Karte',
  side: 'Wertung',
  board: 'Karte. Pfeile bewegen, Eingabe legt das gewählte Plättchen, R dreht, Entf nimmt weg',
  damaged: 'Die Karte in diesem Browser war beschädigt und nicht lesbar: Hier ist ein leerer Tisch.',
  square: (row, column) => `Reihe ${row}, Spalte ${column}`,
  spoken: (square, what) => `${square}: ${what}`,
  ways: (ways) => `${counted(ways, 'Art', 'Arten')}, ein Plättchen zu legen`,
  layFirst: 'leg das erste Plättchen',
  empty: 'leer',

  what: 'Karte',
  label: 'Die Karte als JSON',
  examples: { firstMap: 'Erste Karte', holeInTheWall: 'Loch in der Mauer', riverValley: 'Flusstal' },
  first: 'Leg das erste Plättchen',
  firstHow: 'Wähl unter der Karte ein Plättchen und drück auf das Feld in der Mitte, zieh eines dorthin oder öffne ein Beispiel:',
  tileAt: (square) => `Das Plättchen in ${square}`,
  turn: 'Drehen',
  takeAway: 'Wegnehmen',
  deleteKey: 'Entf',
  keep: 'Sichern und teilen',
  copyLink: 'Link kopieren',
  theLink: 'Der Link zu dieser Karte',
  clear: 'Tisch leeren',

  points: (points) => (points === 1 ? 'Punkt' : 'Punkte'),
  onTiles: (tiles) => `auf ${counted(tiles, 'Plättchen', 'Plättchen')}`,
  kinds: { city: 'Stadt', road: 'Straße', monastery: 'Kloster' },
  allOf: { city: 'Städte', road: 'Straßen', monastery: 'Klöster' },
  complete: 'fertig',
  open: 'offen',
  pointsHead: 'Punkte',
  features: (features) => counted(features, 'Gebiet', 'Gebiete'),
  legend: '✓ fertig, ○ offen',
  tiles: (tiles) => counted(tiles, 'Plättchen', 'Plättchen'),
  more: (more) => `${more} weitere zeigen`,

  tray: {
    fits: 'Was auf das gewählte Feld passt',
    tiles: 'Plättchen',
    all: 'Alle Plättchen',
    fitting: 'Plättchen, die passen',
    pressOne: 'drück auf eines, um es dorthin zu setzen',
    nothing: 'hier passt nichts',
    chooseFirst: 'wähl eines und drück auf das Feld in der Mitte; oder zieh es',
    choose: 'wähl eines, dann ein grünes Feld (↻: es passt gedreht); oder zieh es',
    edges: ['Wiese', 'Straße', 'Stadt'],
    looks: (north, east, south, west) => `Norden ${north}, Osten ${east}, Süden ${south}, Westen ${west}`,
    cities: (looks, cities) => `${looks}, ${cities} Städte`,
  },
};
