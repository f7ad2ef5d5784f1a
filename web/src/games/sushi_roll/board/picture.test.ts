import { expect, test } from 'vitest';
import { place, VIEW } from '../sample-view';
import type { SushiRollEvent, SushiRollView } from '../types';
import { after, placesOf } from './picture';

const audience = null;
const PICTURE: SushiRollView = {
  ...VIEW,
  places: [place(0, ['egg', 'maki1', 'menu2'], ['wasabi']), place(1, ['squid', 'egg'], [])],
};
const seen = (event: SushiRollEvent) => after(PICTURE, event).places;

test('a die that is taken goes from the belt to the tray, and brings its tokens', () => {
  const [mine] = seen({ event: 'die-taken', audience, seat: 0, face: 'menu2', dipped: false, gained: 2 });
  expect(mine).toMatchObject({ belt: ['egg', 'maki1'], tray: ['wasabi', 'menu2'], menus: 4 });
});

test('a nigiri on wasabi leaves no open wasabi', () => {
  const [mine] = seen({ event: 'die-taken', audience, seat: 0, face: 'egg', dipped: true, gained: 0 });
  expect(mine).toMatchObject({ belt: ['maki1', 'menu2'], tray: [], dipped: ['egg'] });
});

test('swapped dice change places and cost chopsticks', () => {
  const swap = { event: 'dice-swapped', audience, seat: 0, other: 1, gave: 'maki1', got: 'squid' } as const;
  const [mine, other] = seen(swap);
  expect(mine).toMatchObject({ belt: ['egg', 'squid', 'menu2'], chopsticks: 0 });
  expect(other).toMatchObject({ belt: ['maki1', 'egg'], chopsticks: 1 });
});

test('dice that are rolled again stay where they are', () => {
  const roll = {
    event: 'dice-rerolled',
    audience,
    seat: 0,
    faces: ['egg', 'menu2'],
    rolled: ['squid', 'wasabi'],
  };
  const [mine] = seen(roll as SushiRollEvent);
  expect(mine).toMatchObject({ belt: ['squid', 'maki1', 'wasabi'], menus: 1 });
});

test('belts move as far as the red one, and their dice are rolled there', () => {
  const [mine, other] = seen({ event: 'belts-moved', audience, red: 1 });
  expect([mine?.belt, other?.belt]).toEqual([PICTURE.places[1]?.belt, PICTURE.places[0]?.belt]);
  expect(
    seen({ event: 'belts-rolled', audience, belts: [['egg'], ['maki3']] }).map(({ belt }) => belt),
  ).toEqual([['egg'], ['maki3']]);
});

test('a new round begins with empty belts and trays', () => {
  const picture = after(PICTURE, { event: 'round-started', audience, round: 2, red: 1 });
  expect(picture).toMatchObject({ round: 2, red: 1 });
  expect(picture.places.flatMap(({ belt, tray }) => [...belt, ...tray])).toEqual([]);
});

test('each die of a kind is found once', () => {
  expect(placesOf(['egg', 'maki1', 'egg'], ['egg', 'egg', 'egg'])).toEqual([0, 2]);
});
