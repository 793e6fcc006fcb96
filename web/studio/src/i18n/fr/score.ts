// Les mots de la page Carte.
import type { Words } from '../en';

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

export const score: Words['score'] = {
  title: 'Compter une carte',
  map: 'Carte',
  side: 'Décompte',
  board: 'Carte. Les flèches déplacent, Entrée pose la tuile choisie, R tourne, Suppr retire',
  damaged: 'La carte gardée dans ce navigateur était abîmée et illisible : voici une table vide.',
  square: (row, column) => `ligne ${row}, colonne ${column}`,
  spoken: (square, what) => `${square} : ${what}`,
  ways: (ways) => `${counted(ways, 'façon', 'façons')} d’y poser une tuile`,
  layFirst: 'posez la première tuile',
  empty: 'vide',

  what: 'la carte',
  label: 'La carte en JSON',
  examples: { firstMap: 'Première carte', holeInTheWall: 'Trou dans le mur', riverValley: 'Vallée de la rivière' },
  first: 'Posez la première tuile',
  firstHow: 'Choisissez une tuile sous la carte et appuyez sur la case du milieu, faites-en glisser une, ou ouvrez un exemple :',
  tileAt: (square) => `La tuile en ${square}`,
  turn: 'Tourner',
  takeAway: 'Retirer',
  deleteKey: 'Suppr',
  keep: 'Enregistrer et partager',
  copyLink: 'Copier un lien',
  theLink: 'Le lien vers cette carte',
  clear: 'Vider la table',

  points: (points) => (points < 2 ? 'point' : 'points'),
  onTiles: (tiles) => `sur ${counted(tiles, 'tuile', 'tuiles')}`,
  kinds: { city: 'ville', road: 'route', monastery: 'monastère' },
  allOf: { city: 'Villes', road: 'Routes', monastery: 'Monastères' },
  complete: 'achevé',
  open: 'ouvert',
  pointsHead: 'points',
  features: (features) => counted(features, 'domaine', 'domaines'),
  legend: '✓ achevé, ○ ouvert',
  tiles: (tiles) => counted(tiles, 'tuile', 'tuiles'),
  more: (more) => `En montrer ${more} de plus`,

  tray: {
    fits: 'Ce qui va sur la case choisie',
    tiles: 'Tuiles',
    all: 'Toutes les tuiles',
    fitting: 'Tuiles qui conviennent',
    pressOne: 'appuyez sur une pour l’y placer',
    nothing: 'rien ne va ici',
    chooseFirst: 'choisissez-en une et appuyez sur la case du milieu ; ou faites-la glisser',
    choose: 'choisissez-en une, puis une case verte (↻ : elle y va tournée) ; ou faites-la glisser',
    edges: ['pré', 'route', 'ville'],
    looks: (north, east, south, west) => `nord ${north}, est ${east}, sud ${south}, ouest ${west}`,
    cities: (looks, cities) => `${looks}, ${cities} villes`,
  },
};
