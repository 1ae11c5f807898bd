import { clearedCookie } from '../../../auth/cookie.ts';
import { signOut } from '../../../auth/refresh.ts';
import type { SignedIn } from '../../context.ts';

export const tokenRemove = async (_input: object, context: SignedIn) => {
  await signOut(context.actor);
  if (context.fromOwnPage) context.setCookie(clearedCookie());
  return { data: true };
};
