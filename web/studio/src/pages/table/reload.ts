// A page that is older than its server is loaded again, once: if it is as old then, somebody has to look.

const name = 'bastide.reloaded';

// A browser that keeps nothing cannot tell how often it was.
function isFirst(): boolean {
  try {
    if (sessionStorage.getItem(name) !== null) return false;
    sessionStorage.setItem(name, '');
    return true;
  } catch {
    return false;
  }
}

/** Whether it is loaded again; false if that was of no use. */
export async function reloadOnce(): Promise<boolean> {
  if (!isFirst()) return false;
  // The service worker would give the same files again until it has the new ones.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const next = registration?.installing ?? registration?.waiting;
  if (next) await Promise.race([isActive(next), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  location.reload();
  return true;
}

/** The server and this page speak the same: whatever comes later may be loaded again. */
export function isUpToDate() {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

const isActive = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => ['activated', 'redundant'].includes(worker.state) && resolve();
    worker.addEventListener('statechange', look);
    look();
  });
