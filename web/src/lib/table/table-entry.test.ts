// Who comes to a table, and who comes back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '$lib/net/fake-socket';
import { Table } from './table.svelte';
import { toasts } from '$lib/ui/toasts.svelte';

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.instances = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  table = new Table({ type: 'watch', key: 'a-long-key' });
});
afterEach(() => {
  table.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function welcome(id: number, kinds: string[]): object {
  return {
    type: 'welcome',
    id,
    person: null,
    token: null,
    seat: null,
    table: { code: 'CODE', seats: [], people: [] },
    match: 1,
    number: kinds.length,
    events: kinds.map((type) => ({ type })),
    words: kinds.map((type) => ({ lines: [type], blocks: [] })),
    view: { game: 'toy', turn: kinds.length },
    deadline: null,
  };
}

test('a malformed code is reported without details about messages', async () => {
  FakeSocket.last.open();
  const text = 'Expected `str` of length >= 4';
  FakeSocket.last.receive({
    type: 'error',
    id: 1,
    code: 'bad-message',
    reason: 'bad-message',
    text,
    facts: {},
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.problem).not.toBe('');
  expect(table.problem).not.toContain('str');
});

test('a spectator who reconnects gets each line of the story once, and only new events are animated', async () => {
  FakeSocket.last.open();
  FakeSocket.last.receive(welcome(1, ['a', 'b']));
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last.open();
  FakeSocket.last.receive(welcome(2, ['a', 'b', 'c']));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.status).toBe('open');
  expect(table.story.map((item) => item.number)).toEqual([0, 1, 2]);
  expect(table.batch?.events).toEqual([{ type: 'c' }]);
  expect(table.batch?.words).toEqual([{ lines: ['c'], blocks: [] }]);
});

test('a full server is reported in words, and tried again', async () => {
  toasts.list = [];
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
  expect(toasts.list.map(({ text }) => text)).toEqual(['Full.']);
  expect(table.status).toBe('lost');
  expect(table.refusal).toBeNull();
});

test('a player who may not return is told why, and does not wait', async () => {
  FakeSocket.last.open();
  FakeSocket.last.receive(welcome(1, ['a']));
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last.open();
  FakeSocket.last.receive({
    type: 'error',
    id: 2,
    code: 'no-such-table',
    reason: 'x',
    text: 'It is gone.',
    facts: {},
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.problem).toBe('It is gone.');
  expect(table.status).toBe('ended');
  expect(FakeSocket.instances).toHaveLength(2);
});

test('a hint that arrives after its turn is not shown', async () => {
  FakeSocket.last.open();
  FakeSocket.last.receive(welcome(1, ['a']));
  await vi.advanceTimersByTimeAsync(0);
  const asked = table.askHint();
  FakeSocket.last.receive({
    type: 'update',
    match: 1,
    number: 2,
    events: [{ type: 'b' }],
    words: [],
    whole: false,
    changes: { turn: 2 },
    deadline: null,
  });
  FakeSocket.last.receive({ type: 'hint', id: 2, turn: 1, look: 'Look.', best: 'a', reasons: [], moves: [] });
  await asked;
  expect(table.hint).toBeNull();
});
