import { expect, test } from 'vitest';
import { allLessons } from '$lib/learn/all-lessons';
import { LESSONS } from './lessons';
import { VIEW } from './sample-view';
import type { SequenceView } from './types';

const lessonsAt = (view: Partial<SequenceView>) =>
  allLessons(LESSONS, { ...VIEW, ...view }, 'coach-sequence-');

const RICH: Partial<SequenceView> = {
  hand: ['JD', 'JS'],
  legal_moves: ['dead 7S'],
  lines: [{ team: 0, cells: [] }],
};

test('jacks, dead cards and lines are explained when they come up', () => {
  expect(lessonsAt({})).toEqual(['card', 'line', 'twice', 'block']);
  expect(lessonsAt(RICH).slice(1, 6)).toEqual(['dead', 'line', 'made', 'wild', 'remover']);
  expect(lessonsAt({ board: [0, 0, 0, 0, 0, 1, null] }).at(-1)).toBe('last');
});

test('with the advanced rules, where jacks may break lines, nothing untrue is said', () => {
  expect(lessonsAt({ ...RICH, options: { ...VIEW.options, advanced: true } })).not.toContain('made');
});
