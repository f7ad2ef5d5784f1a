// From the home page to a table.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fake-socket';
import { toasts } from './toasts.svelte';
import { withFriends } from './visit';
import { say } from './words.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  toasts.list = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function welcome(): void {
  FakeSocket.last.hear({
    type: 'welcome',
    id: FakeSocket.last.sent.at(-1)?.id,
    person: 'anna',
    token: 'a-token',
    seat: 0,
    table: { code: 'CODE', seats: [], people: [], records: [] },
    match: 0,
    number: 0,
    events: [],
    words: [],
    view: null,
    deadline: null,
  });
}
const told = () => toasts.list.map((toast) => toast.text);

test('who is offline hears so, and gets the table as soon as the server is there', async () => {
  const before = location.pathname;
  const opened = withFriends('sushi-go');
  FakeSocket.last.close();
  expect(told()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(told()).toEqual([say('page-no-server')]);
  FakeSocket.last.open();
  welcome();
  await opened;
  expect(location.pathname).toBe('/t/CODE');
  history.replaceState(null, '', before);
});

test('nobody hears of a server that answers', async () => {
  const before = location.pathname;
  const opened = withFriends('sushi-go');
  FakeSocket.last.open();
  welcome();
  await opened;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told()).toEqual([]);
  history.replaceState(null, '', before);
});
