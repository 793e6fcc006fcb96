import type { Words } from '../en';

export const bots: Words['bots'] = {
  named: {
    random: { name: 'Küken', level: 'Zufall', about: 'Legt Plättchen irgendwohin, wo sie passen.' },
    easy: { name: 'Zaunkönig', level: 'Einsteiger', about: 'Gut für die erste Partie: sieht nur Punkte, die sofort zählen, und übersieht die meisten.' },
    casual: { name: 'Rotkehlchen', level: 'Hobby', about: 'Spielt nur ab und zu: hat Pläne, verpasst aber die meisten Chancen.' },
    medium: { name: 'Häher', level: 'Geübt', about: 'Wie jemand, der regelmäßig spielt: denkt voraus, verpasst aber zwei von drei Chancen.' },
    greedy: { name: 'Elster', level: 'Erfahren', about: 'Schnappt sich, was jetzt am meisten Punkte bringt, und spart einen Meeple für später.' },
    skilled: { name: 'Turmfalke', level: 'Klubspieler', about: 'Wie ein Vereinsspieler: schätzt jede Stellung gut ein und übersieht wenig.' },
    hard: { name: 'Krähe', level: 'Experte', about: 'Prüft gute Züge mit vielen möglichen Ziehungen und spielt flott.' },
    master: { name: 'Eule', level: 'Meister', about: 'Denkt am längsten und spielt am besten.' },
  },
  strength: (strength, most) => `Stärke ${strength} von ${most}`,
  another: (name, number) => `${name} ${number}`,
};
