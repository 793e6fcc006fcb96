// Runs the module that fills shapes in a worker.
import { loadArrangeEngine } from 'bastide-engine';
import wasm from 'bastide-engine/bastide-arrange.wasm?url';
import { answerBy } from './workerRpc';

answerBy(loadArrangeEngine(fetch(wasm)));
