import type { z } from 'zod';
import type { rowsInput } from '../../../../lib/rpc/rows.ts';
import { rawRows } from '../../../objects/view.ts';
import type { SignedIn } from '../../context.ts';

export const tableGet = (input: z.infer<typeof rowsInput>, context: SignedIn) =>
  context.answer.large(() => rawRows(context.actor, input));
