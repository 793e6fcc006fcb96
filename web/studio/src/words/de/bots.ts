import type { Words } from '../en';

export const bots: Words['bots'] = {
  named: {
    random: { name: 'Küken', about: 'Legt Plättchen irgendwohin, wo sie passen.' },
    easy: { name: 'Zaunkönig', about: 'Kennt gute Züge, übersieht aber die meisten.' },
    greedy: { name: 'Elster', about: 'Nimmt, was gerade am meisten glänzt.' },
    medium: { name: 'Häher', about: 'Denkt voraus, verpasst aber jede zweite Gelegenheit.' },
    hard: { name: 'Krähe', about: 'Probiert gute Züge an vielen Ziehungen aus und spielt flott.' },
    master: { name: 'Eule', about: 'Denkt am längsten und spielt am besten.' },
  },
  strength: (strength, most) => `Stärke ${strength} von ${most}`,
  another: (name, number) => `${name} ${number}`,
};
