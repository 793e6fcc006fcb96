// The art of the visible tiles and meeples.
import type { MatchArt } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { ArtCache } from '@/lib/game/ArtCache.svelte';

export const tileId = (tile: string, rotation: number) => `match-tile-${tile.replace('+', 'p')}-${rotation}`;
export const meepleId = (player: number, lies: boolean) => `match-meeple-${player}-${lies ? 'lies' : 'stands'}`;

export const tiles = new ArtCache<MatchArt>();
export const meeples = new ArtCache<string>();

export const loadTile = (tile: string, rotation: number) =>
  tiles.load(tileId(tile, rotation), () => engine.matchArt(tile, rotation));

export function loadMeeples(players: number) {
  for (let player = 0; player < players; ++player)
    for (const lies of [false, true]) meeples.load(meepleId(player, lies), () => engine.matchMeeple(player, lies));
}

/** The position of a meeple on a piece, once the tile's art is loaded. */
export const pieceOf = (tile: string, rotation: number, piece: number) => tiles.all.get(tileId(tile, rotation))?.pieces[piece];
