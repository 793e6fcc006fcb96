// What was last said to the reader: what was done, or what went wrong.
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

  /** Says an error, or words for one. */
  fail(error: unknown) {
    this.failure = sentence(error);
    this.done = '';
  }

  clear() {
    this.done = '';
    this.failure = '';
  }
}
