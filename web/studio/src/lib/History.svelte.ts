// A value with undo and redo. The value and its latest steps are saved in local storage, so undo works after a reload as well.
import { read, remove, watch, writeText } from './localStore.svelte';

interface Step<T> {
  value: T;
  /** The value as it is stored. */
  text: string;
}

const stepOf = <T>(value: T): Step<T> => ({ value, text: JSON.stringify(value) });

/** The number of steps from the start of the list that fit into this many characters. */
function countFitting(steps: readonly Step<unknown>[], room: number): number {
  const beyond = steps.findIndex(({ text }) => (room -= text.length + 1) < 0);
  return beyond < 0 ? steps.length : beyond;
}

export class History<T> {
  #past = $state.raw<Step<T>[]>([]);
  #future = $state.raw<Step<T>[]>([]);
  #now = $state.raw<Step<T>>(undefined as unknown as Step<T>);
  readonly #name: string;
  readonly #steps: string;
  static readonly #most = 500;
  /** Characters of stored steps. All pages together use a fraction of what browsers allow. */
  static readonly #room = 250_000;

  constructor(name: string, otherwise: T, isGood: (value: unknown) => value is T) {
    this.#name = name;
    this.#steps = `${name}.steps`;
    this.#now = stepOf(read(name, otherwise, isGood));
    const areGood = (values: unknown): values is T[] => Array.isArray(values) && values.every(isGood);
    const isStored = (value: unknown): value is { past: T[]; future: T[] } =>
      typeof value === 'object' && value !== null && 'past' in value && areGood(value.past) && 'future' in value && areGood(value.future);
    const { past, future } = read(this.#steps, { past: [], future: [] }, isStored);
    this.#past = past.map(stepOf);
    this.#future = future.map(stepOf);
    // A change in another tab is one undoable change here.
    watch(name, (value) => {
      if (!isGood(value)) return;
      this.#past = [...this.#past, this.#now].slice(-History.#most);
      this.#future = [];
      this.#now = stepOf(value);
    });
  }

  get now(): T {
    return this.#now.value;
  }
  /** The value before the last change. */
  get before(): T | undefined {
    return this.#past.at(-1)?.value;
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
    this.#set(stepOf(next));
  }

  undo() {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.#now, ...this.#future];
    this.#set(before);
  }

  redo() {
    const after = this.#future[0];
    if (!after) return;
    this.#future = this.#future.slice(1);
    this.#past = [...this.#past, this.#now];
    this.#set(after);
  }

  #set(step: Step<T>) {
    this.#now = step;
    // The value matters more than the steps, which make room for it.
    if (!writeText(this.#name, step.text, true)) {
      remove(this.#steps);
      writeText(this.#name, step.text);
    } else if (!writeText(this.#steps, this.#textOfSteps(), true)) {
      remove(this.#steps);
    }
  }

  // The nearest steps, first those to undo.
  #textOfSteps(): string {
    const latest = this.#past.toReversed();
    const past = latest.slice(0, countFitting(latest, History.#room)).reverse();
    const used = past.reduce((sum, { text }) => sum + text.length + 1, 0);
    const future = this.#future.slice(0, countFitting(this.#future, History.#room - used));
    const list = (steps: readonly Step<T>[]) => `[${steps.map(({ text }) => text).join(',')}]`;
    return `{"past":${list(past)},"future":${list(future)}}`;
  }
}
