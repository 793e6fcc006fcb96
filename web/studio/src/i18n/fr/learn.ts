// Les mots des leçons.
import type { Words } from '../en';

const match: Words['learn']['match'] = {
  steps: [
    {
      ask: 'Poser : prolongez la route dans la case entourée. Appuyez dessus pour y placer la tuile, encore pour la tourner, puis sur ✓.',
      laid: 'Vous pourriez poser un meeple sur la tuile, mais ce sera pour plus tard : un autre ✓ termine votre coup.',
      done: 'Voilà un coup. Tous les joueurs construisent ensemble une seule carte jusqu’à épuisement des tuiles, et le joueur qui a le plus de points gagne.',
      missed: 'La tuile y va, mais elle ne prolonge pas la route. Annulez et posez-la à un bout de la route.',
    },
    {
      ask: 'Occuper : vous avez sept meeples, des figurines de bois, et en posez un pour posséder quelque chose. La ville n’est encore à personne. Posez la tuile ville contre ville ; vous pourrez alors y mettre un meeple.',
      laid: 'Appuyez sur la ville de la tuile pour y poser votre meeple. Puis sur ✓.',
      done: 'Elle est à vous : personne d’autre ne peut y mettre de meeple. Une fois achevée, elle vous rapporte des points et le meeple revient. Dans le tableau des points, « prévu » la compte déjà : vos points si la partie s’arrêtait maintenant.',
      missed: 'Vous n’avez occupé ni ville, ni route, ni monastère. Annulez, reposez la tuile et appuyez sur la ville, puis sur ✓.',
    },
    {
      ask: 'Achever : il manque un côté à votre ville. Fermez-la avec cette tuile.',
      laid: 'La ville est achevée. Il n’y faut pas d’autre meeple : appuyez sur ✓.',
      done: 'Six points, 2 par tuile, et votre meeple est revenu. Une route rapporte 1 par tuile, un monastère tout entouré 9.',
      missed: 'Votre ville est encore ouverte. Annulez et fermez la ville dans la case entourée.',
    },
    {
      ask: 'Partager : quelques coups plus tard, vous et votre adversaire avez chacun une ville. Réunissez-les avec cette tuile.',
      laid: 'C’est une seule ville maintenant, avec un meeple de chacun. Appuyez sur ✓.',
      done: 'Six points pour chacun, car vous y avez un meeple chacun. Avec un de plus que l’autre, vous les auriez tous eus.',
      missed: 'Les deux villes sont encore séparées. Annulez : dans la case entourée, elle les réunit.',
    },
    {
      ask: 'Cultiver : le vert est un pré. Les routes et les villes le bordent, et un meeple peut l’occuper. Posez la tuile entre les villes.',
      laid: 'Appuyez sur le pré à côté du monastère : votre meeple y devient un paysan. Puis sur ✓.',
      done: 'Votre paysan reste là jusqu’à la fin de la partie et ne rapporte qu’alors : 3 points pour chaque ville achevée que touche son pré.',
      missed: 'Vous n’avez pas de paysan près d’une ville achevée. Annulez, reposez la tuile et appuyez sur le pré, puis sur ✓.',
    },
  ],
  over: 'Vous savez tout. Quand il n’y a plus de tuiles, ce qui est inachevé rapporte encore 1 point par tuile. Un blason, l’écu de certaines villes, compte comme une tuile de plus. Celui qui a le plus de points gagne.',
};

const solo: Words['learn']['solo'] = {
  steps: [
    {
      ask: 'Une route se pose à côté d’une route et rapporte 1 point. La route de votre main est choisie : appuyez sur la case entourée, puis sur ✓.',
      done: 'Un point, et vous avez tiré une nouvelle tuile : votre main en compte toujours quatre. Le carrefour d’une route devient une ligne droite ou un virage vers ses voisines.',
      missed: 'Ce n’était pas la route. Annulez et choisissez la route.',
    },
    {
      ask: 'Une ville se pose à côté de n’importe quelle tuile et rapporte 2. Une ville est choisie. Pour choisir une autre tuile, appuyez dessus dans votre main. Posez la ville.',
      done: 'Deux points. Mais ensemble, les villes rapportent plus.',
      missed: 'Ce n’était pas une ville. Annulez et choisissez une ville.',
    },
    {
      ask: 'Des villes qui se touchent forment une chaîne, et chacune rapporte 1 de plus. Posez une autre ville à côté de la vôtre.',
      done: 'Une chaîne de deux : cette ville a rapporté 4 points au lieu de 2.',
      missed: 'Ce n’est pas une chaîne. Annulez : les deux villes doivent partager un côté.',
    },
    {
      ask: 'Un monastère rapporte 1 pour chacune des 8 cases autour de lui qui a une tuile, maintenant ou plus tard. Quelques coups ont passé, et un trou attend un monastère.',
      done: 'Six points d’un coup, et 1 de plus pour chaque tuile ajoutée à côté.',
      missed: 'Il peut rapporter plus. Annulez et posez le monastère là où son nombre est le plus grand.',
    },
    {
      ask: 'Il n’y a pas de ville dans votre main. Tous les cinq coups, vous pouvez prendre quatre nouvelles tuiles, et c’est le moment : appuyez sur « Quatre nouvelles tuiles ».',
      done: 'Vous avez tiré trois villes. Cela ne coûte pas de coup, et vous pourrez le refaire après cinq autres.',
      missed: 'Vous avez posé une tuile. Annulez et appuyez plutôt sur « Quatre nouvelles tuiles ».',
    },
  ],
  over: 'C’est tout le jeu : remplissez le plateau et battez votre record.',
};

const puzzle: Words['learn']['puzzle'] = {
  steps: [
    {
      ask: 'Poser : les tuiles viennent une à une, et à la fin aucune route ni aucune ville ne doit rester ouverte. Appuyez sur la case, puis sur ✓.',
      done: 'La première est posée. Sa route a un bout ouvert.',
    },
    {
      ask: 'Joindre : une tuile doit en toucher une autre, et les côtés qui se touchent doivent montrer la même chose. Posez celle-ci là où la route continue.',
      done: 'La route rejoint la route, et de nouveau un bout est ouvert.',
      missed: 'Les routes ne se rejoignent pas. Annulez et posez la tuile dans la case entourée.',
    },
    {
      ask: 'Tourner, ce que certains puzzles permettent : appuyez sur la case entourée, puis encore, pour voir de quelles façons la tuile y va. Ici, les deux conviennent.',
      done: 'Maintenant une route et une ville sont ouvertes. On peut encore fermer les deux.',
      missed: 'La route ne continue pas. Annulez et posez la tuile dans la case entourée.',
    },
    {
      ask: 'Fermer : cette tuile est le bout d’une route. Posez-la là où la route est ouverte.',
      done: 'La route est fermée, d’un bout à l’autre.',
      missed: 'La route est encore ouverte, et aucune autre tuile ne peut la fermer. Annulez et posez la tuile dans la case entourée.',
    },
    {
      ask: 'La dernière tuile ferme la ville, et plus rien n’est ouvert.',
      done: 'Résolue : aucune route ni aucune ville n’est ouverte.',
      missed: 'La ville est encore ouverte. Annulez et posez la tuile dans la case entourée.',
    },
  ],
  over: 'C’est tout. Si une tuile ne va nulle part, annulez quelques coups ou demandez un indice.',
};

export const learn: Words['learn'] = {
  coach: 'La leçon',
  steps: (step, all) => `Coup ${step} sur ${all}`,
  next: 'Suite',
  previous: 'Coup précédent',
  again: 'Annuler',
  backToTable: 'Retour à la table',
  learned: 'Vous avez appris',
  skip: 'Passer la leçon',
  kept: 'C’est une leçon : rien n’est enregistré, et vos parties restent comme vous les avez laissées.',
  playBot: (name) => `Maintenant, contre ${name}`,
  playSolo: 'Jouer en solo',
  playPuzzle: 'Résoudre l’énigme du jour',
  match,
  solo,
  puzzle,
};
