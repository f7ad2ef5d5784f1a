import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { ConnectionLost, ReconnectingSocket, Refused, socketUrl, type Status } from './socket';

let statuses: [Status, number][];
let received: unknown[];
let opened: number;
let socket: ReconnectingSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.instances = [];
  statuses = [];
  received = [];
  opened = 0;
  socket = new ReconnectingSocket('ws://table/ws', {
    opened: () => opened++,
    received: (message) => received.push(message),
    status: (status, retryIn) => statuses.push([status, retryIn]),
  });
});
afterEach(() => {
  socket.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('each request gets its own answer, whatever else arrives in between', async () => {
  FakeSocket.last.open();
  const first = socket.ask({ type: 'stand' });
  const second = socket.ask({ type: 'describe' });
  expect(FakeSocket.last.sent).toEqual([
    { type: 'stand', id: 1 },
    { type: 'describe', id: 2 },
  ]);
  FakeSocket.last.receive({ type: 'reacted', person: 'a', reaction: 'wow' });
  FakeSocket.last.receive({ type: 'pong', id: 2 });
  FakeSocket.last.receive({ type: 'done', id: 1 });
  expect(await second).toEqual({ type: 'pong', id: 2 });
  expect(await first).toEqual({ type: 'done', id: 1 });
  expect(received).toEqual([{ type: 'reacted', person: 'a', reaction: 'wow' }]);
});

test('a refusal comes with its reason in words', async () => {
  FakeSocket.last.open();
  const asked = socket.ask({ type: 'start' });
  FakeSocket.last.receive({
    type: 'error',
    id: 1,
    code: 'not-now',
    reason: 'x',
    text: 'Not now.',
    facts: {},
  });
  await expect(asked).rejects.toThrow(Refused);
  await expect(asked).rejects.toThrow('Not now.');
});

test('an error that answers no request is passed on', () => {
  FakeSocket.last.open();
  FakeSocket.last.receive({ type: 'error', id: null, code: 'bad-message', text: '' });
  expect(received).toHaveLength(1);
});

test('requests fail while the socket is closed', async () => {
  await expect(socket.ask({ type: 'ping' })).rejects.toThrow(ConnectionLost);
});

test('requests without an answer fail when the connection is lost', async () => {
  FakeSocket.last.open();
  const asked = socket.ask({ type: 'stand' });
  FakeSocket.last.close();
  await expect(asked).rejects.toThrow(ConnectionLost);
});

test('it reconnects by itself with exponential back-off', () => {
  FakeSocket.last.open();
  expect(opened).toBe(1);
  const waits: number[] = [];
  for (let again = 0; again < 8; again++) {
    FakeSocket.last.close();
    const [status, wait] = statuses.at(-1) ?? ['open', 0];
    expect(status).toBe('lost');
    waits.push(wait);
    vi.advanceTimersByTime(wait);
    expect(FakeSocket.instances).toHaveLength(again + 2);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  FakeSocket.last.open();
  expect(opened).toBe(2);
  void socket.ask({ type: 'ping' });
  FakeSocket.last.receive({ type: 'pong', id: 1 });
  FakeSocket.last.close();
  expect(statuses.at(-1)).toEqual(['lost', 500]);
});

test('a server that accepts us only to turn us away does not reset the back-off', () => {
  const waits: number[] = [];
  for (let again = 0; again < 4; again++) {
    FakeSocket.last.open();
    FakeSocket.last.receive({
      type: 'error',
      id: null,
      code: 'busy',
      reason: 'busy',
      text: 'Full.',
      facts: {},
    });
    FakeSocket.last.close();
    waits.push(statuses.at(-1)?.[1] ?? 0);
    vi.advanceTimersByTime(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000]);
  expect(received).toHaveLength(4);
});

test('a connection attempt times out and is repeated', () => {
  vi.advanceTimersByTime(10_000);
  expect(statuses.at(-1)).toEqual(['lost', 500]);
  const [first] = FakeSocket.instances;
  expect(first?.readyState).toBe(3);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.instances).toHaveLength(2);
  FakeSocket.last.open();
  vi.advanceTimersByTime(15_000);
  expect(statuses.at(-1)?.[0]).toBe('open');
});

test('an abandoned socket is ignored', () => {
  const first = FakeSocket.last;
  first.open();
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(8_000);
  expect(statuses.map(([status]) => status)).toEqual(['connecting', 'open', 'lost']);
  first.close();
  expect(statuses.at(-1)).toEqual(['lost', 500]);
  expect(FakeSocket.instances).toHaveLength(1);
});

test('it can be told to reconnect now, but only while it waits', () => {
  socket.tryNow();
  expect(FakeSocket.instances).toHaveLength(1);
  FakeSocket.last.open();
  FakeSocket.last.close();
  socket.tryNow();
  expect(FakeSocket.instances).toHaveLength(2);
  vi.advanceTimersByTime(9_000);
  expect(FakeSocket.instances).toHaveLength(2);
});

test('it reconnects as soon as the network is back', () => {
  FakeSocket.last.open();
  FakeSocket.last.close();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.instances).toHaveLength(2);
});

test('it checks the connection when the network goes away', () => {
  FakeSocket.last.open();
  dispatchEvent(new Event('offline'));
  expect(FakeSocket.last.sent).toEqual([{ type: 'ping', id: 1 }]);
  vi.advanceTimersByTime(8_000);
  expect(statuses.at(-1)?.[0]).toBe('lost');
});

test('a socket that does not answer a ping is abandoned', () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent).toEqual([{ type: 'ping', id: 1 }]);
  vi.advanceTimersByTime(8_000);
  expect(statuses.at(-1)?.[0]).toBe('lost');
});

test('a socket that answers a ping is kept', async () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(20_000);
  FakeSocket.last.receive({ type: 'pong', id: 1 });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(statuses.at(-1)?.[0]).toBe('open');
});

test('an ended connection stays ended', () => {
  FakeSocket.last.open();
  socket.end();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.instances).toHaveLength(1);
  expect(statuses.at(-1)?.[0]).toBe('ended');
});

test('a secure page gets a secure socket', () => {
  expect(socketUrl({ protocol: 'https:', host: 'a.example' } as Location)).toBe(
    'wss://a.example/ws?language=en',
  );
  expect(socketUrl({ protocol: 'http:', host: 'b:8000' } as Location)).toBe('ws://b:8000/ws?language=en');
});
