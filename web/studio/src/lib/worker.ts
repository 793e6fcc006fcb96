// Runs the library's main module in a worker.
import { loadEngine } from 'bastide-engine';
import wasm from 'bastide-engine/bastide.wasm?url';
import { answerBy } from './workerRpc';

answerBy(loadEngine(fetch(wasm)));
