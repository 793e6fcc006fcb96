// Page-wide keys must not interfere with the focused element.

/** Whether a key belongs to the focused element: a field, an open dialog, or a button that it would press. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea, dialog[open]')) return true;
  const presses = event.key === 'Enter' || event.key === ' ';
  return presses && target?.closest('button, a, summary') !== null && target !== null;
}
