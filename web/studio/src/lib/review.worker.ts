// What reviews matches, in a worker: loaded by whoever opens a review.
import { loadReviewEngine } from 'bastide-engine';
import wasm from 'bastide-engine/bastide-review.wasm?url';
import { answerBy } from './workerRpc';

answerBy(loadReviewEngine(fetch(wasm)));
