import type { z } from 'zod';
import type { profileInput } from '../../../../lib/rpc/contract.ts';
import { actorOfSession } from '../../../auth/authenticate.ts';
import { sessionCookie } from '../../../auth/cookie.ts';
import { enterByToken } from '../../../auth/enter.ts';
import { readProfile } from '../../../auth/profile.ts';
import { refusal } from '../../call-error.ts';
import type { CallContext } from '../../context.ts';

export const userGet = async ({ token }: z.infer<typeof profileInput>, context: CallContext) => {
  if (token === undefined) {
    if (!context.actor) throw refusal('invalid_access_token');
    return { profile: await readProfile(context.actor) };
  }
  const entered = await enterByToken({ ...context, token });
  const actor = await actorOfSession(entered.session_id, context.locale);
  if (!actor) throw refusal('link_expired');
  if (context.fromOwnPage) context.setCookie(await sessionCookie(entered.session_id));
  return { profile: await readProfile(actor), token: entered.tokens };
};
