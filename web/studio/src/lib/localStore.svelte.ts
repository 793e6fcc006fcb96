// State that survives a reload: named values in the browser's local storage. A value without a name is not stored.

const keyOf = (name: string) => `bastide.${name}`;

class Store {
  /** Whether the browser has refused to store something (private windows, no space), until the reader closes the notice. */
  refuses = $state(false);
  /** Whether the browser has refused to store something since the page was loaded. */
  hasRefused = $state(false);
}

export const store = new Store();

/** Reads a stored value. Returns `otherwise` if there is none or `isGood` rejects it. */
export function read<T>(name: string, otherwise: T, isGood: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return isGood(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** Reads a stored boolean. */
export const readSwitch = (name: string, otherwise: boolean): boolean =>
  read(name, otherwise, (value): value is boolean => typeof value === 'boolean');

/** Whether there is a stored value that `isGood` rejects, so that the reader can be told. */
export function isDamaged(name: string, isGood: (value: unknown) => boolean): boolean {
  let text: string | null;
  try {
    text = localStorage.getItem(keyOf(name));
  } catch {
    return false;
  }
  try {
    return text !== null && !isGood(JSON.parse(text));
  } catch {
    return true;
  }
}

/** Reads a stored value and whether it was damaged. */
export function readStored<T>(name: string | null, isGood: (value: unknown) => value is T): { value?: T; isDamaged: boolean } {
  if (name === null) return { isDamaged: false };
  return { value: read<T | undefined>(name, undefined, isGood), isDamaged: isDamaged(name, isGood) };
}

/** Notes that something could not be stored. */
export function refused() {
  store.refuses = store.hasRefused = true;
}

/** Stores a value. Returns false if the browser does not allow it. */
export const write = (name: string | null, value: unknown): boolean => name === null || writeText(name, JSON.stringify(value));

/** Stores the JSON of a value. With `isQuiet` the reader is not told if the browser does not allow it. */
export function writeText(name: string, text: string, isQuiet = false): boolean {
  try {
    localStorage.setItem(keyOf(name), text);
    return true;
  } catch {
    if (!isQuiet) refused();
    return false;
  }
}

/** Removes a stored value. */
export function remove(name: string) {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Then nothing is stored.
  }
}

const watchers = new Map<string, (value: unknown) => void>();

/** Calls `take` when another tab changes a value. Only the last watcher of a name is called. */
export function watch(name: string | null, take: (value: unknown) => void) {
  if (name !== null) watchers.set(keyOf(name), take);
}

window.addEventListener('storage', (event: StorageEvent) => {
  if (event.key === null || event.newValue === null) return;
  try {
    watchers.get(event.key)?.(JSON.parse(event.newValue));
  } catch {
    // Ignore values that cannot be read.
  }
});
