import { createMiddleware } from 'hono/factory';
import { readConfig } from '../config.ts';

/** Headers of every answer of the API: nothing is sniffed, framed, cached or sent on. */
export const secured = createMiddleware(async (c, next) => {
  await next();
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-frame-options', 'DENY');
  if (!c.res.headers.has('content-security-policy'))
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-store');
  if (readConfig().APP_ORIGIN.startsWith('https:'))
    c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
});
