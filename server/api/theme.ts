import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';

const FILE = /^([a-z0-9_-]{1,32})\.json$/;

/** A client's theme definition; 404 for an unknown code, and the browser falls back to `eg`. */
export const theme = (c: Context): Response => {
  const code = FILE.exec(c.req.param('file') ?? '')?.[1];
  const file = code && join(process.cwd(), 'themes', `${code}.json`);
  if (!file || !existsSync(/* turbopackIgnore: true */ file)) return c.json({ error: 'not_found' }, 404);
  return c.body(readFileSync(/* turbopackIgnore: true */ file, 'utf8'), 200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
};
