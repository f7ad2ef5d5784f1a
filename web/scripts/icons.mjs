// Renders the PNG icons from public/icon.svg with Chromium: node scripts/icons.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
// Systems may crop maskable icons to a circle: they need a background and a margin.
const ICONS = [
  { name: 'icon-192.png', size: 192, scale: 1, background: 'transparent' },
  { name: 'icon-512.png', size: 512, scale: 1, background: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, scale: 0.68, background: '#fbf5ea' },
];

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
for (const { name, size, scale, background } of ICONS) {
  const sheet = join(folder, 'sheet.html');
  const drawing = `<img src="file://${PUBLIC}icon.svg" width="${size * scale}">`;
  writeFileSync(
    sheet,
    `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${background}">${drawing}`,
  );
  execFileSync(CHROMIUM, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    '--default-background-color=00000000',
    `--user-data-dir=${folder}/profile`,
    `--window-size=${size},${size}`,
    `--screenshot=${PUBLIC}${name}`,
    `file://${sheet}`,
  ]);
}
rmSync(folder, { recursive: true });
