// Les mots d’une partie en solo.
import type { Words } from '../en';
import { french as plural } from '../plural';
import { signed } from '../signed';

export const solo: Words['solo'] = {
  board: (about) => `Plateau, ${about}. Les flèches déplacent, 1 à 4 choisissent une tuile, N va à la case suivante pour elle, Entrée la pose, ? montre toutes les touches`,
  side: 'Points et parties',
  kinds: { road: 'route', city: 'ville', abbey: 'monastère' },
  directed: (kind, sides) => `${kind} vers ${sides.join(' et ')}`,
  hand: 'Main',
  noFit: 'ne va nulle part',
  stuck: 'Aucune de vos tuiles ne peut être posée : prenez-en quatre nouvelles',
  useless: 'Cette tuile ne va nulle part pour l’instant',
  first: 'Choisissez une tuile, puis une case marquée. Le nombre indique vos points',
  points: (points) => (points < 2 ? 'point' : 'points'),
  squaresLeft: (squares) => `encore ${plural(squares, 'case', 'cases')}`,
  best: (points) => `record ${points}`,
  fourNew: 'Quatre nouvelles tuiles',
  now: 'maintenant',
  inTurns: (turns) => `dans ${plural(turns, 'tour', 'tours')}`,
  hinted: (tile, gain) => `Indice : ${tile} ici, ${signed(gain)}. C’est le meilleur coup dans les parties simulées`,
  hintedNew: 'Indice : quatre nouvelles tuiles. C’est le meilleur choix dans les parties simulées',
  news: (gain, total, squares, hand) =>
    `${gain === null ? '' : `${signed(gain)}. `}${plural(total, 'point', 'points')}, encore ${plural(squares, 'case', 'cases')}. En main : ${hand.join(', ')}`,
  end: (total) => `Partie terminée : ${plural(total, 'point', 'points')}`,
  score: { roads: 'Routes', abbeys: 'Monastères', cities: 'Villes', chains: 'Villes voisines', tiles: 'tuiles', points: 'points', total: 'Total' },

  over: (end) => `Partie terminée : ${end === 'board full' ? 'plateau plein' : 'aucune de vos tuiles ne va sur une case libre'}`,
  standing: (place, of, best) => `${place} sur ${of}, record ${best}`,
  notCounted: 'Cette partie était déjà terminée quand vous l’avez ouverte : elle ne compte pas',
  boardOf: (day) => `plateau du ${day}`,
  agreed: {
    size: (size) => `${size} × ${size}`,
    'directed roads': 'routes à raccorder',
    'bag dealer': 'tuiles tirées d’un sac',
    'streak dealer': 'tuiles manquantes d’abord',
    'pairwise chains': '2 de plus par paire de villes',
  },
  bestResults: 'Meilleurs résultats',
  noBest: 'Aucune partie de ce type n’est encore terminée. Le premier résultat s’affichera ici.',
  thisGame: 'cette partie',
  placeOf: (place) => `rang ${place}`,
  boards: 'Plateaux du jour',

  today: 'Le plateau du jour',
  todayPlayed: (points) => `Le plateau du jour : ${points}`,
  choose: 'Choisir taille, routes, tirage…',
  leftGame: (what, size, move) => `${what}, ${size} × ${size}, coup ${move}`,
  leftBoard: (day) => `Plateau du ${day}`,
  forget: (seed) => `Retirer ${seed}`,
  sameTiles: (seed) => `Les mêmes tuiles que dans la partie que vous regardiez, graine ${seed}`,
  boardCounts: (day) => `Plateau du ${day} : seul le premier essai compte`,
  boardPlayed: (points) =>
    `Vous avez déjà joué ce plateau : ${plural(points, 'point', 'points')}. Cette partie est un entraînement et ne compte pas`,
  shared: {
    daily: (day) => `Bastide solo, plateau du ${day}`,
    seed: (seed) => `Bastide solo, graine ${seed}`,
    result: (points, agreed) => `${plural(points, 'point', 'points')}, ${agreed}`,
  },

  playSeed: 'Jouer vous-même ces tuiles',
  seedHow: 'La même graine donne les mêmes tuiles à tout le monde.',

  form: {
    size: 'Taille',
    roads: 'Routes',
    roadKinds: { plain: 'libres', directed: 'à raccorder bout à bout' },
    dealer: 'Tirage',
    dealers: {
      weighted: { name: 'au hasard', about: 'Chaque tuile est tirée au hasard : sur 20, en moyenne 11 routes, 7 villes et 2 monastères.' },
      bag: { name: 'dans un sac', about: 'Les tuiles viennent d’un sac de 4 routes, 3 villes et 1 monastère, que l’on remplit quand il est vide.' },
      streak: { name: 'les manquantes d’abord', about: 'Plus une sorte de tuile se fait attendre, plus elle a de chances de sortir.' },
    },
    chains: 'Villes voisines',
    chainKinds: { 'per-city': '1 de plus par ville', pairwise: '2 de plus par paire' },
  },

  help: {
    title: 'Règles et touches',
    basics: [
      'Une route se pose à côté d’une route et rapporte 1 point.',
      'Une ville rapporte 2 points, et des villes voisines rapportent plus.',
      'Un monastère rapporte 1 point par tuile autour de lui.',
      'Tous les cinq coups, vous pouvez prendre quatre nouvelles tuiles.',
    ],
    rules: [
      'Posez à chaque tour une de vos quatre tuiles. Une route va à côté d’une route, une ville ou un monastère à côté de n’importe quelle tuile. Le carrefour d’une route devient une ligne droite ou un virage vers ses voisines. Avec l’option « à raccorder bout à bout », une extrémité de la route doit rejoindre celle d’une route voisine.',
      'Une route rapporte 1, une ville 2, un monastère 1 pour chacune des 8 cases autour qui porte une tuile. Des villes côte à côte forment une chaîne et rapportent encore : une chaîne de k villes rapporte k de plus, ou k (k − 1) de plus avec l’option « 2 de plus par paire ». Après 5 tours, vous pouvez échanger votre main contre quatre nouvelles tuiles.',
    ],
    marks: 'Des coins marquent la dernière tuile posée.',
    keys: [
      ['1 à 4', 'choisir une tuile'],
      ['d', 'quatre nouvelles tuiles, si c’est permis'],
      ['0', 'tout montrer'],
    ],
  },

  came: (kind, gain, abbeys) =>
    `${{ road: 'Une route', city: 'Une ville', abbey: 'Un monastère' }[kind]} : ${plural(gain, 'point', 'points')}` +
    (abbeys === 0 ? '' : `, dont ${abbeys} pour ${abbeys === 1 ? 'le monastère voisin' : 'les monastères voisins'}`),
  notHere: {
    tile: 'Pas ici : elle doit aller à côté d’une tuile',
    road: 'Pas ici : une route doit aller à côté d’une route',
    arm: 'Pas ici : une de ses extrémités doit rejoindre celle d’une route',
  },
  notYet: (turns) => `Pas encore : quatre nouvelles tuiles dans ${plural(turns, 'tour', 'tours')}`,
};
