import { beforeEach, expect, test, vi } from 'vitest';
import { ConnectionLost, Refused, type ClientRequest } from '$lib/net/socket';
import { Outbox } from './outbox.svelte';
import { toasts } from '$lib/ui/toasts.svelte';
import type { Sheet, ToClient } from '../../wire';

const DONE: ToClient = { type: 'done', id: 1 };
const SHEET = { pages: [{ rows: [{ maki: 2 }, null] }] } as unknown as Sheet;

function refusal(code: string): Refused {
  return new Refused({ type: 'error', id: 1, code, reason: code, text: 'no', rule: null, facts: {} });
}

const sent: ClientRequest[] = [];
let answer: () => Promise<ToClient>;
const desk = {
  sheet: SHEET as Sheet | null,
  status: 'open',
  ask(message: ClientRequest): Promise<ToClient> {
    sent.push(message);
    return answer();
  },
};

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  toasts.list = [];
  desk.status = 'open';
  answer = () => Promise.resolve(DONE);
});

test('a count is shown at once and sent', async () => {
  const outbox = new Outbox(desk, 'CODE');
  expect(outbox.count(0, 0, 'maki')).toBe(2);
  outbox.write(0, 0, { maki: 3 });
  expect(outbox.count(0, 0, 'maki')).toBe(3);
  await vi.waitFor(() => expect(outbox.isEmpty).toBe(true));
  expect(sent).toEqual([{ type: 'score', page: 0, player: 0, counts: { maki: 3 } }]);
});

test('nothing is lost with the connection or the page', async () => {
  const outbox = new Outbox(desk, 'CODE');
  answer = () => Promise.reject(new ConnectionLost());
  outbox.write(0, 1, { maki: 1 });
  desk.status = 'lost';
  outbox.write(0, 1, { egg: 1 });
  await Promise.resolve();
  const reloaded = new Outbox(desk, 'CODE');
  expect(reloaded.count(0, 1, 'maki')).toBe(1);
  expect(reloaded.isCounted(0, 1)).toBe(true);
  desk.status = 'open';
  answer = () => Promise.resolve(DONE);
  await reloaded.send();
  expect(sent.at(-1)).toEqual({ type: 'score', page: 0, player: 1, counts: { maki: 1, egg: 1 } });
  expect(new Outbox(desk, 'CODE').isEmpty).toBe(true);
});

test('a count that changes while it is being sent is sent again', async () => {
  const outbox = new Outbox(desk, 'CODE');
  outbox.write(0, 0, { maki: 3 });
  outbox.write(0, 0, { maki: 4 });
  await vi.waitFor(() => expect(outbox.isEmpty).toBe(true));
  expect(sent.map((each) => 'counts' in each && each.counts)).toEqual([{ maki: 3 }, { maki: 4 }]);
});

test('a refused count is reported and taken back', async () => {
  const outbox = new Outbox(desk, 'CODE');
  answer = () => Promise.reject(refusal('bad-count'));
  outbox.write(0, 0, { maki: 55 });
  await vi.waitFor(() => expect(outbox.isEmpty).toBe(true));
  expect(outbox.count(0, 0, 'maki')).toBe(2);
  expect(toasts.list).toHaveLength(1);
});

test('a busy server is asked again', async () => {
  vi.useFakeTimers();
  const outbox = new Outbox(desk, 'CODE');
  answer = () => Promise.reject(refusal('busy'));
  outbox.write(0, 0, { maki: 5 });
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.isEmpty).toBe(false);
  answer = () => Promise.resolve(DONE);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outbox.isEmpty).toBe(true);
  vi.useRealTimers();
});

test('a count corrected in another tab is not overwritten by the older one from here', async () => {
  desk.status = 'lost';
  const [here, there] = [new Outbox(desk, 'CODE'), new Outbox(desk, 'CODE')];
  const tellTabs = () => dispatchEvent(new StorageEvent('storage', { key: 'bordspil-pad-CODE' }));
  there.write(0, 0, { maki: 3 });
  tellTabs();
  expect(here.count(0, 0, 'maki')).toBe(3);
  there.write(0, 0, { maki: 4 });
  tellTabs();
  desk.status = 'open';
  await there.send();
  tellTabs();
  await here.send();
  expect(sent.map((each) => 'counts' in each && each.counts)).toEqual([{ maki: 4 }]);
  here.end();
  localStorage.setItem('bordspil-pad-CODE', '{"0 0":{"maki":9}}');
  tellTabs();
  expect(here.isEmpty).toBe(true);
});
