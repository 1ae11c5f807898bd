import type { z } from 'zod';
import type { cancelInput } from '../../../../lib/rpc/signing.ts';
import { cancelSigning } from '../../../signing/cancel.ts';
import type { Writing } from '../../context.ts';

export const signCancel = async ({ intent_id }: z.infer<typeof cancelInput>, { tx, actor }: Writing) => {
  await cancelSigning(tx, actor, intent_id);
  return { data: { intent_id } };
};
