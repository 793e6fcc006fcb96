// The last message to the reader: a success or an error.
import { sentence } from './workerClient';

export class Status {
  failure = $state('');
  done = $state('');

  constructor(failure = '') {
    this.failure = failure;
  }

  report(words: string) {
    this.done = words;
    this.failure = '';
  }

  /** Shows an error, or a sentence for one. */
  fail(error: unknown) {
    this.failure = sentence(error);
    this.done = '';
  }

  clear() {
    this.done = '';
    this.failure = '';
  }
}
