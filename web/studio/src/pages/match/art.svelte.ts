// The art of tiles and meeples in sight, asked of the library once for each and placed by <use>.
import type { MatchArt } from 'bastide-engine';
import { engine } from '@/lib/engine';

export const tileId = (tile: string, rotation: number) => `match-tile-${tile.replace('+', 'p')}-${rotation}`;
export const meepleId = (player: number, lies: boolean) => `match-meeple-${player}-${lies ? 'lies' : 'stands'}`;

class Art {
  tiles = $state.raw<ReadonlyMap<string, MatchArt>>(new Map());
  meeples = $state.raw<ReadonlyMap<string, string>>(new Map());
  readonly #asked = new Set<string>();

  async want(tile: string, rotation: number) {
    const id = tileId(tile, rotation);
    if (this.#asked.has(id)) return;
    this.#asked.add(id);
    const drawn = await engine.matchArt(tile, rotation);
    this.tiles = new Map(this.tiles).set(id, drawn);
  }

  async wantMeeples(players: number) {
    for (let player = 0; player < players; ++player) {
      for (const lies of [false, true]) {
        const id = meepleId(player, lies);
        if (this.#asked.has(id)) continue;
        this.#asked.add(id);
        const drawn = await engine.matchMeeple(player, lies);
        this.meeples = new Map(this.meeples).set(id, drawn);
      }
    }
  }

  /** Where a meeple stands on a piece, once the tile is drawn. */
  pieceOf(tile: string, rotation: number, piece: number) {
    return this.tiles.get(tileId(tile, rotation))?.pieces[piece];
  }
}

export const art = new Art();
