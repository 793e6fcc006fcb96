// Calls of a module that a worker answers (workerRpc.ts): each is a promise.
import { EngineError, type Listener, type LocatedMessage } from 'bastide-engine';
import { bringWords, t } from '@/i18n';
import { tell } from '@/i18n/tell';
import type { Answer, Question } from './workerRpc';

type Asked<T> = T extends (...args: infer Args) => infer Value ? (...args: Args) => Promise<Value> : never;
export type AskedCalls<Calls> = { [Method in keyof Calls]: Asked<Calls[Method]> };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  listener?: Listener;
}

export interface WorkerOf<Calls> {
  /** `await ask.landscapeScore(map)` */
  ask: AskedCalls<Calls>;
  /** Ends the worker at once, whatever it is doing; what was asked fails with `Stopped`. */
  stop(): void;
}

export class Stopped extends Error {}

export function workerOf<Calls extends object>(worker: Worker): WorkerOf<Calls> {
  const waiting = new Map<number, Waiting>();
  let last = 0;

  function failAll(error: Error) {
    for (const each of waiting.values()) each.reject(error);
    waiting.clear();
  }

  worker.addEventListener('message', (event: MessageEvent<Answer>) => {
    const answer = event.data;
    const asked = waiting.get(answer.id);
    if (!asked) return;
    if (answer.kind === 'watch') {
      asked.listener?.watch?.(answer.share, answer.solutions, answer.nodes);
    } else if (answer.kind === 'piece') {
      asked.listener?.piece?.(answer.text);
    } else {
      waiting.delete(answer.id);
      if (answer.kind === 'value') asked.resolve(answer.value);
      else if (answer.kind === 'unloaded') asked.reject(new Error(t.lib.noLibrary));
      else if (answer.kind === 'failure') asked.reject(new Error(answer.what));
      else translated(answer.error).then(asked.reject);
    }
  });
  worker.addEventListener('error', () => failAll(new Error(t.lib.noLibrary)));

  const ask = new Proxy({} as AskedCalls<Calls>, {
    // A promise must not take it for one of its own.
    get: (_, method: string) => method === 'then' ? undefined :
      (...args: unknown[]) =>
        new Promise((resolve, reject) => {
          const final = args.at(-1);
          const isListener = typeof final === 'object' && final !== null && ('watch' in final || 'piece' in final);
          const listener = isListener ? (args.pop() as Listener) : undefined;
          const id = ++last;
          waiting.set(id, { resolve, reject, listener });
          worker.postMessage({ id, method, args, listens: isListener } satisfies Question);
        }),
  });
  return {
    ask,
    stop() {
      worker.terminate();
      failAll(new Stopped('stopped'));
    },
  };
}

/** An error of the module in the reader's language; in English if the words cannot be loaded. */
async function translated({ line, column, context, message }: LocatedMessage): Promise<EngineError> {
  await bringWords(['messages']).catch(() => {});
  return new EngineError({ line, column, context: tell(context), message: tell(message) });
}

/** An error as a sentence with its place. */
export function sentence(error: unknown): string {
  if (!(error instanceof EngineError)) return error instanceof Error ? error.message : String(error);
  const { line, column, context, message } = error;
  if (!('messages' in t)) return error.toString();
  const place = line > 0 ? t.messages.place(line, column) : '';
  return [place, tell(context), message].filter((part) => part !== '').join(t.messages.colon);
}
