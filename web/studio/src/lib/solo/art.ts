// The art of the visible tiles.
import type { Five } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { ArtCache } from '@/lib/game/ArtCache.svelte';

export const artId = (five: Five) => `solo-tile-${five.join('-')}`;

export const tiles = new ArtCache<string>();

export const loadTile = (five: Five) => tiles.load(artId(five), () => engine.drawTile(five));
