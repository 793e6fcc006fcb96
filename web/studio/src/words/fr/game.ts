// Les mots de la pose d’une tuile, les mêmes pour tous les plateaux.
import type { Words } from '../en';
import { signed } from '../signed';

export const game: Words['game'] = {
  tile: 'La tuile que vous posez',
  turn: 'Tourner',
  lay: 'Poser ici',
  off: 'Reprendre',
  next: 'Case suivante',
  hand: (tile) => `Votre tuile : ${tile}`,
  drag: 'Appuyez sur une case pour l’y placer, ou faites-la glisser',
  howTo:
    'Appuyez sur une case pour y placer la tuile ; appuyez encore, ou sur ↻, pour la tourner, et ✓ la pose. ✕ la reprend. On peut aussi la faire glisser depuis la main.',
  square: (row, column, what) => `Ligne ${row}, colonne ${column} : ${what}`,
  free: 'libre',
  notHere: 'libre, votre tuile n’y va pas',
  dead: 'libre, plus aucune tuile n’y va',
  noWay: 'Cette tuile n’y va pas, de quelque façon qu’on la tourne',
  noOtherWay: 'Elle ne va pas autrement',
  fits: (ways, points) =>
    `libre, votre tuile y va${ways > 1 ? ` de ${ways} façons` : ''}${points === null ? '' : `, ${signed(points)} ${Math.abs(points) < 2 ? 'point' : 'points'}`}`,
  lies: (tile) => `votre tuile y est placée pour l’instant : ${tile}`,
  pinned: 'Appuyez encore pour la tourner ; ✓ la pose',
  news: 'Ce qui se passe',
  tick: '✓ la pose',
  movement: 'Mouvement',
  sounds: 'Sons',
};
