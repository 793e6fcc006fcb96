// Bastide in JavaScript: each function is a call of the library with typed JSON.
import { instantiate, type Call } from './module.js';

export { EngineError, english, instantiate, type Call, type Listener, type LocatedMessage, type Message } from './module.js';
export * from './types.js';
export * from './draw.js';
export * from './landscape.js';
export * from './tally.js';
export * from './puzzle.js';
export * from './play.js';
export * from './solo.js';
export * from './match.js';
export * from './review.js';
export * from './online.js';
export * from './problems.js';
export * from './positions.js';
export * from './collection.js';
export * from './caverna.js';
export * from './arrange.js';

import { drawCalls } from './draw.js';
import { landscapeCalls } from './landscape.js';
import { tallyCalls } from './tally.js';
import { puzzleCalls } from './puzzle.js';
import { playCalls } from './play.js';
import { soloCalls } from './solo.js';
import { matchCalls } from './match.js';
import { reviewCalls } from './review.js';
import { onlineCalls } from './online.js';
import { problemCalls } from './problems.js';
import { positionCalls } from './positions.js';
import { collectionCalls } from './collection.js';
import { cavernaCalls } from './caverna.js';
import { arrangeCalls } from './arrange.js';

/** All calls of one instance of the main module. */
export function engineOf(call: Call) {
  return {
    ...drawCalls(call),
    ...landscapeCalls(call),
    ...puzzleCalls(call),
    ...playCalls(call),
    ...soloCalls(call),
    ...matchCalls(call),
  };
}

export type Engine = ReturnType<typeof engineOf>;

/** Loads the module: `await loadEngine(fetch(new URL('bastide.wasm', import.meta.url)))`. */
export async function loadEngine(bytes: BufferSource | Promise<Response>): Promise<Engine> {
  return engineOf(await instantiate(bytes));
}

/** The calls of the module for reviews, problems, collections, positions and online tables, `bastide-review.wasm`. */
export const reviewEngineOf = (call: Call) => ({
  ...reviewCalls(call), ...problemCalls(call), ...collectionCalls(call), ...positionCalls(call), ...onlineCalls(call),
});

export type ReviewEngine = ReturnType<typeof reviewEngineOf>;

export async function loadReviewEngine(bytes: BufferSource | Promise<Response>): Promise<ReviewEngine> {
  return reviewEngineOf(await instantiate(bytes));
}

/** The calls of the module for score pads, `bastide-pads.wasm`. */
export const padEngineOf = (call: Call) => ({ ...tallyCalls(call), ...cavernaCalls(call) });

export type PadEngine = ReturnType<typeof padEngineOf>;

export async function loadPadEngine(bytes: BufferSource | Promise<Response>): Promise<PadEngine> {
  return padEngineOf(await instantiate(bytes));
}

/** The calls of the module that fills shapes, `bastide-arrange.wasm`. */
export type ArrangeEngine = ReturnType<typeof arrangeCalls>;

export async function loadArrangeEngine(bytes: BufferSource | Promise<Response>): Promise<ArrangeEngine> {
  return arrangeCalls(await instantiate(bytes));
}
