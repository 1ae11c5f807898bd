import type { z } from 'zod';
import type { addInput } from '../../../../lib/rpc/rows.ts';
import { addRows } from '../../../objects/write.ts';
import type { Writing } from '../../context.ts';

export const tableAdd = async (
  { object, data, begin }: z.infer<typeof addInput>,
  { tx, actor }: Writing,
) => ({ data: await addRows(tx, actor, object, data, begin === true) });
