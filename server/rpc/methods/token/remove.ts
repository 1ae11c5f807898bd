import { clearedCookie } from '../../../auth/cookie.ts';
import { signOut } from '../../../auth/refresh.ts';
import { providerExit } from '../../../auth/sso/exit.ts';
import type { SignedIn } from '../../context.ts';

export const tokenRemove = async (_input: object, context: SignedIn) => {
  await signOut(context.actor);
  if (context.fromOwnPage) context.setCookie(clearedCookie());
  const leave = await providerExit(context.actor.session_id);
  return { data: true, ...(leave === undefined ? {} : { leave }) };
};
