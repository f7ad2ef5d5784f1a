// Who comes to a table, and who comes back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { Table } from './table.svelte';
import { toasts } from './toasts.svelte';

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
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
    words: kinds.map((type) => ({ lines: [type] })),
    view: { game: 'toy', turn: kinds.length },
    deadline: null,
  };
}

test('a code that no table could have is told without the form of messages', async () => {
  FakeSocket.last.open();
  const text = 'Expected `str` of length >= 4';
  FakeSocket.last.hear({ type: 'error', id: 1, code: 'bad-message', reason: 'bad-message', text, facts: {} });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.problem).not.toBe('');
  expect(table.problem).not.toContain('str');
});

test('a watcher who comes back has each line of the story once, and sees only what is new', async () => {
  FakeSocket.last.open();
  FakeSocket.last.hear(welcome(1, ['a', 'b']));
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.close();
  await vi.advanceTimersByTimeAsync(1_000);
  FakeSocket.last.open();
  FakeSocket.last.hear(welcome(2, ['a', 'b', 'c']));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.status).toBe('open');
  expect(table.story.map((item) => item.number)).toEqual([0, 1, 2]);
  expect(table.batch?.happenings).toEqual([{ type: 'c' }]);
  expect(table.batch?.words).toEqual([{ lines: ['c'] }]);
});

test('an error that answers nothing is told in its words', async () => {
  FakeSocket.last.open();
  const refusal = { type: 'error', id: null, code: 'too-many', reason: 'too-many-sockets', facts: {} };
  FakeSocket.last.hear({ ...refusal, text: 'There are too many of you.' });
  expect(toasts.list.map((toast) => toast.text)).toEqual(['There are too many of you.']);
});
