// A value with undo and redo, saved in local storage.
import { read, watch, write } from './localStore.svelte';

export class History<T> {
  #past = $state.raw<T[]>([]);
  #future = $state.raw<T[]>([]);
  #now = $state.raw<T>(undefined as T);
  readonly #name: string;
  static readonly #most = 500;

  constructor(name: string, otherwise: T, isGood: (value: unknown) => value is T) {
    this.#name = name;
    this.#now = read(name, otherwise, isGood);
    // A change in another tab is one undoable change here.
    watch(name, (value) => {
      if (!isGood(value)) return;
      this.#past = [...this.#past, this.#now].slice(-History.#most);
      this.#future = [];
      this.#now = value;
    });
  }

  get now(): T {
    return this.#now;
  }
  /** The value before the last change. */
  get before(): T | undefined {
    return this.#past.at(-1);
  }
  get canUndo() {
    return this.#past.length > 0;
  }
  get canRedo() {
    return this.#future.length > 0;
  }

  change(next: T) {
    this.#past = [...this.#past, this.#now].slice(-History.#most);
    this.#future = [];
    this.#set(next);
  }

  undo() {
    const before = this.#past.at(-1);
    if (!this.canUndo) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.#now, ...this.#future];
    this.#set(before as T);
  }

  redo() {
    const after = this.#future[0];
    if (!this.canRedo) return;
    this.#future = this.#future.slice(1);
    this.#past = [...this.#past, this.#now];
    this.#set(after as T);
  }

  #set(value: T) {
    this.#now = value;
    write(this.#name, value);
  }
}
