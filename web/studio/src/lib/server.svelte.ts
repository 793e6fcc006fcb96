// Whether what this page came from is a server of tables, or only a host of files. Hosts of files have a file in the place where
// a server answers, so that nobody asks for what is not there.

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
      // A host of other files.
    }
  }
}

/** Asked once, when the first page that offers tables is opened. */
export const server = new Server();
