import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'build');

/** What the built server depends on. */
const SOURCES = [
  '{lib,server}/**/*.ts',
  'prisma/seed/{dictionaries/*,forms/*,insert.ts,seed-dictionaries.ts,session.ts,table.ts}',
  'bin/bundle-server.ts',
  '{tsconfig,package-lock}.json',
];

/** Packages that look for files beside their own, that pages share, or that a portal reads only when it first needs them. */
const STAY_PACKAGES = /^(next|sharp|pino|pg|nodemailer)(\/|$)|^@(node-rs|prisma|libpdf|aws-sdk)\//;

/** Builds kept: a portal goes on reading the one it was started from. */
const KEPT = 3;

/**
 * Makes what `bin/start.mjs` starts, unless it was made of these very sources: few files of the thousand modules that a
 * portal reads before it serves. Node finds, reads and links each module by itself: half of the time of a start. Each
 * build has a folder of its own, named in `build/current`; who builds at the same time makes the same.
 */
export const bundleServerWhenChanged = async (): Promise<void> => {
  const name = hashOfSources();
  if (!existsSync(join(BUILT, name))) await bundleInto(name);
  const current = join(BUILT, 'current');
  if (existsSync(current) && readFileSync(current, 'utf8') === name) return;
  const next = `${current}.${process.pid}`;
  writeFileSync(next, name);
  renameSync(next, current);
  removeOld(name);
};

const bundleInto = async (name: string): Promise<void> => {
  const unfinished = join(BUILT, `unfinished-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  const bundle = await rolldown({
    input: { main: join(ROOT, 'server', 'main.ts') },
    platform: 'node',
    // No tree shaking: it would drop calls made only for what they throw.
    treeshake: false,
    external: (id) => id.startsWith('node:') || STAY_PACKAGES.test(id),
    plugins: [threads],
    logLevel: 'warn',
  });
  await bundle.write({
    dir: unfinished,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: false,
  });
  await bundle.close();
  try {
    renameSync(unfinished, join(BUILT, name));
  } catch (error) {
    // Another build was faster.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(join(BUILT, name))) throw error;
  }
};

const removeOld = (current: string): void => {
  const made = (name: string): number => statSync(join(BUILT, name)).mtimeMs;
  const builds = readdirSync(BUILT).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current);
  for (const name of builds.toSorted((one, other) => made(other) - made(one)).slice(KEPT - 1))
    rmSync(join(BUILT, name), { recursive: true, force: true });
};

/** What runs in a thread of its own (`new URL('./name.ts', import.meta.url)`) becomes a file beside the others. */
const threads: Plugin = {
  name: 'threads',
  transform(code, id) {
    const replaced = code.replaceAll(
      /new URL\('(\.\/[\w-]+)\.ts', import\.meta\.url\)/g,
      (_whole, name: string) => {
        const fileName = `${basename(name)}.mjs`;
        this.emitFile({ type: 'chunk', id: join(dirname(id), `${name}.ts`), fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      },
    );
    if (/new URL\([^)]*\.ts\b/.test(replaced))
      this.error(`${id} names a thread in another way than new URL('./name.ts', import.meta.url)`);
    return replaced;
  },
};

const hashOfSources = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort())
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
};

if (process.argv[1] === import.meta.filename) await bundleServerWhenChanged();
