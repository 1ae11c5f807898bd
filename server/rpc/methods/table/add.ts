import type { z } from 'zod';
import type { addInput } from '../../../../lib/rpc/rows.ts';
import type { Writing } from '../../../call/context.ts';
import { addRows } from '../../../objects/write.ts';

export const tableAdd = async (
  { object, data, begin }: z.infer<typeof addInput>,
  { tx, actor }: Writing,
) => ({ data: await addRows(tx, actor, object, data, begin === true) });
