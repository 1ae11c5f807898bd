import type { z } from 'zod';
import type { writeInput } from '../../../../lib/rpc/rows.ts';
import type { Writing } from '../../../call/context.ts';
import { editRows } from '../../../objects/write.ts';

export const tableEdit = async ({ object, data }: z.infer<typeof writeInput>, { tx, actor }: Writing) => ({
  data: await editRows(tx, actor, object, data),
});
