// La page des parties du lecteur.
import type { Words } from '../en';
import { french as plural } from '../plural';

const gameCount = (count: number) => plural(count, 'partie', 'parties');
const problemCount = (count: number) => plural(count, 'problème', 'problèmes');

export const games: Words['games'] = {
  about: 'Revoyez ou analysez vos parties terminées. Choisissez un joueur pour tirer des problèmes de ses erreurs.',
  empty: 'Les parties que vous terminez dans la page Partie apparaissent ici. Vous pouvez en ajouter d’autres à partir de fichiers : parties de Bastide, sauvegardes de JCloisterZone et journaux de Board Game Arena.',
  play: 'Jouer une partie',
  add: 'Ajouter des parties…',
  drop: 'ou déposez des fichiers ici',
  tags: 'Événement et date des prochains fichiers',
  event: 'Événement',
  date: 'Jouée le',
  tagsHow: 'Un champ vide reprend l’indication du fichier. Pour changer l’événement ou la date d’une partie, ajoutez de nouveau son fichier.',
  added: (added, known) =>
    known === 0 ? `${plural(added, 'partie ajoutée', 'parties ajoutées')}` : `${plural(added, 'partie ajoutée', 'parties ajoutées')}. ${plural(known, 'était déjà là', 'étaient déjà là')}.`,
  damaged: (count) => `${plural(count, 'partie illisible', 'parties illisibles')}.`,
  damagedList: 'Les parties enregistrées dans ce navigateur sont illisibles.',
  search: 'Recherche',
  player: 'Joueur',
  everyone: 'Tous',
  result: 'Résultat',
  anyResult: 'Tous',
  results: { won: 'victoire', drawn: 'égalité', lost: 'défaite' },
  anyEvent: 'Tous',
  firstMoves: 'Premiers coups',
  ofMover: 'Les victoires, défaites et avances sont celles du joueur qui joue le coup.',
  nextMoves: 'Coups suivants',
  path: 'Coups joués',
  allFirstMoves: 'Tous les premiers coups',
  noMoves: 'Aucune partie ne continue à partir d’ici.',
  timesPlayed: (count, players) => `${gameCount(count)} à ${players} joueurs`,
  outcomes: (won, drawn, lost) => `${plural(won, 'victoire', 'victoires')}, ${plural(drawn, 'égalité', 'égalités')}, ${plural(lost, 'défaite', 'défaites')}`,
  meanLead: (lead) => `Avance finale moyenne : ${lead}`,
  expectedLead: (lead) => `Avance attendue : ${lead}`,
  showAllMoves: (count) => `Afficher les ${count} coups`,
  mistakes: (player) => `Problèmes tirés des erreurs de ${player}`,
  mistakesHow: (count) => `Cherche dans ${gameCount(count)} les tours où ce joueur a manqué un coup nettement meilleur. Une partie prend quelques secondes.`,
  searchGames: (count) => `Analyser ${gameCount(count)}`,
  searching: (found) => `Recherche… ${plural(found, 'problème trouvé', 'problèmes trouvés')}`,
  foundProblems: (count) => `${plural(count, 'problème trouvé', 'problèmes trouvés')}.`,
  allSearched: (count) =>
    `${plural(count, 'partie analysée', 'parties analysées')}. Un tour ne devient un problème que si un coup valait au moins un point de plus que tous les autres et que ce joueur en a choisi un autre.`,
  stop: 'Arrêter',
  solve: (count) => `Résoudre ${count === 1 ? 'votre problème' : `vos ${problemCount(count)}`}`,
  found: (count) => gameCount(count),
  none: 'Aucune partie ne correspond à votre recherche.',
  unfinished: (turns) => `interrompue après ${plural(turns, 'tour', 'tours')}`,
  watch: 'Revoir',
  removed: (players) => `La partie de ${players} est supprimée`,
  remove: (players) => `Retirer la partie de ${players}`,
  showMore: (count) => `En afficher ${count} de plus`,
};
