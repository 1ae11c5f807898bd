import type { z } from 'zod';
import type { proveInput } from '../../../../lib/rpc/sign-in.ts';
import { asBrowser } from '../../../auth/browser-mark.ts';
import { sessionCookie } from '../../../auth/cookie.ts';
import { proveSignIn } from '../../../auth/prove-sign-in.ts';
import type { CallContext } from '../../../call/context.ts';

export const tokenProve = (input: z.infer<typeof proveInput>, context: CallContext) =>
  asBrowser(context, async (browser) => {
    const signed = await proveSignIn(input, { ...context, browser });
    if (context.fromOwnPage) context.setCookie(await sessionCookie(signed.session_id));
    return signed.tokens;
  });
