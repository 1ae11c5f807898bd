import type { z } from 'zod';
import type { renewInput } from '../../../../lib/rpc/sign-in.ts';
import { browserOf } from '../../../auth/browser-mark.ts';
import { askForLinkAgain } from '../../../auth/restore.ts';
import type { CallContext } from '../../../call/context.ts';

export const tokenRenew = async ({ token }: z.infer<typeof renewInput>, context: CallContext) => {
  await askForLinkAgain({ token, address: context.address, browser: browserOf(context.browserMark) });
  return { data: true };
};
