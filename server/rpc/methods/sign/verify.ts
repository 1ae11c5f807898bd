import type { VerifyInput } from '../../../../lib/rpc/sign-verify.ts';
import type { CallContext } from '../../../call/context.ts';
import { checkForAnybody } from '../../../signing/verify/public-check.ts';

export const signVerify = async (input: VerifyInput, context: CallContext) => ({
  data: await checkForAnybody(input, context),
});
