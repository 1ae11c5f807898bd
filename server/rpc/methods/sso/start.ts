import type { z } from 'zod';
import type { ssoStartInput } from '../../../../lib/rpc/sign-in.ts';
import { startSso } from '../../../auth/sso/start.ts';
import type { CallContext } from '../../../call/context.ts';

export const ssoStart = async (input: z.infer<typeof ssoStartInput>, context: CallContext) => ({
  data: { url: await startSso(input, context) },
});
