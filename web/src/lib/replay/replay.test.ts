import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplayData, ReplayStep } from './records';
import { marksOf, Replay } from './replay.svelte';
import { VIEW } from '$games/sample-view';
import type { GameEvent } from '$lib/table/scene';

const happened = (event: string, facts: object): GameEvent => ({ event, ...facts });

function step(turn: number, ...events: GameEvent[]): ReplayStep {
  const view = { ...VIEW, game: 'toy', turn, legal_moves: ['a'] };
  return { move: null, events, lines: events.map(({ event }) => [event]), blocks: [], view };
}

const DATA: ReplayData = {
  faces: [],
  highlights: { story: [], closeness: [] },
  game: 'toy',
  options: {},
  names: ['Anna', 'Jón'],
  sides: [0, 1],
  perspective: '0',
  outcome: null,
  steps: [
    step(0, happened('round-started', { round: 1 })),
    step(1, happened('card-played', { seat: 0 })),
    step(2),
    step(3, happened('round-started', { round: 2 })),
    step(4, { event: 'match-ended' }),
  ],
};

const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    if (path.includes('missing'))
      return new Response('{"code":"no-such-record","text":"Gone."}', { status: 404 });
    const words = path.includes('&words') ? { table: [{ title: 'T', headings: [], rows: [] }] } : {};
    return Response.json({ ...DATA, steps: DATA.steps.map((each) => ({ ...each, ...words })) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ready(): Promise<Replay> {
  const replay = new Replay('abc');
  await replay.look('0');
  return replay;
}

test('a step forward is animated, a jump is not', async () => {
  const replay = await ready();
  replay.go(1);
  expect(replay.batch?.events.map(({ event }) => event)).toEqual(['card-played']);
  expect(replay.batch?.before?.turn).toBe(0);
  expect(replay.batch?.words[0]?.lines).toEqual(['card-played']);
  replay.go(4);
  expect(replay.batch).toMatchObject({ events: [], before: null });
  replay.go(3);
  expect(replay.batch).toMatchObject({ events: [], before: null });
  replay.go(99);
  expect(replay.at).toBe(4);
});

test('it opens with the eyes of whoever held a seat, else with those of a spectator', () => {
  expect(new Replay('abc').perspective).toBe('spectator');
  expect(new Replay('abc', '1').perspective).toBe('1');
});

test('no move can be made in a replay', async () => {
  const replay = await ready();
  expect([replay.canPlay, replay.isReplay]).toEqual([false, true]);
  expect(replay.view.legal_moves).toEqual([]);
  expect(replay.batch?.after.legal_moves).toEqual([]);
});

test('it plays to the end and stops; played again, it starts over', async () => {
  const replay = await ready();
  replay.speed = 2;
  replay.toggle();
  await vi.advanceTimersByTimeAsync(700);
  expect(replay.at).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([replay.at, replay.isPlaying]).toEqual([4, false]);
  replay.toggle();
  expect([replay.at, replay.isPlaying]).toEqual([0, true]);
  replay.pause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(replay.at).toBe(0);
});

test('rounds can be jumped to', async () => {
  expect(marksOf(DATA.steps).map(({ at, round }) => [at, round])).toEqual([
    [0, 1],
    [3, 2],
  ]);
  const replay = await ready();
  replay.skip(1);
  expect(replay.at).toBe(3);
  replay.skip(1);
  expect(replay.at).toBe(4);
  replay.skip(-1);
  replay.skip(-1);
  expect(replay.at).toBe(0);
});

test('another perspective stays at the same step, and the words are fetched once', async () => {
  const replay = await ready();
  replay.go(2);
  await replay.look('all');
  expect([replay.at, replay.perspective]).toEqual([2, 'all']);
  await replay.describe();
  replay.go(3);
  expect((await replay.describe()).blocks).toHaveLength(1);
  expect(requests.filter((path) => path.includes('&words'))).toHaveLength(1);
});

test("a missing record is reported in the server's words", async () => {
  const replay = new Replay('missing');
  await replay.look('0');
  expect(replay.problem?.message).toBe('Gone.');
  expect(replay.isLoading).toBe(false);
});

test('words that failed to load are fetched again', async () => {
  const replay = await ready();
  const fetching = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
  await expect(replay.describe()).rejects.toThrow();
  vi.stubGlobal('fetch', fetching);
  expect((await replay.describe()).blocks).toHaveLength(1);
});

test('of two perspectives the last one requested wins, whichever arrives first', async () => {
  const replay = await ready();
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)));
  const looks = [replay.look('1'), replay.look('all')];
  answers[1]?.(Response.json(DATA));
  answers[0]?.(Response.json({ ...DATA, steps: [] }));
  await Promise.all(looks);
  expect([replay.perspective, replay.last, replay.isLoading]).toEqual(['all', 4, false]);
});

test('after a jump it plays on from there, and it stops at the last step', async () => {
  const replay = await ready();
  replay.toggle();
  replay.go(3);
  await vi.advanceTimersByTimeAsync(1_399);
  expect(replay.at).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect([replay.at, replay.isPlaying]).toEqual([4, false]);
});
