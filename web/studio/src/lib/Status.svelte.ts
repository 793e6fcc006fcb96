// The last message to the reader: a success or an error.
import { sentence } from './workerClient';

export class Status {
  failure = $state('');
  done = $state('');
  /** Takes back the reported action. */
  undo = $state.raw<(() => void) | undefined>();

  constructor(failure = '') {
    this.failure = failure;
  }

  /** Reports a success. With `undo` the message has a button that takes it back. */
  report(words: string, undo?: () => void) {
    this.done = words;
    this.undo = undo;
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
