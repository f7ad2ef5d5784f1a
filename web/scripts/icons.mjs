// Draws the PNG icons from public/icon.svg with chromium: node scripts/icons.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
// Systems cut maskable icons to a circle: they fill the square and keep the drawing in the middle.
const ICONS = [
  { name: 'icon-192.png', size: 192, share: 1, behind: 'transparent' },
  { name: 'icon-512.png', size: 512, share: 1, behind: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.68, behind: '#fbf5ea' },
];

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
for (const { name, size, share, behind } of ICONS) {
  const sheet = join(folder, 'sheet.html');
  const drawing = `<img src="file://${PUBLIC}icon.svg" width="${size * share}">`;
  writeFileSync(
    sheet,
    `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${behind}">${drawing}`,
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
