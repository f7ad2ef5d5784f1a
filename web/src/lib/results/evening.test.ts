import { expect, test } from 'vitest';
import { VIEW } from '$games/sample-view';
import type { Table } from '$lib/table/table.svelte';
import { eveningOf } from './evening';

const line = (person: string, wins: number, points: number) => ({
  ...{ person, name: person, face: 'curls', colour: 0, bot: null, wins },
  points: { toy: points, other: 1000 - points },
});
const seat = (person: string) => ({
  ...{ person, name: person, bot: null, stand_in: false, face: 'curls', colour: 0 },
});

test('most wins come first, then most points in this game, then the first seat', () => {
  const evening = [line('Ewa', 1, 20), line('Jón', 1, 30), line('Anna', 1, 20), line('Luis', 2, 5)];
  const info = { evening, people: [], seats: ['Anna', 'Jón', 'Ewa', 'Luis'].map(seat) };
  const table = { info, current: { ...VIEW, game: 'toy' } } as unknown as Table;
  expect(eveningOf(table).map(({ name }) => name)).toEqual(['Luis', 'Jón', 'Anna', 'Ewa']);
});
