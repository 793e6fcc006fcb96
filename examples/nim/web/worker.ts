// Runs Nim's module in a worker.
import { instantiate } from 'bastide-engine';
import { answerBy } from '@/lib/workerRpc';
import wasm from '../../../build/web/bin/nim.wasm?url';
import { nimCalls } from './nim';

answerBy(instantiate(fetch(wasm)).then(nimCalls));
