// The line to a server: opened again whenever it breaks, sooner at first than later.
import type { OnlineClientMessage, OnlineServerMessage } from 'bastide-engine';

const first = 1000;
const longest = 15_000;
/** Whoever has not answered by then is not there. */
const patience = 10_000;
/** A line on which nothing was heard for so long may be broken, and nobody has noticed. */
const quiet = 30_000;

export class Line {
  /** It is being opened, or was and is being opened again; or there is no network to do so. */
  state = $state<'connecting' | 'open' | 'offline'>('connecting');
  readonly #opening: () => Promise<OnlineClientMessage>;
  readonly #take: (told: OnlineServerMessage) => void;
  #socket: WebSocket | undefined;
  #wait = first;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #heard = 0;

  /** Says `opening` whenever it is open; `take` is told what comes. */
  constructor(opening: () => Promise<OnlineClientMessage>, take: (told: OnlineServerMessage) => void) {
    this.#opening = opening;
    this.#take = take;
    addEventListener('online', this.#again);
    addEventListener('offline', this.#broken);
    document.addEventListener('visibilitychange', this.#seen);
    this.#open();
  }

  /** False if it is not open. */
  say(message: OnlineClientMessage): boolean {
    if (this.state !== 'open' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The other end has answered as it should: a break is mended at once. */
  holds() {
    clearTimeout(this.#timer);
    this.state = 'open';
    this.#wait = first;
  }

  /** It seems to be broken though nobody has said so. */
  restart() {
    this.#drop();
    this.#again();
  }

  close() {
    this.#isClosed = true;
    removeEventListener('online', this.#again);
    removeEventListener('offline', this.#broken);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #open() {
    clearTimeout(this.#timer);
    // Browsers say so when there is a network again, most of them.
    if (!navigator.onLine) {
      this.state = 'offline';
      this.#timer = setTimeout(() => this.#open(), longest);
      return;
    }
    this.state = 'connecting';
    const address = new URL('api/table', document.baseURI);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = async () => {
      const opening = await this.#opening().catch(() => null);
      if (opening && socket === this.#socket) socket.send(JSON.stringify(opening));
    };
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(data as string) as OnlineServerMessage);
    };
    socket.onclose = () => this.#broken();
    this.#timer = setTimeout(() => this.#broken(), patience);
  }

  // What is still to come of a socket that was given up is not heard.
  #drop() {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #broken = () => {
    this.#drop();
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.state = navigator.onLine ? 'connecting' : 'offline';
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, longest);
  };

  readonly #again = () => {
    if (this.#isClosed || this.#socket) return;
    this.#wait = first;
    this.#open();
  };

  // While nobody looks timers sleep, and devices change their networks.
  readonly #seen = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'open' && Date.now() - this.#heard > quiet) this.restart();
    else this.#again();
  };
}
