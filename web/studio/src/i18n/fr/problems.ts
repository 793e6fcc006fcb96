// Les mots des problèmes.
import type { Words } from '../en';

export const problems: Words['problems'] = {
  problem: (number, count, rating) => `Problème ${number} sur ${count}, cote ${rating}`,
  ask: 'Un coup vaut au moins un point de plus que tous les autres. Trouvez-le.',
  hint: 'Indice',
  themes: {
    join: 'Vous pouvez entrer dans une ville.',
    block: 'Vous pouvez bloquer quelque chose.',
    field: 'Regardez les prés.',
    free: 'Vous manquez de meeples : récupérez-en un.',
    ending: 'Il reste peu de tuiles : vous pouvez tout compter.',
    complete: 'Vous pouvez achever quelque chose.',
    claim: 'Vous pouvez occuper quelque chose.',
    build: 'Tout est une question de placement.',
  },
  judging: 'Analyse…',
  right: (does, lead) => `Exact${does === '' ? '' : ` : ce coup ${does}`}. Le deuxième meilleur coup est à ${lead} points.`,
  wrong: (mark, loss, does, own) =>
    `${mark} : à ${loss} points du meilleur coup, qui ${does}.${own === '' ? '' : ` Le vôtre ${own}.`}`,
  betterPlace: 'est mieux placé',
  betterLater: 'vaut plus par la suite',
  next: 'Problème suivant',
  showBest: 'Montrer le meilleur coup',
  showOwn: 'Montrer votre coup',
  again: 'Réessayer',
  allSolved: (count) => `Vous avez résolu les ${count} problèmes.`,
  rating: 'Votre cote',
  days: (count) => `${count} jours de suite`,
  daily: 'Problème du jour',
  solvedOf: (solved, count) => `${solved} sur ${count} résolus`,
  states: { solved: 'résolu', missed: 'manqué' },
  about: 'Ces problèmes viennent de parties entre bots. Votre première réponse à un problème change votre cote. Les problèmes manqués reviennent à la fin. Tout reste dans ce navigateur.',
};
