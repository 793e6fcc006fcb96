// Whether something is kept under a name that is not what it should be, so that the reader can be told.

export function isDamaged(name: string, isGood: (value: unknown) => boolean): boolean {
  let text: string | null;
  try {
    text = localStorage.getItem(`bastide.${name}`);
  } catch {
    return false;
  }
  try {
    return text !== null && !isGood(JSON.parse(text));
  } catch {
    return true;
  }
}
