// Names of the bots, one bird each.
export const bots = {
  named: {
    random: { name: 'Chick', level: 'Random', about: 'Places tiles anywhere they fit.' },
    easy: { name: 'Wren', level: 'Beginner', about: 'Good for your first game: sees only points it can score now, and misses most of them.' },
    casual: { name: 'Robin', level: 'Casual', about: 'Plays like an occasional player: makes plans, but misses most chances.' },
    medium: { name: 'Jay', level: 'Regular', about: 'Plays like a regular player: thinks ahead, but misses two chances in three.' },
    greedy: { name: 'Magpie', level: 'Advanced', about: 'Grabs the most points it can now, and saves a meeple for later.' },
    skilled: { name: 'Kestrel', level: 'Club player', about: 'Plays like a club player: judges every position well and misses little.' },
    hard: { name: 'Rook', level: 'Expert', about: 'Tests good moves against many possible draws, and plays fast.' },
    master: { name: 'Owl', level: 'Master', about: 'Thinks longest and plays best.' },
  },
  strength: (strength: number, most: number) => `Strength ${strength} of ${most}`,
  /** The second bot of its kind at a table. */
  another: (name: string, number: number) => `${name} ${number}`,
};
