// Actions available at any time of a game that supports them.

export const allActions = ['undo', 'redo', 'hint'] as const;
/** Reasons why an action is not possible, as kinds of notices. */
export type Hindrance =
  | 'ranked_no_undo' | 'ranked_no_hints' | 'nothing_to_undo' | 'nothing_to_redo' | 'thinking';

export type Action = (typeof allActions)[number];
