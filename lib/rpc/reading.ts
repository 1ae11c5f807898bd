import { z } from 'zod';
import { id } from './shapes.ts';

/** When the caller read a document; null for a caller it does not name. */
export const readMark = z.object({ read_date: z.string().nullable(), is_new: z.boolean() });
export type ReadMark = z.infer<typeof readMark>;

const reader = z.object({
  employee_id: id,
  name: z.string(),
  name_eng: z.string(),
  department: z.string(),
  department_eng: z.string(),
  read_date: z.string().nullable(),
});

/** Readers a document names, those who have read it first: the count and the first of them. */
export const readersOfDocument = z.object({
  total: z.number().int(),
  read: z.number().int(),
  people: z.array(reader),
});
export type ReadersOfDocument = z.infer<typeof readersOfDocument>;

/** A person, or a department with how many work in it, that a document may name. */
export interface MayBeNamed {
  readonly employee_id: number | null;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly department: string;
  readonly department_eng: string;
  /** Of a department. */
  readonly people: number;
  readonly [field: string]: unknown;
}
