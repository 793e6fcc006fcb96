// What can be done at any time of a game, where the game has it.

export const allActions = ['undo', 'redo', 'hint'] as const;
/** Why an act cannot be done now: kinds of notices. */
export type Hindrance =
  | 'ranked_no_undo' | 'ranked_no_hints' | 'nothing_to_undo' | 'nothing_to_redo' | 'thinking';

export type Action = (typeof allActions)[number];
