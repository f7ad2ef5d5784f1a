import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.js';
import { serviceWorker } from './worker/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What the whole page says is one piece for each language.
const WORDS = /(?:locales\/(\w\w)\/(?:after|bots|pad|page|sushi|table)|games\/\w+\/locales\/(\w\w))\.ftl/;
function wordsOf(id: string): string | null {
  const found = WORDS.exec(id);
  return found ? `words-${found[1] ?? found[2]}` : null;
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), compress()],
  resolve: {
    alias: { $lib: here('./src/lib'), $art: here('./src/art'), $python: here('../src/bordspil') },
    // vitest runs what browsers run.
    conditions: ['browser'],
  },
  build: {
    outDir: here('../src/bordspil/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no inline data but fonts and pictures of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsOf, test: /\.ftl/ }] } } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
      '/api': 'http://127.0.0.1:8000',
    },
  },
  test: { environment: 'jsdom', include: ['{src,worker}/**/*.test.ts'] },
});
