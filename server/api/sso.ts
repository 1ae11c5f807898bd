import type { Context } from 'hono';
import { markOf } from '../auth/browser-mark.ts';
import { finishSso } from '../auth/sso/finish.ts';

/** GET /sso/callback?code&state&session_state: the provider's answer. Where it leads is never said by the request. */
export const ssoCallback = async (c: Context): Promise<Response> =>
  c.redirect(await finishSso(new URL(c.req.url).searchParams, markOf(c.req.header('cookie'))), 302);
