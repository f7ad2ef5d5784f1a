import { expect, test } from 'vitest';
import { VIEW } from '$games/sample-view';
import { lessonsOf } from '$games/registry';
import { DONE, learnt, nextLesson, type Lesson } from './lessons';

const FIRST: Lesson = { key: 'first', when: () => true, points: () => ['hint'] };
const LAST: Lesson = { key: 'last', when: (view) => view.turn > 3, points: () => ['hint'] };

test('a lesson is given when it applies, and only once', () => {
  expect(nextLesson([FIRST, LAST], [], VIEW)).toBe(FIRST);
  expect(nextLesson([FIRST, LAST], ['first'], VIEW)).toBeNull();
  expect(nextLesson([FIRST, LAST], ['first'], { ...VIEW, turn: 4 })).toBe(LAST);
});

test('after all lessons the coach is silent', () => {
  expect(learnt([FIRST, LAST], [], 'last')).toEqual(['last']);
  expect(learnt([FIRST, LAST], ['last'], 'first')).toEqual([DONE]);
  expect(nextLesson([FIRST, LAST], [DONE], { ...VIEW, turn: 4 })).toBeNull();
});

test('a game without lessons has no coach', async () => {
  expect(await lessonsOf('no-such-game')).toEqual([]);
});
