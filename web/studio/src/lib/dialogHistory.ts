// Escape and Back close what is open, on every page: Escape a chooser that has the focus (browsers do the same for dialogs),
// Back the dialog on top. An open dialog is an entry of the browser's history for that.

interface Entry {
  dialogs: number;
}

const entry = () => (window.history.state as Entry | null)?.dialogs ?? 0;
const dialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];

function escape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : null;
  const chooser = target?.closest('dialog, details[open]');
  if (!(chooser instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  chooser.open = false;
  chooser.querySelector('summary')?.focus();
}

// A dialog was opened or closed.
function follow() {
  const open = dialogs().length;
  if (open > entry()) window.history.pushState({ dialogs: open } satisfies Entry, '');
  else if (open < entry()) window.history.back();
}

// Back was pressed, or forward to a dialog that is not open any more.
function back() {
  for (const dialog of dialogs().slice(entry())) dialog.close();
  if (dialogs().length < entry()) window.history.back();
}

/** Begins to do so. */
export function closeByEscapeAndBack() {
  // A reload has closed what was open.
  if (entry() > 0) window.history.replaceState(null, '');
  addEventListener('keydown', escape);
  addEventListener('popstate', back);
  new MutationObserver(follow).observe(document.body, { subtree: true, attributeFilter: ['open'] });
}
