import { createMiddleware } from 'hono/factory';
import { readConfig } from '../config.ts';

/**
 * Headers of every answer of the API: nothing is sniffed, framed, cached or sent on. They are set before the answer is
 * made, so that it need not be made again; a handler may set its own policy and caching.
 */
export const secured = createMiddleware(async (c, next) => {
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
  c.header('x-frame-options', 'DENY');
  c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
  c.header('cache-control', 'private, no-store');
  c.header('vary', 'Authorization, Cookie');
  if (readConfig().APP_ORIGIN.startsWith('https:'))
    c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  await next();
});
