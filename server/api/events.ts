import type { Context } from 'hono';
import { actorOfSession } from '../auth/authenticate.ts';
import { startListening } from '../notifications/listen.ts';
import { eventStream, hasAllStreams } from '../notifications/stream.ts';
import { tooMany } from '../rpc/call-error.ts';
import { refusalAnswer } from './answer.ts';
import { callContext } from './context.ts';

const BUSY_S = 30;

/** GET /events: what concerns the caller, as it happens. Cookie or bearer; at most five streams of one session here. */
export const events = async (c: Context): Promise<Response> => {
  const { actor, requestId, locale } = await callContext(c, 'instead-of-bearer', 'in-background');
  if (!actor || actor.owes)
    return refusalAnswer(c, { reason: actor?.owes ?? 'invalid_access_token' }, requestId);
  if (hasAllStreams(actor.session_id)) {
    c.header('retry-after', String(BUSY_S));
    return refusalAnswer(c, tooMany(BUSY_S).refusal, requestId);
  }
  await startListening();
  const again = async () => {
    const person = await actorOfSession(actor.session_id, locale);
    return person?.owes ? undefined : person;
  };
  return c.body(eventStream({ actor, again, gone: c.req.raw.signal }), 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  });
};
