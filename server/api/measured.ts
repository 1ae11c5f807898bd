import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { httpDuration } from '../metrics.ts';

/** Times every answer under the template of its route: no id and no name of a file becomes a label. */
export const measured = createMiddleware(async (c, next) => {
  const started = performance.now();
  await next();
  const labels = { method: c.req.method, route: routePath(c, -1), status: c.res.status };
  httpDuration.observe(labels, (performance.now() - started) / 1_000);
});
