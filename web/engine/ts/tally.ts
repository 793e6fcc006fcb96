// Match logs: each player's points, and the course of the match.
import type { Theme } from './draw.js';
import type { Call } from './module.js';

export interface PlayerPoints {
  player: number;
  /** Of extended logs with names. */
  name?: string;
  total: number;
  rank: number;
  play: { city: number; road: number; cloister: number };
  final: { city: number; road: number; cloister: number; field: number };
  /** Of extended logs in which anyone has corrections. */
  corrections?: number;
}

export interface Entry {
  line: number;
  phase: 'play' | 'final';
  player: number;
  feature: 'city' | 'road' | 'cloister' | 'field';
  count: number | null;
  /** Of a city of an extended log. */
  pennants?: number;
  points: number;
  /** Of extended logs. */
  comment?: string;
  totals: number[];
}

export interface Tally {
  players: PlayerPoints[];
  timeline: Entry[];
}

/** What a line of a log may say after its player. */
export interface EntryKind {
  phase: Entry['phase'];
  feature: Entry['feature'];
  /** What its number counts; empty if none is written. */
  counts: string;
  least: number;
  most: number | null;
}

export interface PlotLook {
  /** Of the ground that the lines are on, in units of which a character is 9 wide. */
  width?: number;
  /** In place of "Player 1" and so on, where there is one. */
  names?: readonly string[];
}

export function tallyCalls(call: Call) {
  return {
    /** As `bastide tally --json --timeline` prints it. */
    tallyScoreText: (log: string): string => call('tally_score', [log]),
    tallyScore: (log: string): Tally => JSON.parse(call('tally_score', [log])),
    tallyEntryKinds: (): EntryKind[] => JSON.parse(call('tally_entry_kinds', [])),
    /** The picture that `bastide tally --plot -` gives with the theme `reader`, if it is to look as usual. */
    tallyPlot: (log: string, theme: Theme, look: PlotLook = {}): string =>
      call('tally_plot', [log, theme, look.width?.toFixed(0) ?? '', (look.names ?? []).join('\n')]),
  };
}
