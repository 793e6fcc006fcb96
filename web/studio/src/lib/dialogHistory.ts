// Lets Escape and Back close what is open, on every page. Escape closes a focused menu (browsers already do this for
// dialogs), and Back closes the top dialog. To make that work, each open dialog has an entry in the browser's history.

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

// Called after a dialog was opened or closed.
function follow() {
  const open = dialogs().length;
  if (open > entry()) window.history.pushState({ dialogs: open } satisfies Entry, '');
  else if (open < entry()) window.history.back();
}

// Called after Back, or after Forward to a dialog that is closed.
function back() {
  for (const dialog of dialogs().slice(entry())) dialog.close();
  if (dialogs().length < entry()) window.history.back();
}

/** Installs the listeners. */
export function closeByEscapeAndBack() {
  // A reload has closed all dialogs.
  if (entry() > 0) window.history.replaceState(null, '');
  addEventListener('keydown', escape);
  addEventListener('popstate', back);
  new MutationObserver(follow).observe(document.body, { subtree: true, attributeFilter: ['open'] });
}
