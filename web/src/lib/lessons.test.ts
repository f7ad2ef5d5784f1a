import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DONE, learnt, nextLesson, type Lessons } from './lessons';
import type { View } from './scene';
import { lessonsOf } from '../games/lessons';

const GAMES = ['sushi-go', 'sushi-roll', 'sequence'];
const place = { seat: 0, tray: [], dipped: [], belt: ['egg'] };
const VIEW: View = {
  ...{ game: '', options: {}, seat_count: 2, seat: 0, turn: 0, due: [0], scores: [0, 0], outcome: null },
  ...{ legal_moves: [], round: 1, round_turn: 0, hand: [], places: [place, place] },
  ...{ team: 0, team_count: 2, board: [], lines: [] },
};

/** The lessons from the first to the one that follows none. */
function taught(lessons: Lessons, view: View, known: string[] = []): string[] {
  const heard: string[] = [];
  for (let now = nextLesson(lessons, known, view); now; now = nextLesson(lessons, known, view)) {
    heard.push(now.key.replace(/^coach-(sushi-go|sushi-roll|sequence)-/, ''));
    known = learnt(lessons, known, now);
  }
  return heard;
}

test.each(GAMES)('every lesson of %s has its words', async (game) => {
  const words = readFileSync(`../src/bordspil/games/${game.replaceAll('-', '_')}/locales/en.ftl`, 'utf8');
  const keys = (await lessonsOf(game)).map((lesson) => lesson.key);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !words.includes(`\n${key} = `))).toEqual([]);
});

test('a game without lessons teaches nothing', async () => {
  expect(await lessonsOf('high-card')).toEqual([]);
});

test('Sushi Go! is taught by what lies there, and the second round ends it', async () => {
  const lessons = await lessonsOf('sushi-go');
  expect(taught(lessons, VIEW)).toEqual(['keep', 'trays', 'sets', 'maki', 'neighbour']);
  const rich: View = {
    ...VIEW,
    ...{
      hand: ['pudding'],
      legal_moves: ['egg', 'egg+squid'],
      places: [{ ...place, tray: ['wasabi'] }, place],
    },
  };
  expect(taught(lessons, rich).slice(0, 5)).toEqual(['keep', 'chopsticks', 'wasabi', 'trays', 'pudding']);
  expect(taught(lessons, { ...VIEW, round: 2 }).at(-1)).toBe('last');
});

test('Sushi Roll speaks of tokens where they can be used', async () => {
  const lessons = await lessonsOf('sushi-roll');
  expect(taught(lessons, VIEW)).toEqual(['take', 'sets', 'maki', 'odds']);
  const later: View = { ...VIEW, round_turn: 1, legal_moves: ['egg', 'reroll egg', 'swap egg for egg of 1'] };
  expect(taught(lessons, later).slice(0, 4)).toEqual(['take', 'belts', 'menu', 'chopsticks']);
  const belt = { ...place, belt: ['pudding2', 'menu1'], tray: ['wasabi'] };
  expect(taught(lessons, { ...VIEW, places: [belt, place] }).slice(1, 4)).toEqual([
    'wasabi',
    'pudding',
    'tokens',
  ]);
  expect(taught(lessons, { ...VIEW, round: 2 }).at(-1)).toBe('last');
});

test('Sequence speaks of jacks, dead cards and lines when they are there', async () => {
  const lessons = await lessonsOf('sequence');
  expect(taught(lessons, VIEW)).toEqual(['card', 'line', 'twice', 'block']);
  const rich: View = {
    ...VIEW,
    ...{ hand: ['JD', 'JS'], legal_moves: ['dead 7S'], lines: [{ team: 0, cells: [] }] },
  };
  expect(taught(lessons, rich).slice(1, 6)).toEqual(['dead', 'line', 'made', 'wild', 'remover']);
  // Where jacks may break lines, nothing is said that would not be true.
  const advanced: View = { ...rich, options: { advanced: true } };
  expect(taught(lessons, advanced)).not.toContain('made');
  expect(taught(lessons, { ...VIEW, board: [0, 0, 0, 0, 0, 1, null] }).at(-1)).toBe('last');
});

test('with the last lesson all is known, and who knows the game hears nothing', async () => {
  const lessons = await lessonsOf('sequence');
  const last = lessons.at(-1);
  expect(last && learnt(lessons, ['coach-sequence-card'], last)).toEqual([DONE]);
  expect(nextLesson(lessons, [DONE], VIEW)).toBeNull();
});
