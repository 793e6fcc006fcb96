// A WebSocket to a server that reconnects when it breaks, with increasing delays.
import type { OnlineClientMessage, OnlineServerMessage } from 'bastide-engine';

const minWait = 1000;
const maxWait = 15_000;
/** An attempt without an answer after this time has failed. */
const openTimeout = 10_000;
/** After this long a silence, the connection may be broken without notice. */
const maxSilence = 30_000;

export class Socket {
  /** Connecting or reconnecting, open, or without a network. */
  state = $state<'connecting' | 'open' | 'offline'>('connecting');
  readonly #greeting: () => Promise<OnlineClientMessage>;
  readonly #receive: (message: OnlineServerMessage) => void;
  #socket: WebSocket | undefined;
  #wait = minWait;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #lastMessageAt = 0;

  /** Sends `greeting` after each connection. Calls `receive` with each message. */
  constructor(greeting: () => Promise<OnlineClientMessage>, receive: (message: OnlineServerMessage) => void) {
    this.#greeting = greeting;
    this.#receive = receive;
    addEventListener('online', this.#reopen);
    addEventListener('offline', this.#onClosed);
    document.addEventListener('visibilitychange', this.#onVisible);
    this.#open();
  }

  /** Returns false if the socket is not open. */
  send(message: OnlineClientMessage): boolean {
    if (this.state !== 'open' || !this.#socket) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Called after a valid answer, so that the next break is repaired at once. */
  confirm() {
    clearTimeout(this.#timer);
    this.state = 'open';
    this.#wait = minWait;
  }

  /** Reconnects a connection that seems broken. */
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
    // Most browsers report when the network is back.
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

  // Ignores remaining messages of a discarded socket.
  #discard() {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // Browsers report an error if a socket is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
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

  // While a page is hidden, timers sleep and devices change networks.
  readonly #onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'open' && Date.now() - this.#lastMessageAt > maxSilence) this.restart();
    else this.#reopen();
  };
}
