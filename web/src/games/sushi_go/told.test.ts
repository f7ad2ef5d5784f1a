import { expect, it } from 'vitest';
import { gains, lastReveal, passing, tales } from './told';

const REVEALED = { event: 'cards-revealed', picks: ['wasabi+squid/egg', 'tempura'] };
const SCORED = {
  event: 'round-scored',
  round: 1,
  scoring: {
    places: [
      { place: 0, points: 9 },
      { place: 1, points: 0 },
    ],
  },
};
const DESSERTS = { event: 'desserts-scored', scoring: { places: [{ place: 0, points: -6 }] } };

it('tells who laid down what, the invisible player after the last seat', () => {
  expect(lastReveal([REVEALED], 2)).toEqual({ 0: ['wasabi', 'squid'], 1: ['tempura'], 2: ['egg'] });
  expect(lastReveal([{ event: 'card-chosen', seat: 1 }], 2)).toBeNull();
});

it('adds last cards to the reveal before them, and takes the newest reveal', () => {
  const last = { event: 'last-card-laid', seat: 1, card: 'egg' };
  expect(lastReveal([REVEALED, { event: 'cards-revealed', picks: [null, 'maki1'] }, last], 2)).toEqual({
    1: ['maki1', 'egg'],
  });
});

it('tells where hands went', () => {
  expect(passing([REVEALED])).toBeNull();
  expect(passing([REVEALED, { event: 'hands-passed', to_right: true }])).toBe('right');
  expect(passing([{ event: 'hands-passed', to_right: false }])).toBe('left');
});

it('adds up the points of the round and of the desserts', () => {
  expect(gains([SCORED, DESSERTS])).toEqual({ 0: 3, 1: 0 });
});

it('has the words of the newest scoring', () => {
  const words = (line: string) => ({ lines: [line], blocks: [{ title: line, headings: [], rows: [] }] });
  const batch = {
    happenings: [SCORED, REVEALED, SCORED, DESSERTS],
    words: [words('old'), words('kept'), words('round'), words('puddings')],
  };
  expect(tales(batch).map((tale) => tale.heading)).toEqual(['round', 'puddings']);
  expect(tales({ happenings: [REVEALED], words: [words('kept')] })).toEqual([]);
});
