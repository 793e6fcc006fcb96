// One instance of the library, in a worker: asked by name, it answers with the value or the error.
import { EngineError, loadEngine, type Engine, type Listener } from 'bastide-engine';
import wasm from 'bastide-engine/bastide.wasm?url';

export interface Question {
  id: number;
  method: keyof Engine;
  args: unknown[];
  listens: boolean;
}

export type Answer =
  | { id: number; kind: 'value'; value: unknown }
  | { id: number; kind: 'error'; line: number; column: number; inside: string; what: string; isInput: boolean }
  | { id: number; kind: 'unloaded' }
  | { id: number; kind: 'watch'; share: number; solutions: number; nodes: number }
  | { id: number; kind: 'piece'; text: string };

// Nothing if it cannot be had: a network that fails half-way, say.
const engine = loadEngine(fetch(wasm)).catch(() => undefined);

function listener(id: number): Listener {
  return {
    watch(share, solutions, nodes) {
      postMessage({ id, kind: 'watch', share, solutions, nodes } satisfies Answer);
      return true;
    },
    piece(text) {
      postMessage({ id, kind: 'piece', text } satisfies Answer);
      return true;
    },
  };
}

addEventListener('message', async (event: MessageEvent<Question>) => {
  const { id, method, args, listens } = event.data;
  try {
    const calls = await engine;
    if (!calls) return postMessage({ id, kind: 'unloaded' } satisfies Answer);
    if (!Object.hasOwn(calls, method)) throw new Error(`There is no call '${method}': there are ${Object.keys(calls).join(', ')}.`);
    const ask = calls[method] as (...args: unknown[]) => unknown;
    const value = ask(...args, ...(listens ? [listener(id)] : []));
    postMessage({ id, kind: 'value', value } satisfies Answer);
  } catch (error) {
    const place = error instanceof EngineError ? error : { line: 0, column: 0, inside: '' };
    const { line, column, inside } = place;
    const what = error instanceof Error ? error.message : String(error);
    const isInput = error instanceof EngineError;
    postMessage({ id, kind: 'error', line, column, inside, what, isInput } satisfies Answer);
  }
});
