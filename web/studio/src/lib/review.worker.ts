// Runs the module for reviews, problems and online tables in a worker.
import { loadReviewEngine } from 'bastide-engine';
import wasm from 'bastide-engine/bastide-review.wasm?url';
import { answerBy } from './workerRpc';

answerBy(loadReviewEngine(fetch(wasm)));
