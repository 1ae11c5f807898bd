import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServerWhenChanged } from './bundle-server.ts';
import { compressPages } from './compress-pages.ts';
import { runProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '..');
const MARK = join(ROOT, '.next', 'sources');

/** What the built pages depend on. */
const SOURCES = [
  '{app,components,lib,messages,public,styles,themes}/**/*',
  'server/**/*.ts',
  'bin/{compress-pages,join-scripts}.ts',
  'prisma/schema/*.prisma',
  '{next.config,postcss.config,proxy,tsconfig,package-lock}.*',
];

/** Builds pages and server unless the last build is of these very sources. Refuses with what the build said. */
export async function buildWhenChanged(): Promise<void> {
  await buildPagesWhenChanged();
  await bundleServerWhenChanged();
}

async function buildPagesWhenChanged(): Promise<void> {
  const sources = hashOfSources();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === sources) return;
  const { code, output } = await runProgram('node_modules/next/dist/bin/next', ['build'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${output}The pages can not be built.`);
  await compressPages();
  writeFileSync(MARK, sources);
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.env.NEXT_PUBLIC_MODE || 'production');
  const files = globSync(SOURCES, { cwd: ROOT, exclude: (name) => name === 'generated' });
  for (const file of files.filter((name) => statSync(join(ROOT, name)).isFile()).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}
