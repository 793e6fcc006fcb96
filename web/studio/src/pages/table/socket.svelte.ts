// The line to a server: opened again whenever it breaks, sooner at first than later.
import type { OnlineClientMessage, OnlineServerMessage } from 'bastide-engine';

const minWait = 1000;
const maxWait = 15_000;
/** Whoever has not answered by then is not there. */
const openTimeout = 10_000;
/** A line on which nothing was heard for so long may be broken, and nobody has noticed. */
const maxSilence = 30_000;

export class Socket {
  /** It is being opened, or was and is being opened again; or there is no network to do so. */
  state = $state<'connecting' | 'open' | 'offline'>('connecting');
  readonly #greeting: () => Promise<OnlineClientMessage>;
  readonly #receive: (message: OnlineServerMessage) => void;
  #socket: WebSocket | undefined;
  #wait = minWait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #lastMessageAt = 0;

  /** Says `opening` whenever it is open; `take` is told what comes. */
  constructor(greeting: () => Promise<OnlineClientMessage>, receive: (message: OnlineServerMessage) => void) {
    this.#greeting = greeting;
    this.#receive = receive;
    addEventListener('online', this.#reopen);
    addEventListener('offline', this.#onClosed);
    document.addEventListener('visibilitychange', this.#onVisible);
    this.#open();
  }

  /** False if it is not open. */
  send(message: OnlineClientMessage): boolean {
    if (this.state !== 'open' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The other end has answered as it should: a break is mended at once. */
  confirm() {
    clearTimeout(this.#timer);
    this.state = 'open';
    this.#wait = minWait;
  }

  /** It seems to be broken though nobody has said so. */
  restart() {
    this.#discard();
    this.#reopen();
  }

  close() {
    this.#isClosed = true;
    removeEventListener('online', this.#reopen);
    removeEventListener('offline', this.#onClosed);
    document.removeEventListener('visibilitychange', this.#onVisible);
    clearTimeout(this.#timer);
    this.#discard();
  }

  #open() {
    clearTimeout(this.#timer);
    // Browsers say so when there is a network again, most of them.
    if (!navigator.onLine) {
      this.state = 'offline';
      this.#timer = setTimeout(() => this.#open(), maxWait);
      return;
    }
    this.state = 'connecting';
    const address = new URL('api/table', document.baseURI);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = async () => {
      const greeting = await this.#greeting().catch(() => null);
      if (greeting && socket === this.#socket) socket.send(JSON.stringify(greeting));
    };
    socket.onmessage = ({ data }) => {
      this.#lastMessageAt = Date.now();
      this.#receive(JSON.parse(data as string) as OnlineServerMessage);
    };
    socket.onclose = () => this.#onClosed();
    this.#timer = setTimeout(() => this.#onClosed(), openTimeout);
  }

  // What is still to come of a socket that was given up is not heard.
  #discard() {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #onClosed = () => {
    this.#discard();
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.state = navigator.onLine ? 'connecting' : 'offline';
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, maxWait);
  };

  readonly #reopen = () => {
    if (this.#isClosed || this.#socket) return;
    this.#wait = minWait;
    this.#open();
  };

  // While nobody looks timers sleep, and devices change their networks.
  readonly #onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'open' && Date.now() - this.#lastMessageAt > maxSilence) this.restart();
    else this.#reopen();
  };
}
