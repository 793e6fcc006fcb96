// Die Wörter der Seite Legen.
import type { Words } from '../en';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const arrange: Words['arrange'] = {
  title: 'Eine Form mit Plättchen füllen',
  shape: 'Form',
  side: 'Plättchen und Suche',
  board: 'Form. Pfeile bewegen, Leertaste malt oder löscht ein Feld, Umschalt mit Pfeil zieht weiter',
  spoken: (row, column, isCell) => `Zeile ${row}, Spalte ${column}: ${isCell ? 'gehört zur Form' : 'gehört nicht zur Form'}`,
  brush: 'Pinsel',
  block: 'Rechteck',
  clear: 'Leeren',
  cells: (cells) => counted(cells, 'Feld', 'Felder'),
  first: 'Male eine Form: Zieh über das Blatt, oder setze ein Rechteck.',
  rows: 'Zeilen',
  columns: 'Spalten',
  rectangle: 'Rechteck setzen',
  tooMany: (cells, most) => `Eine Form hat höchstens ${most} Felder, nicht ${cells}: Nimm weniger Zeilen oder Spalten.`,
  sheet: 'Blatt',

  tiles: 'Plättchen',
  sources: { box: 'Die 72 der Schachtel', 19: 'Beliebig viele von jedem der 19', own: 'Eigene Anzahlen' },
  howMany: (tile) => `Wie viele von Plättchen ${tile}`,
  some: 'Plättchen dürfen übrig bleiben',
  anyNumber: 'So viele Plättchen, wie nötig sind.',
  tilesFor: (tiles, cells) => `${tiles} Plättchen für ${counted(cells, 'Feld', 'Felder')}.`,
  rules: 'Regeln',
  border: 'Der Rand zeigt',
  borders: { free: 'Beliebiges', field: 'Wiesen, alles ist also geschlossen', road: 'Straßen', city: 'Städte' },
  equalApart: 'Kein Plättchen neben seinesgleichen',

  fill: 'Füllen',
  another: 'Anders füllen',
  cancel: 'Abbrechen',
  search: 'Die Suche läuft',
  working: (seconds) => `Sucht, ${seconds} s …`,
  stopped: 'Die Suche wurde abgebrochen: Ob diese Plättchen die Form füllen, ist offen.',
  none: 'Diese Plättchen können die Form nicht füllen. Das ist sicher.',
  filled: (seconds) => `Gefüllt in ${seconds.toFixed(1).replace('.', ',')} s.`,
  toScore: 'Auf der Seite Wertung öffnen',
  copyLink: 'Link kopieren',
  theLink: 'Der Link zu dieser Karte',

  records: 'Rekorde',
  aboutRecords: 'Das Äußerste, was die Plättchen der Schachtel hergeben. Öffne einen, um ihn anzusehen.',
  recordNames: {
    rectangle: (size) => `Alle 72 Plättchen in ${size}`,
    closedMap: (tiles) => `Größte geschlossene Karte: ${tiles} Plättchen`,
    mostPoints: (points) => `Meiste Punkte der 72 Plättchen: ${points}`,
    largestCity: (tiles) => `Größte fertige Stadt: ${tiles} Plättchen`,
    longestRoad: (tiles) => `Längste Straße: ${tiles} Plättchen`,
    onePlayer: (points) => `Meiste Punkte eines Spielers: ${points}`,
  },
  proved: 'bewiesen',
  onlyFound: 'bester Fund',
};
