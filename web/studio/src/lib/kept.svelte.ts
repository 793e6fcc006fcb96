// State that survives a reload: a value under a name in the browser's local storage.

/** Reads a kept value; `otherwise` if there is none, or it is not what `isGood` expects. */
export function read<T>(name: string, otherwise: T, isGood: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`bastide.${name}`) ?? 'null');
    return isGood(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a value; false if the browser does not let it (private windows, no room). */
export function write(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`bastide.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
