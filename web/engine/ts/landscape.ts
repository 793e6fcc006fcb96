// Maps of tiles: their score, what fits their holes, and their pictures.
import type { Call } from './module.js';

/** North, east, south and west edge (0 field, 1 road, 2 city), and how many separate cities the tile has. */
export type Five = [number, number, number, number, number];

export type Theme = 'light' | 'dark' | 'reader';
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
    /** The style sheet of all pictures. */
    style: (theme: 'light' | 'dark'): string => call('draw_style', [theme]),
    /** The art of a tile: an SVG fragment of 100 by 100. */
    tile: (five: Five): string => call('draw_tile', five.map(String)),
    /** The 19 tiles. */
    catalogue: (): Five[] => JSON.parse(call('landscape_catalogue', [])),
    /** As `bastide score --json --features` prints it. */
    scoreText: (map: string): string => call('landscape_score', [map]),
    score: (map: string): MapScore => JSON.parse(call('landscape_score', [map])),
    /** As `bastide complete --json` prints it. */
    completeText: (map: string): string => call('landscape_complete', [map]),
    complete: (map: string): Hole[] => JSON.parse(call('landscape_complete', [map])).holes,
    /** What is doubtful in a map, a sentence each. */
    doubts: (map: string): string[] => JSON.parse(call('landscape_warnings', [map])),
    /** The picture that `bastide score --draw svg` gives with the theme `reader`. */
    draw: (map: string, theme: Theme): string => call('landscape_draw', [map, theme]),
  };
}
