#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npx employee-gateway-verify FILE SIG`: plain JavaScript, so that whatever Node is there finds the one that reads ours.
const here = dirname(fileURLToPath(import.meta.url));
const ours = join(
  here,
  '..',
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const node = process.features.typescript ? process.execPath : ours;
if (!existsSync(node)) {
  console.error('Packages are missing: run npm run check once in the folder of the portal.');
  process.exit(64);
}
const { status } = spawnSync(node, [join(here, 'verify.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 64;
