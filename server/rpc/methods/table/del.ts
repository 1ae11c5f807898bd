import type { z } from 'zod';
import type { writeInput } from '../../../../lib/rpc/rows.ts';
import type { Writing } from '../../../call/context.ts';
import { delRows } from '../../../objects/write.ts';

export const tableDel = async ({ object, data }: z.infer<typeof writeInput>, { tx, actor }: Writing) => ({
  data: await delRows(tx, actor, object, data),
});
