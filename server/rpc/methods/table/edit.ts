import type { z } from 'zod';
import { employee } from '../../../../lib/objects/people.ts';
import type { writeInput } from '../../../../lib/rpc/rows.ts';
import type { Writing } from '../../../call/context.ts';
import { editRows } from '../../../objects/write.ts';
import { editPeople } from '../../../users/edit-people.ts';

export const tableEdit = async ({ object, data }: z.infer<typeof writeInput>, { tx, actor }: Writing) =>
  object === employee.object_id
    ? editPeople(tx, actor, data)
    : { data: await editRows(tx, actor, object, data) };
