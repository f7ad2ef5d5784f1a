// Bots react to what everyone has seen, and to nothing else.
import { expect, test } from 'vitest';
import { reactionsTo as sequence } from './sequence/reactions';
import type { SequenceEvent, SequenceView } from './sequence/types';
import { reactionsTo as go } from './sushi_go/reactions';
import type { Place, SushiGoEvent, SushiGoView } from './sushi_go/types';
import { reactionsTo as roll } from './sushi_roll/reactions';
import type { SushiRollEvent, SushiRollView } from './sushi_roll/types';

const place = (more: Partial<Place>): Place => ({
  ...{ seat: 0, tray: [], dipped: [], desserts: 0, score: 0, worth: 0 },
  ...more,
});
const goView = (...places: Place[]) => ({ round: 1, places }) as unknown as SushiGoView;
const revealed = [{ event: 'cards-revealed', audience: null, picks: [] }] as SushiGoEvent[];

test('three sashimi are a joy, to two others they were denied', () => {
  const two = place({ tray: ['sashimi', 'sashimi'] });
  const before = goView(two, two);
  const after = goView(
    place({ tray: ['sashimi', 'sashimi', 'sashimi'], worth: 10 }),
    place({ tray: ['sashimi', 'sashimi', 'egg'], worth: 1 }),
  );
  expect(go(revealed, before, after)).toEqual([
    { seat: 0, reaction: 'nice' },
    { seat: 1, reaction: 'ouch' },
  ]);
  expect(go([], before, after)).toEqual([]);
});

test('an ordinary turn moves nobody', () => {
  const after = goView(place({ tray: ['egg'], worth: 1 }), place({ tray: ['maki1'] }));
  expect(go(revealed, goView(place({}), place({})), after)).toEqual([]);
});

test('a die that was swapped away hurts', () => {
  const view = { round: 1, places: [] } as unknown as SushiRollView;
  const swapped = { event: 'dice-swapped', seat: 0, other: 2 } as unknown as SushiRollEvent;
  expect(roll([swapped], view, view)).toEqual([{ seat: 2, reaction: 'ouch' }]);
});

test('a line is a joy to its team, a lost chip hurts its team', () => {
  const view = { seat_count: 4, team_count: 2, active: 3 } as unknown as SequenceView;
  const completed = { event: 'line-completed', team: 0 } as unknown as SequenceEvent;
  const removed = { event: 'chip-removed', team: 1, seat: 0 } as unknown as SequenceEvent;
  expect(sequence([completed], view, view)).toEqual([
    { seat: 0, reaction: 'nice' },
    { seat: 2, reaction: 'nice' },
  ]);
  expect(sequence([removed], view, view).map(({ seat }) => seat)).toEqual([3, 1]);
});
