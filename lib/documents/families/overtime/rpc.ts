import { z } from 'zod';
import { id, words } from '../../../rpc/shapes.ts';
import { COMPENSATIONS } from './fields.ts';

/** As many people are prepared at once. */
export const MASTER_PEOPLE_MAX = 50;

const clock = z.string().max(5);
const code = words(60);

const person = z.strictObject({
  employee_id: id,
  holiday_agreed: z.boolean().optional(),
  /** The one of all where it is left out. */
  compensation_type: z.enum(COMPENSATIONS).optional(),
  dayoff_date: z.iso.date().optional(),
});

export const masterInput = z.strictObject({
  start_date: z.iso.date(),
  time_from: clock.optional(),
  time_to: clock.optional(),
  hour_preset: code.optional(),
  shift_code: code.optional(),
  reason: code,
  compensation_type: z.enum(COMPENSATIONS),
  dayoff_date: z.iso.date().optional(),
  comments: words(4000).optional(),
  people: z.array(person).min(1).max(MASTER_PEOPLE_MAX),
  /** Codes of the warnings that were shown. */
  seen: z.array(z.string().max(80)).max(50).optional(),
});
export type MasterInput = z.infer<typeof masterInput>;

const prepared = z.object({ employee_id: id, document_id: id, number: z.string() });

export const mastered = z.object({
  data: z.object({ master_id: z.string(), documents: z.array(prepared) }),
});
export type Mastered = z.infer<typeof mastered>;
