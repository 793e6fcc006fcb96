// The library for pages: the module's calls as promises, answered by a worker.
import type { ArrangeEngine, Engine, ReviewEngine } from 'bastide-engine';
import { workerOf, type AsyncCalls, type WorkerOf } from './workerClient';

export type AsyncEngine = AsyncCalls<Engine>;
export type EngineWorker = WorkerOf<Engine>;

/** Starts another worker, for long work that can be stopped by ending it. */
export function startEngine(): EngineWorker {
  return workerOf<Engine>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}

/** Starts a worker with the module for reviews, problems and online tables. */
export function startReviewEngine(): WorkerOf<ReviewEngine> {
  return workerOf<ReviewEngine>(new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' }));
}

/** Starts a worker with the module that fills shapes. */
export function startArrangeEngine(): WorkerOf<ArrangeEngine> {
  return workerOf<ArrangeEngine>(new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' }));
}

/** The page's shared worker, for all short calls. */
export const engine: AsyncEngine = startEngine().calls;
