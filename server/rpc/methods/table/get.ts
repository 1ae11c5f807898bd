import type { z } from 'zod';
import type { rowsInput } from '../../../../lib/rpc/rows.ts';
import type { SignedIn } from '../../../call/context.ts';
import { rawRows } from '../../../objects/view.ts';

export const tableGet = (input: z.infer<typeof rowsInput>, context: SignedIn) =>
  context.answer.large(() => rawRows(context.actor, input));
