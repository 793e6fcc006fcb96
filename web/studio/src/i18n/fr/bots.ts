import type { Words } from '../en';

export const bots: Words['bots'] = {
  named: {
    random: { name: 'Poussin', level: 'Au hasard', about: 'Pose ses tuiles n’importe où, du moment qu’elles s’ajustent.' },
    easy: { name: 'Roitelet', level: 'Débutant', about: 'Idéal pour une première partie : ne voit que les points immédiats, et en manque la plupart.' },
    casual: { name: 'Rouge-gorge', level: 'Occasionnel', about: 'Comme un joueur occasionnel : a des projets, mais manque la plupart des occasions.' },
    medium: { name: 'Geai', level: 'Régulier', about: 'Comme un joueur régulier : voit plus loin, mais manque deux occasions sur trois.' },
    greedy: { name: 'Pie', level: 'Avancé', about: 'Prend le plus de points possible tout de suite, et garde un meeple pour plus tard.' },
    skilled: { name: 'Faucon', level: 'Joueur de club', about: 'Comme un joueur de club : évalue bien chaque position et manque peu de choses.' },
    hard: { name: 'Corbeau', level: 'Très fort', about: 'Teste les bons coups sur de nombreux tirages possibles, et joue vite.' },
    master: { name: 'Hibou', level: 'Maître', about: 'Réfléchit le plus longtemps et joue le mieux.' },
  },
  strength: (strength, most) => `Force ${strength} sur ${most}`,
  another: (name, number) => `${name} ${number}`,
};
