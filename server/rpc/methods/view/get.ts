import type { z } from 'zod';
import type { listInput } from '../../../../lib/rpc/rows.ts';
import { viewPage } from '../../../objects/view.ts';
import type { CallContext } from '../../context.ts';

export const viewGet = (input: z.infer<typeof listInput>, context: CallContext) =>
  viewPage(context.actor, context.client, input);
