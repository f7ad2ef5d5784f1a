// Writes every tip that is true of some positions, for tests/teaching/test_tips.py, which knows the rules and judges them.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { LessonsModule } from './contract';
import type { View } from '$lib/table/scene';

// Words stay keys, so that the facts of a tip are data.
vi.mock('$lib/words/words.svelte', () => ({ say: (key: string) => key }));

const FOUND = import.meta.glob<LessonsModule>('./*/lessons.ts', { eager: true });
const { BORDSPIL_POSITIONS: from, BORDSPIL_TIPS: to } = process.env;

function tipsOf(game: string, view: View) {
  const { LESSONS } = FOUND[`./${game.replaceAll('-', '_')}/lessons.ts`] as LessonsModule;
  const names = Array.from({ length: view.seat_count }, (_, seat) => `seat ${seat}`);
  return LESSONS.filter((lesson) => lesson.when(view)).map((lesson) => ({
    key: lesson.key,
    pieces: lesson.points(view),
    facts: lesson.facts?.(view, names) ?? {},
  }));
}

test.skipIf(!from || !to)('the tips of some positions are written', () => {
  const positions = JSON.parse(readFileSync(from ?? '', 'utf8')) as Record<string, View[]>;
  const tips = Object.entries(positions).map(([game, views]) => [
    game,
    views.map((view) => tipsOf(game, view)),
  ]);
  writeFileSync(to ?? '', JSON.stringify(Object.fromEntries(tips)));
  expect(tips.length).toBeGreaterThan(0);
});
