// From the home page to a table.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '$lib/net/fake-socket';
import { toasts } from '$lib/ui/toasts.svelte';
import { withFriends } from './open-table';
import { say } from '$lib/words/words.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.instances = [];
  toasts.list = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function welcome(): void {
  FakeSocket.last.receive({
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
const toastTexts = () => toasts.list.map((toast) => toast.text);

test('an offline reader is told so, and gets the table as soon as the server is back', async () => {
  const before = location.pathname;
  const opened = withFriends('sushi-go');
  FakeSocket.last.close();
  expect(toastTexts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(toastTexts()).toEqual([say('page-no-server')]);
  FakeSocket.last.open();
  welcome();
  await opened;
  expect(location.pathname).toBe('/t/CODE');
  history.replaceState(null, '', before);
});

test('a server that answers in time causes no message', async () => {
  const before = location.pathname;
  const opened = withFriends('sushi-go');
  FakeSocket.last.open();
  welcome();
  await opened;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(toastTexts()).toEqual([]);
  history.replaceState(null, '', before);
});
