import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Actor, Locale } from '../../lib/access/actor.ts';
import { actorOfSession } from '../auth/authenticate.ts';
import { admitted } from '../auth/gate.ts';
import type { Caused } from '../auth/idle.ts';
import type { AnswerRoom } from '../call/answer-room.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { readConfig } from '../config.ts';
import { refusalAnswer } from './answer.ts';
import { limitBodyTime } from './body.ts';
import { callContext } from './context.ts';

/** The caller of a route, and how they are answered. */
export interface Visit {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly requestId: string;
  readonly answer: AnswerRoom;
}

interface Way {
  /** Whether the browser's cookie stands for a bearer that is missing. */
  readonly cookie?: 'never' | 'instead-of-bearer';
  readonly caused?: Caused;
  readonly refused?: typeof refusalAnswer;
  /** A file may take longer to arrive than a call. */
  readonly takesFile?: boolean;
}

/**
 * A route beside the calls for a signed-in caller without unfinished duties. Every such route is made by this
 * function, so none decides by itself; all others are refused before the work begins.
 */
export const signedIn =
  (
    work: (c: Context, visit: Visit) => Promise<Response>,
    { cookie = 'never', caused, refused = refusalAnswer, takesFile = false }: Way = {},
  ) =>
  async (c: Context): Promise<Response> => {
    const { actor, locale, requestId, answer, countCall } = await callContext(c, cookie, caused);
    try {
      countCall();
    } catch (error) {
      return refused(c, refusalOf(error, c.req.path, requestId), requestId);
    }
    const admission = admitted(actor);
    if (!admission.ok) return refused(c, admission.error, requestId);
    if (takesFile) giveTimeForFile(c);
    return work(c, { actor: admission.value, locale, requestId, answer });
  };

const giveTimeForFile = (c: Context): void => {
  const { incoming, outgoing } = (c.env ?? {}) as { incoming?: IncomingMessage; outgoing?: ServerResponse };
  if (incoming && outgoing) limitBodyTime(incoming, outgoing, readConfig().UPLOAD_LIMIT_S * 1_000);
};

/**
 * The caller as they are now, for work that outlasts the start of the answer; undefined once the route is closed to
 * them.
 */
export const stillSignedIn = async ({ actor, locale }: Visit): Promise<Actor | undefined> => {
  const admission = admitted(await actorOfSession(actor.session_id, locale));
  return admission.ok ? admission.value : undefined;
};
