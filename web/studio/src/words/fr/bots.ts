import type { Words } from '../en';

export const bots: Words['bots'] = {
  named: {
    random: { name: 'Poussin', about: 'Pose ses tuiles n’importe où, du moment qu’elles s’ajustent.' },
    easy: { name: 'Roitelet', about: 'Connaît les bons coups, mais en oublie la plupart.' },
    greedy: { name: 'Pie', about: 'Prend ce qui brille le plus sur le moment.' },
    medium: { name: 'Geai', about: 'Voit plus loin, mais manque une occasion sur deux.' },
    hard: { name: 'Corbeau', about: 'Essaie les bons coups sur de nombreux tirages, et joue vite.' },
    master: { name: 'Hibou', about: 'Réfléchit le plus longtemps et joue le mieux.' },
  },
  strength: (strength, most) => `Force ${strength} sur ${most}`,
  another: (name, number) => `${name} ${number}`,
};
