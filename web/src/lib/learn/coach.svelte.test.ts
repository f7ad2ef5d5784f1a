import { expect, test } from 'vitest';
import { VIEW } from '$games/sample-view';
import type { View } from '$lib/table/scene';
import { Coach, type Course } from './coach.svelte';
import { DONE, type Lesson } from './lessons';

const CARD: Lesson = { key: 'card', when: () => true, points: () => ['card:egg'] };
const LATER: Lesson = { key: 'later', when: (view) => view.turn > 0, points: () => ['mat:1'] };
const RARE: Lesson = { key: 'rare', when: (view) => view.turn === 7, points: () => ['mat:0'] };

const at = (turn: number, due = [0]): View => ({ ...VIEW, seat: 0, turn, due });

/** A coach at a table; `see` gives it the next view, as an update of the match would. */
function coachAt(lessons: Lesson[] = [CARD, RARE, LATER]) {
  const course: Course = { isOn: true, lessons, names: [], match: 1, view: at(0), known: [] };
  let state = $state.raw(course);
  const live: Course = {
    get isOn() {
      return state.isOn;
    },
    get lessons() {
      return state.lessons;
    },
    get names() {
      return state.names;
    },
    get match() {
      return state.match;
    },
    get view() {
      return state.view;
    },
    get known() {
      return state.known;
    },
    set known(known) {
      state = { ...state, known };
    },
  };
  const coach = new Coach(live);
  const see = (view: View, more: Partial<Course> = {}) => {
    state = { ...state, ...more, view };
    coach.follow();
    // What it has learnt may change what is shown.
    coach.follow();
    return coach.tip?.key ?? null;
  };
  return { coach, see, known: () => state.known };
}

test('a tip stays until its move is made, and then the next true one comes', () => {
  const { see, known } = coachAt();
  expect(see(at(0))).toBe('card');
  expect(see(at(0))).toBe('card');
  expect(see(at(1, [1]))).toBeNull();
  expect(known()).toEqual(['card']);
  expect(see(at(2))).toBe('later');
});

test('a tip that is not true any more goes, without being learnt', () => {
  const RAIN: Lesson = {
    key: 'rain',
    when: (view) => view.scores[0] === 0,
    points: () => ['mat:0'],
    isDone: () => false,
  };
  const { see, known } = coachAt([RAIN]);
  expect(see(at(0))).toBe('rain');
  expect(see({ ...at(0), scores: [5, 0] })).toBeNull();
  expect(known()).toEqual([]);
});

test('a click does not run ahead of the game: the next tip waits for the next turn', () => {
  const { coach, see } = coachAt([CARD, LATER]);
  expect(see(at(1))).toBe('card');
  coach.gotIt();
  expect(see(at(1))).toBeNull();
  expect(see(at(2, [1]))).toBeNull();
  expect(see(at(3))).toBe('later');
});

test('rare tips come when they are true, and only then', () => {
  const { see } = coachAt();
  see(at(0));
  expect(see(at(7))).toBe('rare');
  expect(see(at(8))).toBe('later');
});

test('after all tips, or when the reader knows the game, the coach is silent', () => {
  const { coach, see, known } = coachAt([CARD]);
  see(at(0));
  expect(see(at(1))).toBeNull();
  expect(known()).toEqual([DONE]);
  const other = coachAt();
  other.coach.off();
  expect(other.see(at(0))).toBeNull();
  expect(coach.tip).toBeNull();
});

test('there are no tips while others play, nor for spectators', () => {
  const { see } = coachAt();
  expect(see(at(0, [1]))).toBeNull();
  expect(see({ ...at(0), seat: null })).toBeNull();
  expect(see(at(0), { isOn: false })).toBeNull();
});

test('a tip has its pieces and facts', () => {
  const NAMED: Lesson = { ...CARD, facts: (_, names) => ({ name: names[1] ?? '' }) };
  const { coach, see } = coachAt([NAMED]);
  see(at(0), { names: ['Anna', 'Jón'] });
  expect(coach.tip).toEqual({ key: 'card', facts: { name: 'Jón' }, pieces: ['card:egg'] });
});
