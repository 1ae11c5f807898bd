import type { z } from 'zod';
import type { bulkInput } from '../../../../lib/rpc/signing.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';
import { signMany } from '../../../signing/documents/bulk.ts';

/** Its rows are written each in a transaction of its own, before that of the call, which has nothing left to write. */
export const prepareSignBulk = (input: z.infer<typeof bulkInput>, context: SignedIn) =>
  signMany(input, context);

export const signBulk = async (_input: unknown, { prepared }: Writing) => prepared;
