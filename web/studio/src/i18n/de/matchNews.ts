// Meldungen während einer Partie: Züge, Wertungen und was nicht geht.
import type { Words } from '../en';
import { german as plural } from '../plural';

export const matchNews: Words['matchNews'] = {
  paid: {
    what: ({ kind, complete, tiles, pennants, cities }) => {
      if (kind === 'field') return cities === 0 ? 'Eine Wiese ohne fertige Stadt' : `Eine Wiese an ${plural(cities, 'fertigen Stadt', 'fertigen Städten')}`;
      if (kind === 'monastery') return complete ? 'Ein Kloster ist fertig' : `Ein Kloster mit ${tiles - 1} Plättchen ringsum`;
      const shields = pennants === 0 ? '' : ` mit ${pennants === 1 ? 'einem' : pennants} Wappen`;
      const name = kind === 'city' ? 'Stadt' : 'Straße';
      return `Eine ${complete ? '' : 'offene '}${name} aus ${tiles} Plättchen${shields}${complete ? ' ist fertig' : ''}`;
    },
    pays: (what, points, isShared, names) => `${what}: ${isShared ? 'je ' : ''}${plural(points, 'Punkt', 'Punkte')} für ${names}`,
  },
  andScored: (points, others) =>
    (points === 0 ? '' : `, das bringt ${points}`) + others.map((other) => `, ${other.name} bekommt ${other.points}`).join(''),
  yourMove: '. Du bist dran',
  moveOf: (name) => `. ${name} ist dran`,
  turnOf: (name) => `${name} ist dran`,
  layFirst: 'Leg das erste Plättchen: Wähl ein markiertes Feld',
  noPlaceFor: (tile) => `Kein Platz für: ${tile}`,
  takeBackAnyway: 'Du hast das nächste Plättchen schon gesehen. Trotzdem rückgängig machen?',
  completeSomething: 'Du hast keine Meeples mehr: Bau etwas fertig, dann kommt einer zurück',
  noMeeplesLeft: 'Du hast keine Meeples mehr',
  noFarmers: 'In dieser Partie gibt es keine Bauern',
  occupied: 'Dort steht schon ein Meeple',
};
