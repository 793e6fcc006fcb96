// Reloads a page that is older than its server, once. If it is still too old, the reader has to act.

const name = 'bastide.reloaded';

// A browser without storage cannot count reloads.
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(name) !== null) return false;
    sessionStorage.setItem(name, '');
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page. Returns false if that did not help before. */
export async function reloadOnce(): Promise<boolean> {
  if (!isFirst()) return false;
  // Until it is updated, the service worker would serve the old files again.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const next = registration?.installing ?? registration?.waiting;
  if (next) await Promise.race([isActive(next), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  location.reload();
  return true;
}

/** The server and the page use the same version, so the page may reload again later. */
export function isUpToDate() {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Then nothing is stored.
  }
}

const isActive = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => ['activated', 'redundant'].includes(worker.state) && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
