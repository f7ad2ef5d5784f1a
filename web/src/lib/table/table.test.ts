import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '$lib/net/fake-socket';
import { settings } from '$lib/app/settings.svelte';
import { Table } from './table.svelte';
import type { SeatInfo, TableInfo, Update, Welcome } from '../../wire';

const VIEW = { game: 'toy', seat_count: 2, turn: 0, due: [0], legal_moves: ['a'], scores: [0, 0] };
const NOBODY: SeatInfo = { person: null, bot: null, stand_in: false, name: null, face: null, colour: null };

function info(more: Partial<TableInfo> = {}): TableInfo {
  const settings = { stand_in: 'family', hints: 'on' } as TableInfo['settings'];
  return {
    code: 'CODE',
    game: 'toy',
    options: {},
    settings,
    seats: [
      { ...NOBODY, person: 'p1' },
      { ...NOBODY, bot: 'master' },
    ],
    sides: [0, 1],
    people: [{ person: 'p1', name: 'Anna', present: true, face: 'curls', colour: 3 }],
    host: 'p1',
    spectators: 0,
    match: 1,
    running: true,
    names: ['Anna', 'x'],
    rulings: [],
    records: [],
    watch_key: 'w',
    evening: [],
    ...more,
  };
}
function welcome(more: Partial<Welcome> = {}): Welcome {
  const base = { type: 'welcome', id: 1, protocol: 1, person: 'p1', token: 'secret', seat: 0 } as const;
  return {
    ...base,
    table: info(),
    match: 1,
    number: 0,
    events: [],
    words: [],
    view: VIEW,
    deadline: null,
    ...more,
  };
}
function update(more: Partial<Update>): Update {
  const base = { type: 'update', match: 1, number: 0 } as const;
  return { ...base, events: [], words: [], whole: false, changes: {}, deadline: null, ...more };
}
const line = (text: string) => ({ lines: [text], blocks: [] });

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.instances = [];
  settings.tickets = {};
  table = new Table({ type: 'join', code: 'CODE', name: 'Anna' });
});
afterEach(() => {
  table.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function come(more: Partial<Welcome> = {}): Promise<void> {
  FakeSocket.last.open();
  const id = FakeSocket.last.sent.at(-1)?.id as number;
  FakeSocket.last.receive(welcome({ id, ...more }));
  await table.arrived;
  await vi.advanceTimersByTimeAsync(0);
}

test('a welcome brings the table, the view and a ticket for coming back', async () => {
  await come();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'join', code: 'CODE', name: 'Anna' });
  expect(table.seat).toBe(0);
  expect(table.isHost).toBe(true);
  expect(table.isMyTurn).toBe(true);
  expect(table.canPlay).toBe(true);
  expect(settings.tickets.CODE).toMatchObject({ token: 'secret', game: 'toy' });
});

test('an update changes only the fields it names', async () => {
  await come();
  FakeSocket.last.receive(
    update({
      number: 2,
      events: [{ event: 'x' }, { event: 'y' }],
      words: [line('X.'), line('Y.')],
      changes: { turn: 1, due: [1], legal_moves: [] },
    }),
  );
  expect(table.view).toEqual({ ...VIEW, turn: 1, due: [1], legal_moves: [] });
  expect(table.canPlay).toBe(false);
  expect(table.story.map((item) => [item.number, item.lines])).toEqual([
    [0, ['X.']],
    [1, ['Y.']],
  ]);
  expect(table.batch?.before).toEqual(VIEW);
  expect(table.batch?.events).toEqual([{ event: 'x' }, { event: 'y' }]);
});

test('a whole view replaces the old one, and a new match starts a new story', async () => {
  await come();
  FakeSocket.last.receive(
    update({ number: 1, events: [{ event: 'x' }], words: [line('X.')], changes: { extra: 1 } }),
  );
  expect(table.view).toHaveProperty('extra', 1);
  FakeSocket.last.receive(
    update({
      match: 2,
      number: 1,
      events: [{ event: 'dealt' }],
      words: [line('Dealt.')],
      whole: true,
      changes: VIEW,
    }),
  );
  expect(table.view).toEqual(VIEW);
  expect(table.batch?.before).toBeNull();
  expect(table.story.map((item) => item.lines)).toEqual([['Dealt.']]);
});

test('after a lost connection it returns with its token and catches up on what it missed', async () => {
  await come();
  FakeSocket.last.receive(update({ number: 3, events: [{ event: 'x' }], words: [line('X.')], changes: {} }));
  FakeSocket.last.close();
  expect(table.status).toBe('lost');
  expect(table.retryAt).not.toBeNull();
  table.tryNow();
  FakeSocket.last.open();
  const back = FakeSocket.last.sent[0];
  expect(back).toMatchObject({ type: 'return', token: 'secret', match: 1, seen: 3 });
  FakeSocket.last.receive(
    welcome({
      id: back?.id as number,
      number: 4,
      events: [{ event: 'z' }],
      words: [line('Z.')],
      view: { ...VIEW, turn: 5 },
    }),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(table.story.map((item) => item.lines[0])).toEqual(['X.', 'Z.']);
  expect(table.view.turn).toBe(5);
  expect(table.retryAt).toBeNull();
});

test('a refused entrance is kept to be shown, and not repeated', async () => {
  FakeSocket.last.open();
  FakeSocket.last.receive({
    type: 'error',
    id: 1,
    code: 'no-such-table',
    reason: 'bad-token',
    text: 'No.',
    facts: {},
  });
  await expect(table.arrived).rejects.toThrow('No.');
  expect(table.refusal?.refusal.reason).toBe('bad-token');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.instances).toHaveLength(1);
});

test('a busy server is asked again after the time it gives', async () => {
  FakeSocket.last.open();
  FakeSocket.last.receive({
    type: 'error',
    id: 1,
    code: 'busy',
    reason: 'busy',
    text: '',
    facts: { retry_after: 3 },
  });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(FakeSocket.last.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('a removed player does not reconnect, and the ticket is gone', async () => {
  await come();
  FakeSocket.last.receive({ type: 'closing', reason: 'removed' });
  expect(table.gone).toBe('removed');
  expect(settings.tickets.CODE).toBeUndefined();
});

test('it reconnects to a server that restarts', async () => {
  await come();
  FakeSocket.last.receive({ type: 'closing', reason: 'stopping' });
  expect(table.gone).toBeNull();
  FakeSocket.last.close();
  expect(table.status).toBe('lost');
  expect(settings.tickets.CODE).toBeDefined();
});

async function comeBack(view: Record<string, unknown>): Promise<void> {
  FakeSocket.last.close();
  table.tryNow();
  FakeSocket.last.open();
  expect(table.canPlay).toBe(false);
  FakeSocket.last.receive(welcome({ id: FakeSocket.last.sent[0]?.id as number, view: { ...VIEW, ...view } }));
  await vi.advanceTimersByTimeAsync(0);
}
const plays = () =>
  FakeSocket.instances.flatMap((socket) => socket.sent.filter(({ type }) => type === 'play'));

test('a move is sent with its turn, and a second click adds nothing', async () => {
  await come();
  const played = Promise.all([table.play('a'), table.play('a')]);
  expect(plays()).toEqual([expect.objectContaining({ move: 'a', turn: 0 })]);
  expect(table.pendingMoves.isBusy).toBe(true);
  FakeSocket.last.receive({ type: 'done', id: plays()[0]?.id });
  await played;
  expect(table.pendingMoves.isBusy).toBe(false);
  void table.play('a');
  expect(plays()).toHaveLength(2);
});

test('a move lost with the connection is sent again', async () => {
  await come();
  const played = table.play('a');
  await comeBack({});
  expect(plays()).toHaveLength(2);
  FakeSocket.last.receive({ type: 'done', id: plays()[1]?.id });
  await played;
});

test.each([
  ['the turn is over', { turn: 1 }],
  ['it is no longer legal', { legal_moves: ['b'] }],
])('a move is not sent again when %s', async (_, view) => {
  await come();
  const played = table.play('a');
  await comeBack(view);
  await played;
  expect(plays()).toHaveLength(1);
});

test('a busy server that drops the connection is not asked twice', async () => {
  FakeSocket.last.open();
  FakeSocket.last.receive({ type: 'error', id: 1, code: 'busy', reason: 'busy', text: '', facts: {} });
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.close();
  table.tryNow();
  FakeSocket.last.open();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test('without a connection nothing can be played, and the table says so', async () => {
  await come();
  expect([table.isOffline, table.canPlay]).toEqual([false, true]);
  FakeSocket.last.close();
  expect([table.isOffline, table.canPlay]).toEqual([true, false]);
});

test('a hint disappears with its turn', async () => {
  await come();
  const asked = table.askHint();
  FakeSocket.last.receive({
    type: 'hint',
    id: FakeSocket.last.sent.at(-1)?.id,
    turn: 0,
    look: 'Look.',
    best: 'a',
    moves: [],
  });
  await asked;
  expect(table.hint?.look).toBe('Look.');
  FakeSocket.last.receive(update({ number: 1, changes: { turn: 1 } }));
  expect(table.hint).toBeNull();
});

test('after the seats have changed, names and faces are those of the match shown', async () => {
  const seats = [{ ...NOBODY, person: 'p1', name: 'Anna', face: 'cap' }, NOBODY, NOBODY];
  await come({ table: info({ seats, running: false }) });
  expect(table.names).toEqual(['Anna', 'x']);
  expect(table.faces.map(({ character }) => character)).toEqual(['cap', '']);
});
