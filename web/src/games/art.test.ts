import { existsSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Component } from 'svelte';
import { drawingOf } from '$art/drawing';

const EMBLEMS = import.meta.glob<Component>('./*/Emblem.svelte', { eager: true, import: 'default' });
const FOLDERS = [
  'src/art',
  'src/games/sushi',
  ...readdirSync('src/games').map((name) => `src/games/${name}/art`),
];

test('every emblem can be drawn, and no two are alike', () => {
  const drawings = Object.values(EMBLEMS).map((emblem) => drawingOf(emblem, {}));
  expect(drawings.length).toBeGreaterThan(1);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test.each(FOLDERS.filter((folder) => existsSync(folder)))('the drawings in %s stay small', (folder) => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile());
  const sizes = files.map(({ name }) => statSync(`${folder}/${name}`).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(10_000);
});
