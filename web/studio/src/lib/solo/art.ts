// The art of the tiles in sight.
import type { Five } from 'bastide-engine';
import { engine } from '@/lib/engine';
import { Drawn } from '@/lib/game/Drawn.svelte';

export const artId = (five: Five) => `solo-tile-${five.join('-')}`;

export const tiles = new Drawn<string>();

export const wantTile = (five: Five) => tiles.want(artId(five), () => engine.drawTile(five));
