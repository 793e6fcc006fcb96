// Runs the module for score pads in a worker.
import { loadPadEngine } from 'bastide-engine';
import wasm from 'bastide-engine/bastide-pads.wasm?url';
import { answerBy } from './workerRpc';

answerBy(loadPadEngine(fetch(wasm)));
