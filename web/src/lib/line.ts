// A socket that comes back by itself: asks are answered or fail, and nothing is sent twice.
import type { FromClient, ToClient, Error as Refusal } from '../wire';

type WithoutId<Message> = Message extends { id: number } ? Omit<Message, 'id'> : never;
export type Ask = WithoutId<FromClient>;

/** What the server refuses; `refusal.text` is in the reader's language. */
export class Refused extends globalThis.Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** The line broke before the answer came; whether it was done will be seen when the line is back. */
export class LineLost extends globalThis.Error {}

export type Status = 'connecting' | 'open' | 'lost' | 'ended';

interface Waiting {
  done: (answer: ToClient) => void;
  failed: (problem: globalThis.Error) => void;
}

export interface LineEvents {
  /** The socket is open: say which table it is for. */
  opened(): void;
  /** Something was told that answers no question of ours. */
  told(message: ToClient): void;
  /** The state of the line has changed; `retryIn` milliseconds until the next try. */
  status(status: Status, retryIn: number): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class Line {
  private socket: WebSocket | null = null;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly events: LineEvents,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
    // A device off the net may still reach a server on itself: asking tells.
    addEventListener('offline', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  /** Asks something; gives the answer, or throws Refused or LineLost. */
  ask(message: Ask): Promise<ToClient> {
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        failed(new LineLost());
        return;
      }
      const id = this.next++;
      this.waiting.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Tries at once, instead of waiting for the next try. */
  tryNow(): void {
    if (!this.ended && this.retry !== undefined) this.connect();
  }

  /** Ends the line for good. */
  end(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearInterval(this.pinger);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close(1000);
    this.events.status('ended', 0);
  }

  private readonly hurry = () => {
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
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.events.status('open', 0);
      this.events.opened();
      clearInterval(this.pinger);
      this.pinger = setInterval(() => void this.ping(), PING_EVERY);
    };
    socket.onmessage = (frame: MessageEvent<string>) => this.hear(JSON.parse(frame.data) as ToClient);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hear(message: ToClient): void {
    const id = 'id' in message ? message.id : null;
    const asked = id === null ? undefined : this.waiting.get(id);
    if (asked && id !== null) {
      this.waiting.delete(id);
      if (message.type === 'error') asked.failed(new Refused(message));
      else asked.done(message);
    } else {
      this.events.told(message);
    }
  }

  private lost(): void {
    clearInterval(this.pinger);
    this.socket = null;
    for (const asked of this.waiting.values()) asked.failed(new LineLost());
    this.waiting.clear();
    if (this.ended) return;
    // Not all at once when a server comes back.
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.retry = setTimeout(() => this.connect(), wait);
    this.events.status('lost', wait);
  }

  private async ping(): Promise<void> {
    const socket = this.socket;
    // After sleep a socket may look open and be dead: who does not answer is left.
    const patience = setTimeout(() => {
      if (this.socket === socket) {
        socket?.close();
        this.lost();
      }
    }, PONG_WITHIN);
    try {
      await this.ask({ type: 'ping' });
    } catch {
      // Lost or refused: either way the line is known to be alive or known to be dead.
    } finally {
      clearTimeout(patience);
    }
  }
}

/** Where the server's sockets are; who is turned away at the door is told so in this language. */
export function socketUrl(language: string, place: Location = location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/ws?language=${language}`;
}
