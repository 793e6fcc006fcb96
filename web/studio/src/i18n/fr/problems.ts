// Les mots des problèmes.
import type { Words } from '../en';

export const problems: Words['problems'] = {
  problem: (number, count, rating) => `Problème ${number} sur ${count}, cote ${rating}`,
  ask: 'Un coup est meilleur que tous les autres, de deux points ou plus. Trouvez-le.',
  hint: 'De quoi s’agit-il ?',
  themes: {
    join: 'Il y a une ville où entrer.',
    block: 'Il y a quelque chose à empêcher.',
    field: 'Il s’agit des prés.',
    free: 'Les meeples manquent : il faut en récupérer un.',
    ending: 'Les dernières tuiles : tout peut se compter.',
    complete: 'Quelque chose peut être terminé.',
    claim: 'Il y a quelque chose à occuper.',
    build: 'Tout est dans la bonne place.',
  },
  judging: 'On regarde …',
  right: (does, lead) => `Juste${does === '' ? '' : ` : ce coup ${does}`}. Le suivant est à ${lead} points.`,
  wrong: (mark, loss, does) => `${mark} : à ${loss} points du meilleur coup${does === '' ? '' : `, qui ${does}`}.`,
  next: 'Problème suivant',
  showBest: 'Montrer le meilleur coup',
  showOwn: 'Montrer votre coup',
  again: 'Réessayer',
  allSolved: (count) => `Les ${count} problèmes sont résolus.`,
  rating: 'Votre cote',
  days: (count) => `${count} jours de suite`,
  daily: 'Problème du jour',
  solvedOf: (solved, count) => `${solved} sur ${count} résolus`,
  states: { solved: 'résolu', missed: 'manqué' },
  about: 'Tirés de parties entre bots. La première réponse à un problème compte pour votre cote ; ce qui a été manqué revient à la fin. Tout reste dans ce navigateur.',
};
