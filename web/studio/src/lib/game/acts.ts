// What can be done at any time of a game, where the game has it.

export const allActs = ['undo', 'redo', 'hint'] as const;
export type Act = (typeof allActs)[number];
