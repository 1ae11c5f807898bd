import type { z } from 'zod';
import type { rowsInput } from '../../../../lib/rpc/rows.ts';
import type { SignedIn } from '../../../call/context.ts';
import { rawRows } from '../../../objects/view.ts';
import { noteRows } from '../../../trail/note-cards.ts';

export const tableGet = (input: z.infer<typeof rowsInput>, context: SignedIn) =>
  context.answer.large(async () => {
    const rows = await rawRows(context.actor, input);
    noteRows(context.actor, input.object, rows.text);
    return rows;
  });
