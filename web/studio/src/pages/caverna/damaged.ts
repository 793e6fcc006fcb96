// Whether something is kept under a name that cannot be used any more, so that the reader can be told.

export function isDamaged(name: string, isGood: (value: unknown) => boolean): boolean {
  try {
    const text = localStorage.getItem(`bastide.${name}`);
    return text !== null && !isGood(JSON.parse(text));
  } catch {
    return true;
  }
}
