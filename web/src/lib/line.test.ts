import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { Line, LineLost, Refused, socketUrl, type Status } from './line';

let statuses: [Status, number][];
let told: unknown[];
let opened: number;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  statuses = [];
  told = [];
  opened = 0;
  line = new Line('ws://table/ws', {
    opened: () => opened++,
    told: (message) => told.push(message),
    status: (status, retryIn) => statuses.push([status, retryIn]),
  });
});
afterEach(() => {
  line.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('each question gets its own answer, whatever else is told between', async () => {
  FakeSocket.last.open();
  const first = line.ask({ type: 'stand' });
  const second = line.ask({ type: 'describe' });
  expect(FakeSocket.last.sent).toEqual([
    { type: 'stand', id: 1 },
    { type: 'describe', id: 2 },
  ]);
  FakeSocket.last.hear({ type: 'reacted', person: 'a', reaction: 'wow' });
  FakeSocket.last.hear({ type: 'pong', id: 2 });
  FakeSocket.last.hear({ type: 'done', id: 1 });
  expect(await second).toEqual({ type: 'pong', id: 2 });
  expect(await first).toEqual({ type: 'done', id: 1 });
  expect(told).toEqual([{ type: 'reacted', person: 'a', reaction: 'wow' }]);
});

test('a refusal says why, in words', async () => {
  FakeSocket.last.open();
  const asked = line.ask({ type: 'start' });
  FakeSocket.last.hear({ type: 'error', id: 1, code: 'not-now', reason: 'x', text: 'Not now.', facts: {} });
  await expect(asked).rejects.toThrow(Refused);
  await expect(asked).rejects.toThrow('Not now.');
});

test('an error that answers nothing is told', () => {
  FakeSocket.last.open();
  FakeSocket.last.hear({ type: 'error', id: null, code: 'bad-message', text: '' });
  expect(told).toHaveLength(1);
});

test('nothing is asked over a closed line', async () => {
  await expect(line.ask({ type: 'ping' })).rejects.toThrow(LineLost);
});

test('what was not answered is known to be unanswered', async () => {
  FakeSocket.last.open();
  const asked = line.ask({ type: 'stand' });
  FakeSocket.last.close();
  await expect(asked).rejects.toThrow(LineLost);
});

test('it comes back by itself, each time after a longer wait', () => {
  FakeSocket.last.open();
  expect(opened).toBe(1);
  const waits: number[] = [];
  for (let again = 0; again < 8; again++) {
    FakeSocket.last.close();
    const [status, wait] = statuses.at(-1) ?? ['open', 0];
    expect(status).toBe('lost');
    waits.push(wait);
    vi.advanceTimersByTime(wait);
    expect(FakeSocket.made).toHaveLength(again + 2);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  FakeSocket.last.open();
  expect(opened).toBe(2);
  void line.ask({ type: 'ping' });
  FakeSocket.last.hear({ type: 'pong', id: 1 });
  FakeSocket.last.close();
  expect(statuses.at(-1)).toEqual(['lost', 500]);
});

test('a server that opens only to send us away is not knocked at ever and ever again', () => {
  const waits: number[] = [];
  for (let again = 0; again < 4; again++) {
    FakeSocket.last.open();
    FakeSocket.last.hear({ type: 'error', id: null, code: 'busy', reason: 'busy', text: 'Full.', facts: {} });
    FakeSocket.last.close();
    waits.push(statuses.at(-1)?.[1] ?? 0);
    vi.advanceTimersByTime(waits.at(-1) ?? 0);
  }
  expect(waits).toEqual([500, 1000, 2000, 4000]);
  expect(told).toHaveLength(4);
});

test('a network that swallows everything is given up, and tried again', () => {
  vi.advanceTimersByTime(10_000);
  expect(statuses.at(-1)).toEqual(['lost', 500]);
  const [first] = FakeSocket.made;
  expect(first?.readyState).toBe(3);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.open();
  vi.advanceTimersByTime(15_000);
  expect(statuses.at(-1)?.[0]).toBe('open');
});

test('a socket that was left says nothing more', () => {
  const first = FakeSocket.last;
  first.open();
  dispatchEvent(new Event('offline'));
  vi.advanceTimersByTime(8_000);
  expect(statuses.map(([status]) => status)).toEqual(['connecting', 'open', 'lost']);
  first.close();
  expect(statuses.at(-1)).toEqual(['lost', 500]);
  expect(FakeSocket.made).toHaveLength(1);
});

test('it can be told to try at once, and only while it waits', () => {
  line.tryNow();
  expect(FakeSocket.made).toHaveLength(1);
  FakeSocket.last.open();
  FakeSocket.last.close();
  line.tryNow();
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(9_000);
  expect(FakeSocket.made).toHaveLength(2);
});

test('a network that is back is used at once', () => {
  FakeSocket.last.open();
  FakeSocket.last.close();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(2);
});

test('a network that goes is noticed soon', () => {
  FakeSocket.last.open();
  dispatchEvent(new Event('offline'));
  expect(FakeSocket.last.sent).toEqual([{ type: 'ping', id: 1 }]);
  vi.advanceTimersByTime(8_000);
  expect(statuses.at(-1)?.[0]).toBe('lost');
});

test('a line that looks open but does not answer is left', () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent).toEqual([{ type: 'ping', id: 1 }]);
  vi.advanceTimersByTime(8_000);
  expect(statuses.at(-1)?.[0]).toBe('lost');
});

test('a line that answers is kept', async () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(20_000);
  FakeSocket.last.hear({ type: 'pong', id: 1 });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(statuses.at(-1)?.[0]).toBe('open');
});

test('what is ended stays ended', () => {
  FakeSocket.last.open();
  line.end();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(statuses.at(-1)?.[0]).toBe('ended');
});

test('the socket is as safe as the page', () => {
  expect(socketUrl({ protocol: 'https:', host: 'a.example' } as Location)).toBe(
    'wss://a.example/ws?language=en',
  );
  expect(socketUrl({ protocol: 'http:', host: 'b:8000' } as Location)).toBe('ws://b:8000/ws?language=en');
});
