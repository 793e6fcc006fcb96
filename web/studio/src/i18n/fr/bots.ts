import type { Words } from '../en';

export const bots: Words['bots'] = {
  named: {
    random: { name: 'Poussin', about: 'Pose ses tuiles n’importe où, du moment qu’elles s’ajustent.' },
    easy: { name: 'Roitelet', about: 'Pour une première partie : voit ce qui paie tout de suite, et en oublie la plupart.' },
    casual: { name: 'Rouge-gorge', about: 'Comme une famille de temps en temps : a des projets, mais manque la plupart des occasions.' },
    medium: { name: 'Geai', about: 'Comme une famille qui joue souvent : voit plus loin, mais manque deux occasions sur trois.' },
    greedy: { name: 'Pie', about: 'Prend ce qui brille le plus, et garde un meeple pour plus tard.' },
    skilled: { name: 'Faucon', about: 'Comme au club : évalue bien chaque position, et oublie peu.' },
    hard: { name: 'Corbeau', about: 'Essaie les bons coups sur de nombreux tirages, et joue vite.' },
    master: { name: 'Hibou', about: 'Réfléchit le plus longtemps et joue le mieux.' },
  },
  strength: (strength, most) => `Force ${strength} sur ${most}`,
  another: (name, number) => `${name} ${number}`,
};
