// The library for pages: the module's calls as promises, answered by a worker.
import type { ArrangeEngine, Engine, PadEngine, ReviewEngine } from 'bastide-engine';
import { workerOf, type AsyncCalls, type WorkerOf } from './workerClient';

export type AsyncEngine = AsyncCalls<Engine & PadEngine>;
export type EngineWorker = WorkerOf<Engine>;

/** Starts another worker, for long work that can be stopped by ending it. */
export function startEngine(): EngineWorker {
  return workerOf<Engine>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}

/** Starts a worker with the module for reviews, problems, positions and online tables. */
export function startReviewEngine(): WorkerOf<ReviewEngine> {
  return workerOf<ReviewEngine>(new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' }));
}

/** Starts a worker with the module that fills shapes. */
export function startArrangeEngine(): WorkerOf<ArrangeEngine> {
  return workerOf<ArrangeEngine>(new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' }));
}

const calls = startEngine().calls;
let pads: AsyncCalls<PadEngine> | undefined;
const padCalls = () =>
  (pads ??= workerOf<PadEngine>(new Worker(new URL('./pads.worker.ts', import.meta.url), { type: 'module' })).calls);

/** All short calls, in workers that the page shares. The worker for score pads starts with its first call. */
export const engine = new Proxy({} as AsyncEngine, {
  get: (_, method: string) => Reflect.get(/^(tally|caverna)/.test(method) ? padCalls() : calls, method),
});
