import type { Context } from 'hono';
import { tooMany } from '../call/call-error.ts';
import { startListening } from '../notifications/listen.ts';
import { eventStream, hasAllStreams } from '../notifications/stream.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn, stillSignedIn, type Visit } from './signed-in.ts';

const BUSY_S = 30;

const open = async (c: Context, visit: Visit): Promise<Response> => {
  const { actor, requestId } = visit;
  if (hasAllStreams(actor.session_id)) {
    c.header('retry-after', String(BUSY_S));
    return refusalAnswer(c, tooMany(BUSY_S).refusal, requestId);
  }
  await startListening();
  const again = () => stillSignedIn(visit);
  return c.body(eventStream({ actor, again, gone: c.req.raw.signal }), 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  });
};

/** GET /events: what concerns the caller, as it happens. Cookie or bearer; at most five streams of one session here. */
export const events = signedIn(open, { cookie: 'instead-of-bearer', caused: 'in-background' });
