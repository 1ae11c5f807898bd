import type { z } from 'zod';
import type { writeInput } from '../../../../lib/rpc/rows.ts';
import { addRows } from '../../../objects/write.ts';
import type { Writing } from '../../context.ts';

export const tableAdd = async ({ object, data }: z.infer<typeof writeInput>, { tx, actor }: Writing) => ({
  data: await addRows(tx, actor, object, data),
});
