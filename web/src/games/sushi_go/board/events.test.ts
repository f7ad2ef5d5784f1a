import { expect, test } from 'vitest';
import { passing, turnsIn } from './events';
import type { SushiGoEvent } from '../types';

const audience = null;
const passed = (to_right: boolean): SushiGoEvent => ({ event: 'hands-passed', audience, to_right });
const REVEALED: SushiGoEvent = { event: 'cards-revealed', audience, picks: ['wasabi+squid/egg', 'tempura'] };

test('every reveal ends a turn', () => {
  expect(turnsIn([REVEALED, passed(true)])).toBe(1);
  expect(turnsIn([{ event: 'card-chosen', audience, seat: 1 }])).toBe(0);
  expect(turnsIn([REVEALED, REVEALED])).toBe(2);
});

test('hands are passed to the left, to the right, or not at all', () => {
  expect(passing([REVEALED])).toBeNull();
  expect(passing([REVEALED, passed(true)])).toBe('right');
  expect(passing([passed(false)])).toBe('left');
});
