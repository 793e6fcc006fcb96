// Match logs: each player's points, and the course of the match.
import type { Theme } from './landscape.js';
import type { Call } from './module.js';

export interface PlayerPoints {
  player: number;
  total: number;
  rank: number;
  play: { city: number; road: number; cloister: number };
  final: { city: number; road: number; cloister: number; field: number };
}

export interface Entry {
  line: number;
  phase: 'play' | 'final';
  player: number;
  feature: 'city' | 'road' | 'cloister' | 'field';
  count: number | null;
  points: number;
  totals: number[];
}

export interface Tally {
  players: PlayerPoints[];
  timeline: Entry[];
}

export function tallyCalls(call: Call) {
  return {
    /** As `bastide tally --json --timeline` prints it. */
    tallyText: (log: string): string => call('tally', [log]),
    tally: (log: string): Tally => JSON.parse(call('tally', [log])),
    /** The picture that `bastide tally --plot -` gives with the theme `reader`. */
    plot: (log: string, theme: Theme): string => call('plot', [log, theme]),
  };
}
