import type { z } from 'zod';
import type { listInput } from '../../../../lib/rpc/rows.ts';
import type { CallContext } from '../../../call/context.ts';
import { mayBeLarge } from '../../../objects/list-query.ts';
import { viewPage } from '../../../objects/view.ts';

export const viewGet = (input: z.infer<typeof listInput>, context: CallContext) => {
  const read = () => viewPage(context.actor, context.client, input);
  return mayBeLarge(input) ? context.answer.large(read) : read();
};
