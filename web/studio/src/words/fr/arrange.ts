// Les mots de la page Remplir.
import type { Words } from '../en';

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

export const arrange: Words['arrange'] = {
  title: 'Remplir une forme de tuiles',
  shape: 'Forme',
  side: 'Tuiles et recherche',
  board: 'Forme. Les flèches déplacent, Espace peint ou efface une case, Maj avec une flèche prolonge',
  spoken: (row, column, isCell) => `ligne ${row}, colonne ${column} : ${isCell ? 'dans la forme' : 'hors de la forme'}`,
  brush: 'Pinceau',
  block: 'Par rectangle',
  clear: 'Vider',
  cells: (cells) => counted(cells, 'case', 'cases'),
  first: 'Peignez une forme : glissez sur la feuille, ou placez un rectangle.',
  rows: 'Lignes',
  columns: 'Colonnes',
  rectangle: 'Placer le rectangle',
  tooMany: (cells, most) => `Une forme a ${most} cases au plus, pas ${cells} : choisissez moins de lignes ou de colonnes.`,
  sheet: 'Feuille',

  tiles: 'Tuiles',
  sources: { box: 'Les 72 tuiles de la boîte', 19: 'Autant qu’on veut de chacune des 19', own: 'Mes propres nombres' },
  howMany: (tile) => `Combien de la tuile ${tile}`,
  some: 'Il peut rester des tuiles',
  anyNumber: 'Autant de tuiles qu’il en faut.',
  tilesFor: (tiles, cells) => `${counted(tiles, 'tuile', 'tuiles')} pour ${counted(cells, 'case', 'cases')}.`,
  rules: 'Règles',
  border: 'Le bord montre',
  borders: { free: 'n’importe quoi', field: 'des prés : tout est fermé', road: 'des routes', city: 'des villes' },
  equalApart: 'Aucune tuile à côté de sa pareille',

  fill: 'Remplir',
  another: 'Remplir autrement',
  cancel: 'Annuler',
  search: 'La recherche continue',
  working: (seconds) => `Recherche, ${seconds} s …`,
  stopped: 'La recherche est annulée : on ne sait pas si ces tuiles remplissent cette forme.',
  none: 'Ces tuiles ne peuvent pas remplir cette forme. C’est certain.',
  filled: (seconds) => `Remplie en ${seconds.toFixed(1).replace('.', ',')} s.`,
  toScore: 'Ouvrir dans la page Carte',
  copyLink: 'Copier un lien',
  theLink: 'Le lien vers cette carte',

  records: 'Les records',
  aboutRecords: 'Le plus que puissent donner les tuiles de la boîte. Ouvrez-en un pour le voir.',
  recordNames: {
    rectangle: (size) => `Les 72 tuiles en ${size}`,
    closedMap: (tiles) => `Plus grande carte fermée : ${tiles} tuiles`,
    mostPoints: (points) => `Plus de points des 72 tuiles : ${points}`,
    largestCity: (tiles) => `Plus grande ville complète : ${tiles} tuiles`,
    longestRoad: (tiles) => `Plus longue route : ${tiles} tuiles`,
    onePlayer: (points) => `Plus de points d’un joueur : ${points}`,
  },
  proved: 'prouvé',
  onlyFound: 'meilleur trouvé',
};
