import type { z } from 'zod';
import type { decideOrderInput, orderKeyInput } from '../../../../lib/rpc/signing-keys.ts';
import type { Writing } from '../../../call/context.ts';
import { decideOrder, orderKey } from '../../../signing/keys/key-orders.ts';

export const signOrderKey = async (input: z.infer<typeof orderKeyInput>, { tx, actor }: Writing) => ({
  data: { id: await orderKey(tx, actor, input) },
});

export const signDecideOrder = async (input: z.infer<typeof decideOrderInput>, { tx, actor }: Writing) => {
  await decideOrder(tx, actor, input);
  return { data: { id: input.id } };
};
