import type { VerifyInput } from '../../../../lib/rpc/sign-verify.ts';
import { checkForAnybody } from '../../../signing/public-check.ts';
import type { CallContext } from '../../context.ts';

export const signVerify = async (input: VerifyInput, context: CallContext) => ({
  data: await checkForAnybody(input, context),
});
