// The keys that undo and redo everywhere.

/** The action of a key, unless it was pressed in a field (matching `fields`) with its own undo. */
export function undoKey(event: KeyboardEvent, fields = 'input, textarea'): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.target as HTMLElement).matches(fields)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
