import { z } from 'zod';
import { id, record } from './shapes.ts';

/** Documents that waited for a manager and go to the next one to decide, from a day on. */
export const handedOver = z.object({
  /** The manager they waited for. */
  person_id: id,
  /** Who decides then; null: hr. */
  manager_id: id.nullable(),
  name: z.string(),
  name_eng: z.string(),
  day: z.string(),
  count: z.number().int(),
});
export type HandedOver = z.infer<typeof handedOver>;

const handed_over = z.array(handedOver).optional();

/** The part of an answer that says it, where there is something to say. */
export const mayHandOver = z.object({ handed_over });

/** Changed records; where managers among them cannot decide any more, what waited for them and where it goes. */
export const editedRecords = z.object({ data: z.array(record), handed_over });
/** The same of an account. */
export const editedAccount = z.object({ data: z.object({ id }), handed_over });
