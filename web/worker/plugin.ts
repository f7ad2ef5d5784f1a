// Writes the service worker with the list of this build's files; its version is a hash of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Fonts are cached on first use: most readers need only one of their subsets.
const ON_USE = /\.(woff2?|map)$/;

/** The service worker for these files. */
export function fillIn(worker: string, files: readonly string[], contents: string): string {
  const version = createHash('sha256').update(worker).update(contents).digest('hex').slice(0, 12);
  return worker.replace("['__FILES__']", JSON.stringify(files)).replace('__VERSION__', version);
}

export function serviceWorker(): Plugin {
  return {
    name: 'bordspil-service-worker',
    apply: 'build',
    // After the page itself has been written.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const made = Object.keys(bundle).filter((file) => !ON_USE.test(file) && file !== 'index.html');
        const beside = readdirSync(here('../public')).filter((file) => !file.startsWith('.'));
        const files = ['/', ...[...made, ...beside].sort().map((file) => `/${file}`)];
        const page = bundle['index.html'];
        const source = page && 'source' in page ? String(page.source) : '';
        const others = beside.map((file) => readFileSync(here(`../public/${file}`), 'base64')).join();
        const worker = readFileSync(here('./worker.js'), 'utf8');
        const text = fillIn(worker, files, source + files.join() + others);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
      },
    },
  };
}
