import type { z } from 'zod';
import type { restoreInput } from '../../../../lib/rpc/sign-in.ts';
import { browserOf } from '../../../auth/browser-mark.ts';
import { askForLink } from '../../../auth/restore.ts';
import type { CallContext } from '../../../call/context.ts';

export const tokenRestore = async (input: z.infer<typeof restoreInput>, context: CallContext) => {
  const client = (input.client ?? context.client).toLowerCase();
  const browser = browserOf(context.browserMark);
  await askForLink({ email: input.email, client, address: context.address, browser });
  return { data: true };
};
