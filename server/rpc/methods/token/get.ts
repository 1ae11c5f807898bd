import type { z } from 'zod';
import type { signInInput } from '../../../../lib/rpc/sign-in.ts';
import { asBrowser } from '../../../auth/browser-mark.ts';
import { sessionCookie } from '../../../auth/cookie.ts';
import { signIn } from '../../../auth/sign-in.ts';
import type { CallContext } from '../../../call/context.ts';

export const tokenGet = async (input: z.infer<typeof signInInput>, context: CallContext) => {
  const client = (input.client ?? context.client).toLowerCase();
  return asBrowser(context, async (browser) => {
    const signed = await signIn({
      ...context,
      browser,
      login: input.login ?? input.email ?? '',
      password: input.password,
      client,
      code: (input.secretCode ?? input.pinCode)?.trim() || undefined,
      session: context.actor ?? undefined,
    });
    if (context.fromOwnPage) context.setCookie(await sessionCookie(signed.session_id));
    return signed.tokens;
  });
};
