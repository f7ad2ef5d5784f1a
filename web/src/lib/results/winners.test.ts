import { beforeAll, expect, test } from 'vitest';
import type { Outcome } from '$lib/table/scene';
import { settings } from '$lib/app/settings.svelte';
import { ranking, reasonText, scoredPlaces, scoreWords, tiebreakWords, winnersText } from './winners';
import { loadWords } from '$lib/words/words.svelte';

const NAMES = ['Anna', 'Jón', 'Ewa', 'Luis'];
const standing = (
  rank: number,
  seat: number | null,
  score: number,
  tiebreak = 0,
  label: string | null = null,
) => ({
  rank,
  seat,
  score,
  tiebreak,
  label,
});
const ALONE: Outcome = {
  winners: [1],
  standings: [standing(1, 1, 40, 3), standing(2, 0, 40, 1), standing(3, null, 12, 0, 'invisible')],
  reason: 'puddings',
  teams: [],
};
const TEAMS: Outcome = {
  winners: [1, 3],
  standings: [standing(1, 1, 2), standing(1, 3, 2), standing(3, 0, 1), standing(3, 2, 1)],
  reason: 'lines',
  teams: [0, 1, 0, 1],
};

beforeAll(async () => {
  await Promise.all([loadWords('en'), loadWords('is'), loadWords('pl')]);
});

test('the winner is named, or addressed as you', () => {
  settings.language = 'en';
  expect(winnersText(ALONE, NAMES, 0)).toBe('Jón wins!');
  expect(winnersText(ALONE, NAMES, 1)).toBe('You win!');
  expect(reasonText(ALONE)).toBe('Tied on points; the puddings decided it.');
  expect(reasonText(TEAMS)).toBe('');
});

test('a team wins together, and equals share a win', () => {
  settings.language = 'en';
  expect(winnersText(TEAMS, NAMES, null)).toBe('Jón and Luis win!');
  expect(winnersText(TEAMS, NAMES, 3)).toBe('Your team wins: you and Jón!');
  const shared = { ...TEAMS, teams: [] };
  expect(winnersText(shared, NAMES, 0)).toBe('A shared win: Jón and Luis');
  expect(winnersText(shared, NAMES, 1)).toBe('A shared win: you and Luis!');
  settings.language = 'is';
  expect(winnersText(TEAMS, NAMES, 0)).toBe('Jón og Luis vinna!');
  settings.language = 'pl';
  expect(winnersText(ALONE, NAMES, 0)).toBe('Wygrywa Jón!');
});

test('team-mates share a row, and places that no player holds have a name', () => {
  settings.language = 'en';
  expect(ranking(TEAMS, NAMES).map(({ rank, names, side, won }) => [rank, names, side, won])).toEqual([
    [1, ['Jón', 'Luis'], 1, true],
    [2, ['Anna', 'Ewa'], 0, false],
  ]);
  expect(
    ranking(ALONE, NAMES.slice(0, 2)).map(({ rank, names, tiebreak }) => [rank, names, tiebreak]),
  ).toEqual([
    [1, ['Jón'], 3],
    [2, ['Anna'], 1],
    [3, ['Invisible player'], null],
  ]);
  expect(scoredPlaces(ALONE, NAMES.slice(0, 2)).map(({ place }) => place)).toEqual([1, 0, 2]);
});

test('a score has a unit', () => {
  settings.language = 'en';
  expect(scoreWords('sequence', 1)).toBe('1 line');
  expect(scoreWords('sushi-go', 40)).toBe('40 points');
  expect(scoreWords('no-such-game', 1)).toBe('1 point');
  expect(tiebreakWords('sushi-go', 1)).toBe('1 pudding');
  expect(tiebreakWords('no-such-game', 1)).toBe('');
  settings.language = 'pl';
  expect(scoreWords('sequence', 5)).toBe('5 linii');
});
