// Who plays by itself: a bird for each bot.
export const bots = {
  named: {
    random: { name: 'Chick', about: 'Lays tiles anywhere they fit.' },
    easy: { name: 'Wren', about: 'For your first match: sees what pays now, and overlooks most of it.' },
    casual: { name: 'Robin', about: 'Like a family now and then: has plans, but misses most chances.' },
    medium: { name: 'Jay', about: 'Like a family that plays often: thinks ahead, but misses two chances in three.' },
    greedy: { name: 'Magpie', about: 'Takes what shines most right now, and keeps a meeple for later.' },
    skilled: { name: 'Kestrel', about: 'Like a club player: judges every table well, and overlooks little.' },
    hard: { name: 'Rook', about: 'Tries good moves against many draws, and plays fast.' },
    master: { name: 'Owl', about: 'Thinks longest and plays best.' },
  },
  strength: (strength: number, most: number) => `Strength ${strength} of ${most}`,
  /** When a second of its kind sits at the table. */
  another: (name: string, number: number) => `${name} ${number}`,
};
