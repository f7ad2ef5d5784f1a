import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LessonsModule } from './contract';

const wordsOf = (path: string) => `../src/bordspil/games/${path.split('/')[1]}/locales/en.ftl`;
// A game may come from elsewhere; then its words are not here.
const FOUND = Object.entries(import.meta.glob<LessonsModule>('./*/lessons.ts', { eager: true })).filter(
  ([path]) => existsSync(wordsOf(path)),
);

test.each(FOUND)('every lesson in %s has its words', (path, { LESSONS }) => {
  const words = readFileSync(wordsOf(path), 'utf8');
  expect(LESSONS.length).toBeGreaterThan(0);
  expect(LESSONS.map(({ key }) => key).filter((key) => !words.includes(`\n${key} = `))).toEqual([]);
});
