import type { z } from 'zod';
import { employee } from '../../../../lib/objects/people.ts';
import type { writeInput } from '../../../../lib/rpc/rows.ts';
import type { Writing } from '../../../call/context.ts';
import { editRows } from '../../../objects/write.ts';
import { readHandedOver, readWaitingFor } from '../../../users/handed-over.ts';

export const tableEdit = async ({ object, data }: z.infer<typeof writeInput>, { tx, actor }: Writing) => {
  const people =
    object === employee.object_id ? data.map(({ id }) => Number(id)).filter(Number.isSafeInteger) : [];
  const waiting = people.length > 0 ? await readWaitingFor(tx, people) : [];
  const rows = await editRows(tx, actor, object, data);
  const handed_over = await readHandedOver(tx, waiting);
  return { data: rows, ...(handed_over.length > 0 ? { handed_over } : {}) };
};
