import type { z } from 'zod';
import type { refreshInput } from '../../../../lib/rpc/sign-in.ts';
import { refreshByCookie, refreshByToken } from '../../../auth/refresh.ts';
import type { CallContext } from '../../../call/context.ts';

export const tokenRefresh = (input: z.infer<typeof refreshInput>, context: CallContext) => {
  const token = input.refresh_token ?? input.refreshToken;
  return token === undefined ? refreshByCookie(context) : refreshByToken(token);
};
