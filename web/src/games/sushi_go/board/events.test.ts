import { expect, test } from 'vitest';
import { gains, lastReveal, passing, scoreNotes } from './events';
import type { PlaceScoring, SushiGoEvent } from '../types';

const audience = null;
const scored = (place: number, points: number): PlaceScoring => ({ place, points, score: points, lines: [] });
const passed = (to_right: boolean): SushiGoEvent => ({ event: 'hands-passed', audience, to_right });

const REVEALED: SushiGoEvent = {
  event: 'cards-revealed',
  audience,
  picks: ['wasabi+squid/egg', 'tempura'],
};
const SCORED: SushiGoEvent = {
  event: 'round-scored',
  audience,
  round: 1,
  scoring: { places: [scored(0, 9), scored(1, 0)] },
};
const DESSERTS: SushiGoEvent = { event: 'desserts-scored', audience, scoring: { places: [scored(0, -6)] } };

test('a reveal has the cards of each seat, and those of the invisible player after the last seat', () => {
  expect(lastReveal([REVEALED], 2)).toEqual({ 0: ['wasabi', 'squid'], 1: ['tempura'], 2: ['egg'] });
  expect(lastReveal([{ event: 'card-chosen', audience, seat: 1 }], 2)).toBeNull();
});

test('the newest reveal counts, with the last cards after it', () => {
  const next: SushiGoEvent = { event: 'cards-revealed', audience, picks: [null, 'maki1'] };
  const last: SushiGoEvent = { event: 'last-card-laid', audience, seat: 1, card: 'egg' };
  expect(lastReveal([REVEALED, next, last], 2)).toEqual({ 1: ['maki1', 'egg'] });
});

test('hands are passed to the left, to the right, or not at all', () => {
  expect(passing([REVEALED])).toBeNull();
  expect(passing([REVEALED, passed(true)])).toBe('right');
  expect(passing([passed(false)])).toBe('left');
});

test('the points of a round and of the desserts are added up', () => {
  expect(gains([SCORED, DESSERTS])).toEqual({ 0: 3, 1: 0 });
});

test('only the newest scoring is shown in words', () => {
  const words = (line: string) => ({ lines: [line], blocks: [{ title: line, headings: [], rows: [] }] });
  const batch = {
    events: [SCORED, REVEALED, SCORED, DESSERTS],
    words: [words('old'), words('kept'), words('round'), words('puddings')],
  };
  expect(scoreNotes(batch).map((note) => note.heading)).toEqual(['round', 'puddings']);
  expect(scoreNotes({ events: [REVEALED], words: [words('kept')] })).toEqual([]);
});
