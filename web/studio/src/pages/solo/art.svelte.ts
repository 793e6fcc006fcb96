// The art of the tiles in sight, asked of the library once for each and placed by <use>.
import type { Five } from 'bastide-engine';
import { engine } from '@/lib/engine';

export const artId = (five: Five) => `solo-tile-${five.join('-')}`;

class Art {
  drawn = $state.raw<ReadonlyMap<string, string>>(new Map());
  readonly #asked = new Set<string>();

  async want(five: Five) {
    const id = artId(five);
    if (this.#asked.has(id)) return;
    this.#asked.add(id);
    const svg = await engine.tile(five);
    this.drawn = new Map(this.drawn).set(id, svg);
  }
}

export const art = new Art();
