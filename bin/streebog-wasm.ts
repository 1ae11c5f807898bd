import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run streebog`: compiles lib/signing/streebog-wasm.as into lib/signing/streebog-wasm.data.ts. Wanted only after
 * the source was changed; the compiler is fetched for it and is no dependency of the portal.
 */
const COMPILER = 'assemblyscript@0.28.20';
const SIGNING = join(import.meta.dirname, '..', 'lib', 'signing');
const OPTIONS = [
  ...['-O3', '--noAssert', '--runtime', 'stub'],
  ...['--initialMemory', '1', '--maximumMemory', '1', '--memoryBase', '65536'],
];

const folder = mkdtempSync(join(tmpdir(), 'streebog-'));
try {
  const [source, target] = [join(folder, 'streebog.ts'), join(folder, 'streebog.wasm')];
  copyFileSync(join(SIGNING, 'streebog-wasm.as'), source);
  const compiler = ['--yes', '--package', COMPILER, 'asc', 'streebog.ts', '-o', 'streebog.wasm', ...OPTIONS];
  const { status } = spawnSync('npx', compiler, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The compiler of AssemblyScript failed');
  const lines =
    readFileSync(target)
      .toString('base64')
      .match(/.{1,100}/g) ?? [];
  writeFileSync(
    join(SIGNING, 'streebog-wasm.data.ts'),
    `/** streebog-wasm.as compiled by \`npm run streebog\`, base64. */\nexport const STREEBOG_WASM: string = [\n${lines
      .map((line) => `  '${line}',\n`)
      .join('')}].join('');\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
