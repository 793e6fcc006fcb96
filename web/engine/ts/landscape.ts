// Maps of tiles: their score, what fits their holes, and their pictures.
import type { Five, Theme } from './draw.js';
import type { Call, Message } from './module.js';

export type FeatureKind = 'city' | 'road' | 'monastery';
export type Edge = 'field' | 'road' | 'city';
/** Row and column, from 0. */
export type Square = [number, number];

export interface Line {
  count: number;
  points: number;
}

export interface Feature {
  kind: FeatureKind;
  complete: boolean;
  points: number;
  tiles: Square[];
}

export interface MapSummary {
  score: number;
  complete: Record<FeatureKind, Line>;
  incomplete: Record<FeatureKind, Line>;
}

export interface MapScore extends MapSummary {
  features: Feature[];
}

/** A map for painting it tile by tile. What the numbers mean, bastide/draw/landscape/json.h says. */
export interface MapParts {
  /** What the fills of tints refer to. */
  patterns: string;
  /** The attributes of a group in which parts are drawn in a tint. */
  tints: string[];
  seal: string;
  looks: { art: string; parts: string[] }[];
  /** Seven numbers a tile. */
  tiles: Int32Array;
  /** Eight numbers a feature. */
  features: Int32Array;
}

/** An empty square beside a tile, what its neighbours ask for, and the oriented tiles that fit. */
export interface Hole {
  row: number;
  column: number;
  around: [Edge | null, Edge | null, Edge | null, Edge | null];
  fits: Five[];
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
    /** What is doubtful in a map, a sentence each. */
    landscapeWarnings: (map: string): Message[] => JSON.parse(call('landscape_warnings', [map])),
    /** The picture that `bastide score --draw svg` gives with the theme `reader`. */
    landscapeDraw: (map: string, theme: Theme): string => call('landscape_draw', [map, theme]),
    /** The same in its parts, in arrays that a worker hands over at no cost. */
    landscapeParts: (map: string): MapParts => {
      const parts = JSON.parse(call('landscape_parts', [map]));
      return { ...parts, tiles: Int32Array.from(parts.tiles), features: Int32Array.from(parts.features) };
    },
  };
}
