import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { joinScripts } from './join-scripts.ts';

const STATIC = join(import.meta.dirname, '..', '.next', 'static');
const BEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const inBrotli = promisify(brotliCompress);

/**
 * Tells a browser that reads a script while it arrives to make everything in it ready at once, beside the page: a part
 * that is first read when it is needed delays the answer to a press.
 */
const READY_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** Joins the first scripts, then compresses scripts and styles of the built pages beside themselves, once: serving them takes no work. */
export const compressPages = async (): Promise<void> => {
  joinScripts();
  await Promise.all(
    globSync('**/*.{js,css}', { cwd: STATIC }).map(async (name) => {
      const file = join(STATIC, name);
      const text = readFileSync(file, 'utf8');
      if (name.endsWith('.js') && !text.startsWith(READY_AT_ONCE)) writeFileSync(file, READY_AT_ONCE + text);
      writeFileSync(`${file}.br`, await inBrotli(readFileSync(file), { params: BEST }));
    }),
  );
};

if (process.argv[1] === import.meta.filename) await compressPages();
