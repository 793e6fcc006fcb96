import type { learn as en } from '../en/learn';

export const learn: typeof en = {
  title: 'Leçon',
  offer: { match: 'Apprendre la partie en cinq coups', solo: 'Apprendre en cinq coups', puzzle: 'Apprendre en une minute' },
  coach: 'La leçon',
  steps: (step, all) => `Étape ${step} sur ${all}`,
  next: 'Suite',
  again: 'Réessayer',
  skip: 'Passer la leçon',
  kept: 'C’est une leçon : rien n’en est conservé, et vos parties vous attendent là où vous les avez laissées.',
  playBot: (name) => `Jouer contre ${name}`,
  playBoard: 'Jouer le plateau du jour',
  playPuzzle: 'Résoudre l’énigme du jour',
  match: {
    steps: [
      {
        ask: 'Poser : touchez une case en pointillés, touchez-la encore pour tourner la tuile, puis ✓. La route doit rejoindre la route. Encore ✓ : pas de meeple pour l’instant.',
        done: 'Voilà un tour. Les tuiles forment un seul pays, commun à tous les joueurs.',
      },
      {
        ask: 'Occuper : posez cette tuile, puis placez l’un de vos sept meeples sur sa ville, sa route ou un pré.',
        done: 'C’est à vous : tant que votre meeple est là, personne ne peut y placer le sien.',
        missed: 'Sans meeple, cela n’appartient à personne. Réessayez, et choisissez un endroit de la tuile avant le dernier ✓.',
      },
      {
        ask: 'Achever : il manque un côté à votre ville. Fermez-la avec cette tuile.',
        done: 'Six points, deux par tuile de la ville, et votre meeple vous revient.',
        missed: 'La ville est encore ouverte. La tuile la ferme à l’est, là où manque le mur.',
      },
      {
        ask: 'Partager : vous et votre adversaire avez chacun une route. Reliez-les avec ce virage.',
        done: 'Une route de cinq tuiles, un meeple chacun : cinq points pour les deux. Avec un meeple de plus, elle aurait été toute à vous.',
        missed: 'Les routes sont encore séparées. Le virage les relie au sud-ouest.',
      },
      {
        ask: 'Cultiver : un meeple dans un pré y reste jusqu’à la fin et rapporte 3 points par ville achevée au bord de son pré. Posez la route, et placez un paysan près de la ville.',
        done: 'Trois points à la fin, et davantage si d’autres villes s’achèvent autour de votre pré.',
        missed: 'Aucune ville achevée ne touche ce pré. Celui au nord de la route en touche une.',
      },
    ],
    over: 'Vous savez tout. Les points en vue disent où vous en êtes.',
  },
  solo: {
    steps: [
      {
        ask: 'Une route se pose à côté d’une route et rapporte 1 point. Choisissez la route de votre main, touchez une case en pointillés, puis ✓.',
        done: 'Une nouvelle tuile est arrivée dans votre main : il y en a toujours quatre.',
        missed: 'C’était une autre tuile. Prenez la route.',
      },
      {
        ask: 'Une ville se pose à côté de n’importe quelle tuile et rapporte 2. Posez-en une.',
        done: 'Deux points. Mais une ville reste rarement seule.',
        missed: 'C’était une autre tuile. Prenez une ville.',
      },
      {
        ask: 'Des villes côte à côte forment une chaîne, et chacune rapporte 1 de plus. Posez votre deuxième ville à côté de la première.',
        done: 'Une chaîne de deux : la ville a rapporté quatre points au lieu de deux.',
        missed: 'Ce n’est pas une chaîne : les deux villes doivent partager un côté.',
      },
      {
        ask: 'Une abbaye rapporte 1 pour chacune des 8 cases autour d’elle qui a une tuile, maintenant ou plus tard. Posez-la là où elle rapporte 2 tout de suite.',
        done: 'Chaque tuile posée autour d’elle rapportera encore un point.',
        missed: 'Il y a une meilleure place : le nombre sur la case dit ce qu’elle rapporte.',
      },
      {
        ask: 'Après cinq tours, vous pouvez échanger votre main contre quatre nouvelles tuiles. Faites-le : touchez Quatre nouvelles tuiles, ou D.',
        done: 'Cela ne coûte rien, et revient après cinq autres tours.',
        missed: 'Vous avez posé une tuile. Réessayez, et prenez plutôt une nouvelle main.',
      },
    ],
    over: 'C’est tout le jeu : remplissez le plateau, et battez votre record.',
  },
  puzzle: {
    steps: [
      { ask: 'Posez toutes les tuiles, dans l’ordre donné, sans laisser de route ni de ville ouverte. Touchez la case, puis ✓.', done: 'La première tuile est posée. Deux bouts de sa route sont ouverts.' },
      { ask: 'La suivante se pose à côté d’une tuile déjà posée, et la route doit rejoindre la route. Touchez une case ; touchez-la encore pour tourner.', done: 'Deux tuiles, une route. On peut encore la fermer.', missed: 'Les deux routes ne se rejoignent pas. Reprenez la tuile et tournez-la.' },
      {
        ask: 'Deux virages de plus forment un anneau. Si une tuile ne va nulle part, reprenez-en une.',
        done: 'Tout est fermé : résolu.',
        missed: 'Toutes sont posées, mais une route est ouverte. Reprenez-en.',
      },
    ],
    over: 'Cinquante énigmes vous attendent, des faciles aux très difficiles, et une nouvelle chaque jour.',
  },
};
