import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const STATIC = join(import.meta.dirname, '..', '.next', 'static');
const BEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const inBrotli = promisify(brotliCompress);

/** Lays scripts and styles of the built pages beside themselves as small as they get: who serves them has no work with it. */
export const compressPages = async (): Promise<void> => {
  await Promise.all(
    globSync('**/*.{js,css}', { cwd: STATIC }).map(async (name) => {
      const file = join(STATIC, name);
      writeFileSync(`${file}.br`, await inBrotli(readFileSync(file), { params: BEST }));
    }),
  );
};

if (process.argv[1] === import.meta.filename) await compressPages();
