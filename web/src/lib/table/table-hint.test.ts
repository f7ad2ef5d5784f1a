// Advice: asked for, thought about, read in two steps, and gone with its turn.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '$lib/net/fake-socket';
import { Table } from './table.svelte';

const WELCOME = {
  ...{ type: 'welcome', id: 1, person: 'p1', token: null, seat: 0, deadline: null },
  ...{ table: { code: 'CODE', seats: [], people: [] }, match: 1, number: 0, events: [], words: [] },
  view: { game: 'toy', turn: 0, due: [0], legal_moves: ['a'] },
};
const NEXT_TURN = {
  ...{ type: 'update', match: 1, number: 1, events: [], words: [], whole: false, deadline: null },
  changes: { turn: 1 },
};

let table: Table;
beforeEach(async () => {
  FakeSocket.instances = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  table = new Table({ type: 'join', code: 'CODE', name: 'Anna' });
  FakeSocket.last.open();
  FakeSocket.last.receive(WELCOME);
  await table.arrived;
});
afterEach(() => {
  table.end();
  vi.unstubAllGlobals();
});

function hint(): object {
  const moves = [{ move: 'a', words: 'A', chance: 0.5, points: 1 }];
  return { type: 'hint', id: FakeSocket.last.sent.at(-1)?.id, turn: 0, look: 'Look.', best: 'a', moves };
}

test('a hint is computed, shows its move on request, and disappears with its turn', async () => {
  const asked = table.askHint();
  expect(table.isHinting).toBe(true);
  FakeSocket.last.receive(hint());
  await asked;
  expect(table.isHinting).toBe(false);
  expect(table.hint?.look).toBe('Look.');
  expect(table.advised).toBeNull();
  table.shownHint = table.hint;
  expect(table.advised).toBe('a');
  FakeSocket.last.receive(NEXT_TURN);
  expect(table.hint).toBeNull();
  expect(table.advised).toBeNull();
});

test('a late hint is not shown', async () => {
  const asked = table.askHint();
  const late = hint();
  FakeSocket.last.receive(NEXT_TURN);
  FakeSocket.last.receive(late);
  await asked;
  expect(table.hint).toBeNull();
  expect(table.isHinting).toBe(false);
});

test('while another hint is computed, the last one suggests nothing', async () => {
  const asked = table.askHint();
  FakeSocket.last.receive(hint());
  await asked;
  table.shownHint = table.hint;
  const again = table.askHint();
  expect(table.advised).toBeNull();
  FakeSocket.last.receive(hint());
  await again;
});
