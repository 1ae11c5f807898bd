import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';

/** What is smaller leaves in one packet of the network as it is. */
const SMALLEST_CHARACTERS = 1_400;

/** Levels that cost about as much time as they save on a slow line: half the work of the usual ones. */
const QUALITY = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const GZIP_LEVEL = 4;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/**
 * The text of an answer, compressed for who accepts it and has something from it; the work is done beside the event loop.
 * Only for lists: an answer that may hold a secret (a token, a code, a key) goes plain, so that its length says nothing
 * about it, and a page of another site cannot have a list asked for at all: a call is the bearer's, never the cookie's.
 */
export const compressed = async (c: Context, text: string): Promise<string | Uint8Array<ArrayBuffer>> => {
  c.header('vary', 'accept-encoding', { append: true });
  const coding = text.length < SMALLEST_CHARACTERS ? undefined : codingOf(c.req.header('accept-encoding'));
  if (coding === undefined) return text;
  c.header('content-encoding', coding);
  return new Uint8Array(
    coding === 'br' ? await inBrotli(text, { params: QUALITY }) : await inGzip(text, { level: GZIP_LEVEL }),
  );
};

/** The shortest coding the caller takes. `*` alone names none, and `q=0` refuses one. */
const codingOf = (accepted = ''): 'br' | 'gzip' | undefined => {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding));
};
