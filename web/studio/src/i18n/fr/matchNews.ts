// Messages pendant une partie : les coups, les points marqués et les coups impossibles.
import type { Words } from '../en';
import { french as plural } from '../plural';

export const matchNews: Words['matchNews'] = {
  paid: {
    what: ({ kind, complete, tiles, pennants, cities }) => {
      if (kind === 'field') return cities === 0 ? 'Un pré sans ville achevée' : `Un pré au bord de ${plural(cities, 'ville achevée', 'villes achevées')}`;
      if (kind === 'monastery') return complete ? 'Un monastère est achevé' : `Un monastère entouré de ${plural(tiles - 1, 'tuile', 'tuiles')}`;
      const shields = pennants === 0 ? '' : ` avec ${pennants === 1 ? 'un blason' : `${pennants} blasons`}`;
      const name = kind === 'city' ? 'ville' : 'route';
      return `Une ${name} ${complete ? '' : 'ouverte '}de ${plural(tiles, 'tuile', 'tuiles')}${shields}${complete ? ' est achevée' : ''}`;
    },
    pays: (what, points, isShared, names) => `${what} : ${plural(points, 'point', 'points')}${isShared ? ' chacun' : ''} pour ${names}`,
  },
  andScored: (points, others) =>
    (points === 0 ? '' : ` et marque ${points}`) + others.map((other) => `, ${other.name} marque ${other.points}`).join(''),
  yourMove: ' : à vous',
  moveOf: (name) => ` : à ${name} de jouer`,
  turnOf: (name) => `Au tour de ${name}`,
  layFirst: 'Posez la première tuile : choisissez une case marquée',
  noPlaceFor: (tile) => `Pas de place pour ${tile}`,
  takeBackAnyway: 'Vous avez déjà vu la tuile suivante. Annuler quand même ?',
  completeSomething: 'Il ne vous reste plus de meeples : achevez quelque chose pour en récupérer un',
  noMeeplesLeft: 'Il ne vous reste plus de meeples',
  noFarmers: 'Il n’y a pas de paysans dans cette partie',
  occupied: 'Il y a déjà un meeple là',
};
