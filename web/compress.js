// Compresses every text file of the built page in advance, so that the server need not do it per request.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
// Smaller files fit into one packet anyway.
const LEAST_BYTES = 1000;

/** @returns {import('vite').Plugin} */
export function compress() {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(file)) continue;
        const path = join(folder, file);
        const plain = readFileSync(path);
        if (plain.length >= LEAST_BYTES) writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}
