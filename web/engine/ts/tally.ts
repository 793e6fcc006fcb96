// Match logs, plain and extended: opened and saved, each player's points, and the course of the match.
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
  feature: 'city' | 'road' | 'cloister' | 'field' | 'correction';
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
  feature: Exclude<Entry['feature'], 'correction'>;
  /** What its number counts; empty if none is written. */
  counts: string;
  /** Whether it may have pennants. */
  pennants: boolean;
  least: number;
  most: number | null;
}

export interface PlotLook {
  /** Of the ground that the lines are on, in units of which a character is 9 wide. */
  width?: number;
  /** In place of "Player 1" and so on, where there is one. */
  names?: readonly string[];
  /** Of players' meeples, as `tallyMeeples` lists them; empty for the usual colour of the line. */
  colours?: readonly string[];
  /** In place of "points", "entries" and "final scoring". */
  words?: readonly string[];
}

/** A log taken apart: lines of an extended log that name players by number, and what is beside them. */
export interface OpenedLog {
  players: number;
  /** Of all players, or empty. */
  names: string[];
  play: string[];
  final: string[];
  play_has_ended: boolean;
  has_ended: boolean;
}

export interface PlainLoss {
  lost: ('names' | 'comments' | 'pennants')[];
  /** Whether there is no plain log of this one, since it has corrections. */
  is_refused: boolean;
}

export function tallyCalls(call: Call) {
  return {
    /** As `bastide tally --json --timeline` prints it. */
    tallyScoreText: (log: string): string => call('tally_score', [log]),
    tallyScore: (log: string): Tally => JSON.parse(call('tally_score', [log])),
    /** What the words of an entry after its player score: "city 4 pennants 1". */
    tallyEntryPoints: (phase: Entry['phase'], words: string): number => Number(call('tally_entry_points', [phase, words])),
    tallyEntryKinds: (): EntryKind[] => JSON.parse(call('tally_entry_kinds', [])),
    /** The picture that `bastide tally --plot -` gives with the theme `reader`, if it is to look as usual. */
    tallyPlot: (log: string, theme: Theme, look: PlotLook = {}): string =>
      call('tally_plot', [
        log, theme, look.width?.toFixed(0) ?? '',
        ...[look.names, look.colours, look.words].map((lines) => (lines ?? []).join('\n')),
      ]),
    tallyMeeples: (): string[] => JSON.parse(call('tally_meeples', [])),
    tallyOpened: (log: string): OpenedLog => JSON.parse(call('tally_opened', [log])),
    /** As `bastide tally --to` prints a log whose players are called so; no names leave those that it has. */
    tallySaved: (log: string, names: readonly string[], format: 'plain' | 'extended'): string =>
      call('tally_saved', [log, names.join('\n'), format]),
    /** What the plain format would leave out of it. */
    tallyPlainLoss: (log: string, names: readonly string[]): PlainLoss =>
      JSON.parse(call('tally_plain_loss', [log, names.join('\n')])),
  };
}
