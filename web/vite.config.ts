import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.js';
import { languages } from './languages.ts';
import { serviceWorker } from './worker/plugin.ts';

const SERVER = '127.0.0.1:8000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What every table needs, and what each game adds to it.
const TABLE =
  /src\/(pages\/table\/TablePage|lib\/(?!learn|pad|replay|results)|lib\/learn\/lessons|art\/|games\/counted)/;
const GAME_AT_TABLE = /src\/games\/(\w+)\/(Board|Status|Piece|stage|story|reactions|lessons)\./;
const gameOf = (module: string) => GAME_AT_TABLE.exec(module)?.[1] ?? null;

export default defineConfig({
  plugins: [svelte(), serviceWorker(), compress(), languages(`http://${SERVER}`)],
  resolve: {
    alias: { $lib: here('./src/lib'), $art: here('./src/art'), $games: here('./src/games') },
    // So that Vitest runs the browser build of Svelte.
    conditions: ['browser'],
  },
  build: {
    outDir: here('../src/bordspil/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The Content-Security-Policy forbids data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: each costs some hundred bytes of headers, and compresses worse alone. A group also takes what
    // its modules import, unless a group above has it: what two games share belongs to one of the first three.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'table', test: TABLE },
            { name: 'sushi', test: /src\/games\/sushi\// },
            { name: gameOf, test: GAME_AT_TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/ws': { target: `ws://${SERVER}`, ws: true },
      '/api': `http://${SERVER}`,
      '/words': `http://${SERVER}`,
    },
  },
  test: {
    environment: 'jsdom',
    include: ['{src,worker}/**/*.test.ts'],
    setupFiles: ['src/lib/words/test-setup.ts'],
  },
});
