// A WebSocket that reconnects by itself. Each request is answered or fails, and nothing is sent twice.
import type { FromClient, ToClient, Error as Refusal } from '../../wire';
import { settings } from '$lib/app/settings.svelte';

type WithoutId<Message> = Message extends { id: number } ? Omit<Message, 'id'> : never;
/** A message to the server; the socket adds its id. */
export type ClientRequest = WithoutId<FromClient>;

/** The server's refusal; `refusal.text` is in the reader's language. */
export class Refused extends globalThis.Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** The connection broke before the answer came: whether the request was carried out shows after reconnecting. */
export class ConnectionLost extends globalThis.Error {}

export type Status = 'connecting' | 'open' | 'lost' | 'ended';

interface Pending {
  resolve: (answer: ToClient) => void;
  reject: (problem: globalThis.Error) => void;
}

export interface SocketEvents {
  /** The socket is open: say which table it is for. */
  opened(): void;
  /** A message that answers no request. */
  received(message: ToClient): void;
  /** The status has changed; `retryIn` is in milliseconds. */
  status(status: Status, retryIn: number): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const OPEN_WITHIN = 10_000;

export class ReconnectingSocket {
  private socket: WebSocket | null = null;
  private nextId = 1;
  private readonly pending = new Map<number, Pending>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly events: SocketEvents,
  ) {
    this.connect();
    addEventListener('online', this.check);
    // A device without a network may still reach a server on itself, so check instead of giving up.
    addEventListener('offline', this.check);
    document.addEventListener('visibilitychange', this.check);
  }

  /** Sends a request and resolves with its answer; throws Refused or ConnectionLost. */
  ask(message: ClientRequest): Promise<ToClient> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new ConnectionLost());
        return;
      }
      const id = this.nextId++;
      this.pending.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Reconnects now instead of waiting for the next attempt. */
  tryNow(): void {
    if (!this.ended && this.retry !== undefined) this.connect();
  }

  /** Closes the connection for good. */
  end(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearTimeout(this.opening);
    clearInterval(this.pinger);
    removeEventListener('online', this.check);
    removeEventListener('offline', this.check);
    document.removeEventListener('visibilitychange', this.check);
    this.socket?.close(1000);
    this.events.status('ended', 0);
  }

  private readonly check = () => {
    if (document.visibilityState === 'hidden' || this.ended) return;
    if (this.socket?.readyState === WebSocket.OPEN) void this.ping();
    else if (this.retry !== undefined) this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.events.status('connecting', 0);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    // If the network drops every packet, the browser itself would wait for minutes.
    this.opening = setTimeout(() => this.abandon(socket), OPEN_WITHIN);
    socket.onopen = () => {
      clearTimeout(this.opening);
      this.events.status('open', 0);
      this.events.opened();
      clearInterval(this.pinger);
      this.pinger = setInterval(() => void this.ping(), PING_EVERY);
    };
    socket.onmessage = (frame: MessageEvent<string>) => this.receive(JSON.parse(frame.data) as ToClient);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private receive(message: ToClient): void {
    const id = 'id' in message ? message.id : null;
    const request = id === null ? undefined : this.pending.get(id);
    if (request && id !== null) {
      // Only an answer resets the back-off: a full server accepts the socket just to turn us away.
      this.wait = FIRST_WAIT;
      this.pending.delete(id);
      if (message.type === 'error') request.reject(new Refused(message));
      else request.resolve(message);
    } else {
      this.events.received(message);
    }
  }

  private abandon(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.lost();
    socket.close();
  }

  private lost(): void {
    clearTimeout(this.opening);
    clearInterval(this.pinger);
    this.socket = null;
    for (const request of this.pending.values()) request.reject(new ConnectionLost());
    this.pending.clear();
    if (this.ended) return;
    // Exponential back-off with jitter, so that not all clients come back at the same moment.
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.retry = setTimeout(() => this.connect(), wait);
    this.events.status('lost', wait);
  }

  private async ping(): Promise<void> {
    const socket = this.socket;
    if (!socket) return;
    // After sleep a socket can look open and be dead: give up on it if no pong comes.
    const timeout = setTimeout(() => this.abandon(socket), PONG_WITHIN);
    try {
      await this.ask({ type: 'ping' });
    } catch {
      // Refused means alive, lost means that reconnecting is under way.
    } finally {
      clearTimeout(timeout);
    }
  }
}

/** The address of the server's sockets; with the language, so that even a full server is understood. */
export function socketUrl(from: Location = location): string {
  return `${from.protocol === 'https:' ? 'wss' : 'ws'}://${from.host}/ws?language=${settings.language}`;
}
