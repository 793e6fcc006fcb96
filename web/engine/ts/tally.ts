// Match logs, plain and extended: opened, saved, scored and drawn.
import type { Theme } from './draw.js';
import type { Call } from './module.js';
import type { Entry, EntryKind, OpenedLog, PlainLoss, Tally } from './types.js';

export interface PlotLook {
  /** Width of the background. A character is 9 wide. */
  width?: number;
  /** Names that replace "Player 1" and so on. */
  names?: readonly string[];
  /** Colours of players' meeples, as listed by `tallyMeeples`. Empty for the default colour of the line. */
  colours?: readonly string[];
  /** Words that replace "points", "entries" and "final scoring". */
  words?: readonly string[];
}

export function tallyCalls(call: Call) {
  return {
    /** As `bastide tally --json --timeline` prints it. */
    tallyScoreText: (log: string): string => call('tally_score', [log]),
    tallyScore: (log: string): Tally => JSON.parse(call('tally_score', [log])),
    /** The points of an entry, from the words after its player: "city 4 pennants 1". */
    tallyEntryPoints: (phase: Entry['phase'], words: string): number => Number(call('tally_entry_points', [phase, words])),
    tallyEntryKinds: (): EntryKind[] => JSON.parse(call('tally_entry_kinds', [])),
    /** The picture that `bastide tally -o -` gives with the theme `reader` and the default look. */
    tallyPlot: (log: string, theme: Theme, look: PlotLook = {}): string =>
      call('tally_plot', [
        log, theme, look.width?.toFixed(0) ?? '',
        ...[look.names, look.colours, look.words].map((lines) => (lines ?? []).join('\n')),
      ]),
    tallyMeeples: (): string[] => JSON.parse(call('tally_meeples', [])),
    tallyOpened: (log: string): OpenedLog => JSON.parse(call('tally_opened', [log])),
    /** As `bastide tally --to` prints a log with these player names. An empty list keeps the names of the log. */
    tallySaved: (log: string, names: readonly string[], format: 'plain' | 'extended'): string =>
      call('tally_saved', [log, names.join('\n'), format]),
    /** Lists what the plain format cannot store of a log. */
    tallyPlainLoss: (log: string, names: readonly string[]): PlainLoss =>
      JSON.parse(call('tally_plain_loss', [log, names.join('\n')])),
  };
}
