// Finds out whether a Bastide server or a static host serves this page. A static host has a file at the same address, so that
// nothing is missing.

class Server {
  answers = $state(false);

  constructor() {
    if (navigator.onLine) this.#checkHealth();
  }

  async #checkHealth() {
    try {
      const health: unknown = await (await fetch('./api/health', { cache: 'no-store' })).json();
      this.answers = typeof health === 'object' && health !== null && 'protocol' in health;
    } catch {
      // Another static host.
    }
  }
}

/** Checked once, when a page first offers online tables. */
export const server = new Server();
