import type { z } from 'zod';
import type {
  accessCompareInput,
  accessPersonInput,
  accessTableInput,
  accessWhyInput,
} from '../../../../lib/reach/answer.ts';
import { accessCompare, accessPerson } from '../../../access/person.ts';
import { accessTable } from '../../../access/table.ts';
import { accessWhy } from '../../../access/why.ts';
import type { SignedIn } from '../../../call/context.ts';

export const accessTableOf = async (input: z.infer<typeof accessTableInput>, { actor }: SignedIn) => ({
  data: await accessTable(actor, input),
});

export const accessPersonOf = async (
  { employee_id }: z.infer<typeof accessPersonInput>,
  { actor }: SignedIn,
) => ({ data: await accessPerson(actor, employee_id) });

export const accessCompareOf = async (input: z.infer<typeof accessCompareInput>, { actor }: SignedIn) => ({
  data: await accessCompare(actor, input),
});

export const accessWhyOf = async (input: z.infer<typeof accessWhyInput>, { actor }: SignedIn) => ({
  data: await accessWhy(actor, input),
});
