import type { Words } from '../en';

export const bots: Words['bots'] = {
  named: {
    random: { name: 'Küken', about: 'Legt Plättchen irgendwohin, wo sie passen.' },
    easy: { name: 'Zaunkönig', about: 'Für die erste Partie: sieht, was sofort zählt, und übersieht das meiste.' },
    casual: { name: 'Rotkehlchen', about: 'Wie eine Familie ab und zu: hat Pläne, verpasst aber die meisten Chancen.' },
    medium: { name: 'Häher', about: 'Wie eine Familie, die oft spielt: denkt voraus, verpasst aber zwei von drei Chancen.' },
    greedy: { name: 'Elster', about: 'Nimmt, was gerade am meisten glänzt, und spart eine Figur für später.' },
    skilled: { name: 'Turmfalke', about: 'Wie jemand aus dem Spieleclub: schätzt jede Lage gut ein und übersieht wenig.' },
    hard: { name: 'Krähe', about: 'Probiert gute Züge an vielen Ziehungen aus und spielt flott.' },
    master: { name: 'Eule', about: 'Denkt am längsten und spielt am besten.' },
  },
  strength: (strength, most) => `Stärke ${strength} von ${most}`,
  another: (name, number) => `${name} ${number}`,
};
