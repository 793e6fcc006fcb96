// What the library says of single tiles, asked once each: the art, and whether a puzzle may have it.
import type { Five, Message, Sides } from 'bastide-engine';
import { SvelteMap } from 'svelte/reactivity';
import { engine } from '@/lib/engine';

const arts = new SvelteMap<string, string>();
const judged = new SvelteMap<string, { tile: Five; why: Message }>();
const asked = new Set<string>();

function once(key: string, ask: () => Promise<unknown>) {
  if (asked.has(key)) return;
  asked.add(key);
  ask().catch(() => asked.delete(key));
}

/** The art of a tile, an SVG fragment of 100 by 100; empty until the library has answered. */
export function artOf(five: Five): string {
  const key = five.join();
  once(key, async () => arts.set(key, await engine.drawTile(five)));
  return arts.get(key) ?? '';
}

/** A tile's five numbers, and why it cannot be, or ''; nothing until the library has answered. */
export function judgement(sides: Sides): { tile: Five; why: Message } | undefined {
  const key = sides.join();
  once(key, async () => judged.set(key, await engine.puzzleTile(sides)));
  return judged.get(key);
}
