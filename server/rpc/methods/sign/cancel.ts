import type { z } from 'zod';
import type { cancelInput } from '../../../../lib/rpc/signing.ts';
import type { Writing } from '../../../call/context.ts';
import { cancelSigning } from '../../../signing/documents/cancel.ts';

export const signCancel = async ({ intent_id }: z.infer<typeof cancelInput>, { tx, actor }: Writing) => {
  await cancelSigning(tx, actor, intent_id);
  return { data: { intent_id } };
};
