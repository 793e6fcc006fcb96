// Caches the library's answers about single tiles: their art, and whether a puzzle may contain them.
import type { Five, Message, Sides } from 'bastide-engine';
import { SvelteMap } from 'svelte/reactivity';
import { engine } from '@/lib/engine';

const arts = new SvelteMap<string, string>();
const verdicts = new SvelteMap<string, { tile: Five; why: Message }>();
const requested = new Set<string>();

function onceFor(key: string, load: () => Promise<unknown>) {
  if (requested.has(key)) return;
  requested.add(key);
  load().catch(() => requested.delete(key));
}

/** The art of a tile, an SVG fragment of 100 by 100. Empty until it is loaded. */
export function artOf(five: Five): string {
  const key = five.join();
  onceFor(key, async () => arts.set(key, await engine.drawTile(five)));
  return arts.get(key) ?? '';
}

/** A tile's five numbers, and why it is not allowed, or ''. Nothing until it is loaded. */
export function verdictOf(sides: Sides): { tile: Five; why: Message } | undefined {
  const key = sides.join();
  onceFor(key, async () => verdicts.set(key, await engine.puzzleTile(sides)));
  return verdicts.get(key);
}
