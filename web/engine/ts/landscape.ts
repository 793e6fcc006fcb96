// Maps of tiles: score, fitting tiles and pictures.
import type { Theme } from './draw.js';
import type { Call, Message } from './module.js';
import type { Five, Hole, MapScore, MapSummary } from './types.js';

/** A map in parts, for painting it tile by tile. See bastide/draw/landscape/json.h for the numbers. */
export interface MapParts {
  /** Definitions that the tints' fills refer to. */
  patterns: string;
  /** Attributes of the group in which a part is drawn, by tint. */
  tints: string[];
  seal: string;
  looks: { art: string; parts: string[] }[];
  /** Seven numbers per tile. */
  tiles: Int32Array;
  /** Eight numbers per feature. */
  features: Int32Array;
}

export function landscapeCalls(call: Call) {
  return {
    /** The 19 tiles. */
    landscapeCatalogue: (): Five[] => JSON.parse(call('landscape_catalogue', [])),
    /** As `bastide score --json --features` prints it. */
    landscapeScoreText: (map: string): string => call('landscape_score', [map]),
    landscapeScore: (map: string): MapScore => JSON.parse(call('landscape_score', [map])),
    /** As `bastide score --json` gives it. */
    landscapeSummary: (map: string): MapSummary => JSON.parse(call('landscape_summary', [map])),
    /** As `bastide complete --json` prints it. */
    landscapeCompleteText: (map: string): string => call('landscape_complete', [map]),
    landscapeComplete: (map: string): Hole[] => JSON.parse(call('landscape_complete', [map])).holes,
    /** The warnings of a map, one message each. */
    landscapeWarnings: (map: string): Message[] => JSON.parse(call('landscape_warnings', [map])),
    /** The picture that `bastide score --draw svg` gives with the theme `reader`. */
    landscapeDraw: (map: string, theme: Theme): string => call('landscape_draw', [map, theme]),
    /** The same picture in parts, in arrays that a worker transfers at no cost. */
    landscapeParts: (map: string): MapParts => {
      const parts = JSON.parse(call('landscape_parts', [map]));
      return { ...parts, tiles: Int32Array.from(parts.tiles), features: Int32Array.from(parts.features) };
    },
  };
}
