import { z } from 'zod';
import { id } from '../../../rpc/shapes.ts';

/** People who are asked in one call: as many as one short transaction writes. */
export const ASK_CAP = 50;

export const askInput = z.strictObject({
  document_type_id: id,
  employee_ids: z.array(id).min(1).max(ASK_CAP),
});
export type AskInput = z.infer<typeof askInput>;

/** One line for every person, in the order sent. */
export const askedOf = z.object({
  data: z.array(
    z.object({
      employee_id: id,
      outcome: z.enum(['asked', 'already', 'not_found']),
      document_id: id.optional(),
    }),
  ),
});
export type AskedOf = z.infer<typeof askedOf>;
