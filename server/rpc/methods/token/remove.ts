import { clearedCookie } from '../../../auth/cookie.ts';
import { signOut } from '../../../auth/refresh.ts';
import { ssoOf } from '../../../auth/sso/entry.ts';
import { providerExit } from '../../../auth/sso/exit.ts';
import type { CallContext } from '../../../call/context.ts';

/** Ends the session of the bearer and, on a page of ours, that of its cookie, which no page may be left with. */
export const tokenRemove = async (_input: object, context: CallContext) => {
  const { actor, cookieSession } = context;
  const sessions = [actor?.session_id, cookieSession].filter((id) => typeof id === 'number');
  const [first, last] = await Promise.all(sessions.map(ssoOf));
  await signOut(sessions);
  if (context.fromOwnPage) context.setCookie(clearedCookie());
  const leave = await providerExit(first ?? last);
  return { data: true, ...(leave === undefined ? {} : { leave }) };
};
