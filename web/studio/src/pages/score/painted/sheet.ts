// The parts of a map: the tile of each square, the owners of its parts, and the outlines of features.
import type { FeatureKind, MapParts } from 'bastide-engine';

const perTile = 7;
const perFeature = 8;
const maxParts = 4;
const kinds: FeatureKind[] = ['city', 'road', 'monastery'];

/** A feature in a list. */
export interface FeatureEntry {
  kind: FeatureKind;
  complete: boolean;
  points: number;
  tiles: number;
  tint: number;
}

export interface Seal {
  x: number;
  y: number;
  tint: number;
}

export class Sheet {
  readonly rows: number;
  readonly columns: number;
  readonly featureCount: number;
  /** The tile of each square; -1 for none. */
  readonly #grid: Int32Array;
  readonly #seals = new Map<number, Seal[]>();
  readonly #outlines: { number: number; path: Path2D }[] = [];
  readonly #areas: Path2D[][];

  constructor(readonly parts: MapParts) {
    const { tiles, features } = parts;
    let columns = 0;
    for (let at = 0; at < tiles.length; at += perTile) columns = Math.max(columns, tiles[at + 1]! + 1);
    this.rows = tiles.length === 0 ? 0 : tiles[tiles.length - perTile]! + 1;
    this.columns = columns;
    this.#grid = new Int32Array(this.rows * columns).fill(-1);
    for (let at = 0; at < tiles.length; at += perTile) this.#grid[tiles[at]! * columns + tiles[at + 1]!] = at / perTile;
    this.featureCount = features.length / perFeature;
    for (let at = 0; at < features.length; at += perFeature) {
      const tile = features[at + 5]!;
      if (tile < 0) continue;
      const seal = { x: features[at + 6]! / 10, y: features[at + 7]! / 10, tint: features[at + 4]! };
      this.#seals.set(tile, [...(this.#seals.get(tile) ?? []), seal]);
    }
    this.#areas = parts.looks.map((look) => look.parts.map((art) => new Path2D(/ d="([^"]+)"/.exec(art)?.[1] ?? '')));
  }

  feature(number: number): FeatureEntry {
    const [kind, complete, points, tiles, tint] = this.parts.features.subarray(perFeature * number, perFeature * number + 5);
    return { kind: kinds[kind!]!, complete: complete === 1, points: points!, tiles: tiles!, tint: tint! };
  }

  /** The first complete feature of a kind with this many tiles. */
  find(kind: FeatureKind, tiles: number): number | null {
    for (let number = 0; number < this.featureCount; ++number) {
      const feature = this.feature(number);
      if (feature.complete && feature.kind === kind && feature.tiles === tiles) return number;
    }
    return null;
  }

  tintOf(feature: number): number {
    return this.parts.features[perFeature * feature + 4]!;
  }

  tileAt(row: number, column: number): number {
    if (row < 0 || row >= this.rows || column < 0 || column >= this.columns) return -1;
    return this.#grid[row * this.columns + column]!;
  }

  lookOf(tile: number): number {
    return this.parts.tiles[perTile * tile + 2]!;
  }

  /** The feature that a part of a tile belongs to; -1 if there is no such part. */
  ownerOf(tile: number, part: number): number {
    return part < maxParts ? this.parts.tiles[perTile * tile + 3 + part]! : -1;
  }

  sealsOf(tile: number): readonly Seal[] {
    return this.#seals.get(tile) ?? [];
  }

  /** The feature at a point, in units of 100 per square from the map's corner. */
  featureAt(x: number, y: number, context: CanvasRenderingContext2D): number | null {
    const tile = this.tileAt(Math.floor(y / 100), Math.floor(x / 100));
    if (tile < 0) return null;
    const areas = this.#areas[this.lookOf(tile)]!;
    const part = areas.findIndex((area) => context.isPointInPath(area, ((x % 100) + 100) % 100, ((y % 100) + 100) % 100));
    return part < 0 ? null : this.ownerOf(tile, part);
  }

  /** The outline of a feature, in units from the map's corner. The last few are cached. */
  outline(number: number): Path2D {
    const kept = this.#outlines.find((each) => each.number === number);
    if (kept) return kept.path;
    const path = new Path2D();
    const { tiles } = this.parts;
    for (let at = 0; at < tiles.length; at += perTile) {
      for (let part = 0; part < maxParts; ++part) {
        if (tiles[at + 3 + part] !== number) continue;
        path.addPath(this.#areas[tiles[at + 2]!]![part]!, new DOMMatrix([1, 0, 0, 1, 100 * tiles[at + 1]!, 100 * tiles[at]!]));
      }
    }
    this.#outlines.unshift({ number, path });
    this.#outlines.splice(8);
    return path;
  }
}
