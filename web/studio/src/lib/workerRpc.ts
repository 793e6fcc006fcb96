// Runs an instance of a module in a worker and answers calls by name, with a value or an error.
import { EngineError, type Listener, type LocatedMessage } from 'bastide-engine';

export interface Question {
  id: number;
  method: string;
  args: unknown[];
  listens: boolean;
}

export type Answer =
  | { id: number; kind: 'value'; value: unknown }
  | { id: number; kind: 'input'; error: LocatedMessage }
  | { id: number; kind: 'failure'; what: string }
  | { id: number; kind: 'unloaded' }
  | { id: number; kind: 'watch'; share: number; solutions: number; nodes: number }
  | { id: number; kind: 'piece'; text: string };

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

/** Answers calls once the module is loaded, or reports that it could not be loaded. */
export function answerBy(loading: Promise<object>) {
  const engine = loading.catch(() => undefined);
  addEventListener('message', async (event: MessageEvent<Question>) => answer(await engine, event.data));
}

function answer(calls: object | undefined, { id, method, args, listens }: Question) {
  try {
    if (!calls) return postMessage({ id, kind: 'unloaded' } satisfies Answer);
    if (!Object.hasOwn(calls, method)) throw new Error(`There is no call '${method}': there are ${Object.keys(calls).join(', ')}.`);
    const call = calls[method as keyof typeof calls] as (...args: unknown[]) => unknown;
    const value = call(...args, ...(listens ? [listener(id)] : []));
    postMessage({ id, kind: 'value', value } satisfies Answer);
  } catch (error) {
    if (error instanceof EngineError) {
      const { line, column, context, reason: message } = error;
      postMessage({ id, kind: 'input', error: { line, column, context, message } } satisfies Answer);
    } else {
      postMessage({ id, kind: 'failure', what: error instanceof Error ? error.message : String(error) } satisfies Answer);
    }
  }
}
