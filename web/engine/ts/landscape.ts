// Maps of tiles: their score, what fits their holes, and their pictures.
import type { Five, Theme } from './draw.js';
import type { Call } from './module.js';

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

export interface MapScore {
  score: number;
  complete: Record<FeatureKind, Line>;
  incomplete: Record<FeatureKind, Line>;
  features: Feature[];
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
    /** As `bastide complete --json` prints it. */
    landscapeCompleteText: (map: string): string => call('landscape_complete', [map]),
    landscapeComplete: (map: string): Hole[] => JSON.parse(call('landscape_complete', [map])).holes,
    /** What is doubtful in a map, a sentence each. */
    landscapeWarnings: (map: string): string[] => JSON.parse(call('landscape_warnings', [map])),
    /** The picture that `bastide score --draw svg` gives with the theme `reader`. */
    landscapeDraw: (map: string, theme: Theme): string => call('landscape_draw', [map, theme]),
  };
}
