// The library as pages ask it: the same calls as the module has, each a promise, answered by a worker.
import type { ArrangeEngine, Engine, ReviewEngine } from 'bastide-engine';
import { workerOf, type AsyncCalls, type WorkerOf } from './workerClient';

export type AsyncEngine = AsyncCalls<Engine>;
export type EngineWorker = WorkerOf<Engine>;

/** Starts a worker of its own: for work that may be long and is stopped by ending it. */
export function startEngine(): EngineWorker {
  return workerOf<Engine>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}

/** The same for reviews and online tables, which have a module of their own. */
export function startReviewEngine(): WorkerOf<ReviewEngine> {
  return workerOf<ReviewEngine>(new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' }));
}

/** And for filling shapes. */
export function startArrangeEngine(): WorkerOf<ArrangeEngine> {
  return workerOf<ArrangeEngine>(new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' }));
}

/** The page's own instance, for everything that is answered at once. */
export const engine: AsyncEngine = startEngine().calls;
