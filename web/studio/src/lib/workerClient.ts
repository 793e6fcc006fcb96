// Calls a module in a worker (workerRpc.ts). Each call returns a promise.
import { EngineError, type Listener, type LocatedMessage } from 'bastide-engine';
import { loadSections, t } from '@/i18n';
import { translate } from '@/i18n/translate';
import type { Answer, Question } from './workerRpc';

type Async<T> = T extends (...args: infer Args) => infer Value ? (...args: Args) => Promise<Value> : never;
export type AsyncCalls<Calls> = { [Method in keyof Calls]: Async<Calls[Method]> };

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
  listener?: Listener;
}

export interface WorkerOf<Calls> {
  /** `await calls.landscapeScore(map)` */
  calls: AsyncCalls<Calls>;
  /** Ends the worker at once, whatever it is doing. Open calls fail with `StoppedError`. */
  stop(): void;
}

export class StoppedError extends Error {}

export function workerOf<Calls extends object>(worker: Worker): WorkerOf<Calls> {
  const pendingCalls = new Map<number, PendingCall>();
  let last = 0;

  function failAll(error: Error) {
    for (const each of pendingCalls.values()) each.reject(error);
    pendingCalls.clear();
  }

  worker.addEventListener('message', (event: MessageEvent<Answer>) => {
    const answer = event.data;
    const pending = pendingCalls.get(answer.id);
    if (!pending) return;
    if (answer.kind === 'watch') {
      pending.listener?.watch?.(answer.share, answer.solutions, answer.nodes);
    } else if (answer.kind === 'piece') {
      pending.listener?.piece?.(answer.text);
    } else {
      pendingCalls.delete(answer.id);
      if (answer.kind === 'value') pending.resolve(answer.value);
      else if (answer.kind === 'unloaded') pending.reject(new Error(t.lib.noLibrary));
      else if (answer.kind === 'failure') pending.reject(new Error(answer.what));
      else translateError(answer.error).then(pending.reject);
    }
  });
  worker.addEventListener('error', () => failAll(new Error(t.lib.noLibrary)));

  const calls = new Proxy({} as AsyncCalls<Calls>, {
    // Otherwise a promise would take it for a promise.
    get: (_, method: string) => method === 'then' ? undefined :
      (...args: unknown[]) =>
        new Promise((resolve, reject) => {
          const final = args.at(-1);
          const isListener = typeof final === 'object' && final !== null && ('watch' in final || 'piece' in final);
          const listener = isListener ? (args.pop() as Listener) : undefined;
          const id = ++last;
          pendingCalls.set(id, { resolve, reject, listener });
          worker.postMessage({ id, method, args, listens: isListener } satisfies Question);
        }),
  });
  return {
    calls,
    stop() {
      worker.terminate();
      failAll(new StoppedError('stopped'));
    },
  };
}

/** Translates an error of the module. It stays English if the sentences cannot be loaded. */
async function translateError({ line, column, context, message }: LocatedMessage): Promise<EngineError> {
  await loadSections(['messages']).catch(() => {});
  return new EngineError({ line, column, context: translate(context), message: translate(message) });
}

/** An error as a sentence with its location. */
export function sentence(error: unknown): string {
  if (!(error instanceof EngineError)) return error instanceof Error ? error.message : String(error);
  const { line, column, context, message } = error;
  if (!('messages' in t)) return error.toString();
  const place = line > 0 ? t.messages.place(line, column) : column > 0 ? t.messages.column(column) : '';
  return [place, translate(context), message].filter((part) => part !== '').join(t.messages.colon);
}
