// Who plays by itself: a bird for each bot.
export const bots = {
  named: {
    random: { name: 'Chick', about: 'Lays tiles anywhere they fit.' },
    easy: { name: 'Wren', about: 'Knows a good move, but overlooks most of them.' },
    greedy: { name: 'Magpie', about: 'Takes whatever shines most right now.' },
    medium: { name: 'Jay', about: 'Thinks ahead, but misses every second chance.' },
    hard: { name: 'Rook', about: 'Tries good moves against many draws, and plays fast.' },
    master: { name: 'Owl', about: 'Thinks longest and plays best.' },
  },
  strength: (strength: number, most: number) => `Strength ${strength} of ${most}`,
  /** When a second of its kind sits at the table. */
  another: (name: string, number: number) => `${name} ${number}`,
};
