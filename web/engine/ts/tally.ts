// Match logs, plain and extended: opened and saved, each player's points, and the course of the match.
import type { Theme } from './draw.js';
import type { Call } from './module.js';
import type { Entry, EntryKind, OpenedLog, PlainLoss, Tally } from './types.js';

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
