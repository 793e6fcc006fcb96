// State that survives a reload: a value under a name in the browser's local storage. What has no name is not kept.

const keyOf = (name: string) => `bastide.${name}`;

class Store {
  /** Whether the browser has refused to keep something (private windows, no room). */
  refuses = $state(false);
}

export const store = new Store();

/** Reads a kept value; `otherwise` if there is none, or it is not what `isGood` expects. */
export function read<T>(name: string, otherwise: T, isGood: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return isGood(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** Reads a kept yes or no. */
export const readSwitch = (name: string, otherwise: boolean): boolean =>
  read(name, otherwise, (value): value is boolean => typeof value === 'boolean');

/** Whether something is kept that is not what `isGood` expects, so that the reader can be told. */
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

/** What is kept under a name, and whether there was something that cannot be used. */
export function readStored<T>(name: string | null, isGood: (value: unknown) => value is T): { value?: T; isDamaged: boolean } {
  if (name === null) return { isDamaged: false };
  return { value: read<T | undefined>(name, undefined, isGood), isDamaged: isDamaged(name, isGood) };
}

/** Keeps a value; false if the browser does not let it. */
export function write(name: string | null, value: unknown): boolean {
  if (name === null) return true;
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
    return true;
  } catch {
    store.refuses = true;
    return false;
  }
}

/** Keeps nothing under a name any more. */
export function forget(name: string) {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Then nothing was kept.
  }
}

const watchers = new Map<string, (value: unknown) => void>();

/** Calls `take` with what another tab keeps under a name; the last one to watch a name is told. */
export function watch(name: string | null, take: (value: unknown) => void) {
  if (name !== null) watchers.set(keyOf(name), take);
}

window.addEventListener('storage', (event: StorageEvent) => {
  if (event.key === null || event.newValue === null) return;
  try {
    watchers.get(event.key)?.(JSON.parse(event.newValue));
  } catch {
    // What cannot be read is not taken over.
  }
});
