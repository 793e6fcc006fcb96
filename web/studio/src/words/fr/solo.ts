// Les mots d’une partie en solo.
import type { Words } from '../en';

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

export const solo: Words['solo'] = {
  board: (about) => `Plateau, ${about}. Les flèches déplacent, 1 à 4 choisissent une tuile, N va à la case suivante pour elle, Entrée la pose, ? montre toutes les touches`,
  middle: 'Plateau',
  side: 'Points et parties',
  kinds: { road: 'route', city: 'ville', abbey: 'abbaye' },
  directed: (kind, sides) => `${kind} vers ${sides.join(' et ')}`,
  hand: 'Main',
  noFit: 'sans place',
  thinking: 'Réflexion …',
  stuck: 'Aucune tuile de la main ne va nulle part : prenez-en quatre nouvelles',
  useless: 'Cette tuile ne va nulle part pour l’instant',
  first: 'Posez la première tuile : choisissez-en une dans la main, puis une case marquée',
  points: (points) => (points < 2 ? 'point' : 'points'),
  left: (squares) => `encore ${squares}`,
  squaresLeft: (squares) => `encore ${counted(squares, 'case', 'cases')}`,
  best: (points) => `meilleur résultat ${points}`,
  fourNew: 'Quatre nouvelles tuiles',
  now: 'maintenant',
  inTurns: (turns) => `dans ${counted(turns, 'tour', 'tours')}`,
  score: { roads: 'Routes', abbeys: 'Abbayes', cities: 'Villes', chains: 'Chaînes', tiles: 'tuiles', points: 'points', total: 'Total' },
};
