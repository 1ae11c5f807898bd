import { existsSync, readFileSync } from 'node:fs';
import type { Context } from 'hono';

const FILE = /^([a-z0-9_-]{1,32})\.json$/;

/** A client's theme definition; 404 for an unknown code, and the browser falls back to `eg`. */
export const theme = (c: Context): Response => {
  const code = FILE.exec(c.req.param('file') ?? '')?.[1];
  const file = code && new URL(`../../themes/${code}.json`, import.meta.url);
  if (!file || !existsSync(file)) return c.json({ error: 'not_found' }, 404);
  return c.body(readFileSync(file, 'utf8'), 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' });
};
