import { z } from 'zod';
import { mayHandOver } from './handed-over.ts';
import { id, objectName, seenWarnings, words } from './shapes.ts';

export const dismissalPlanInput = z.strictObject({ employee_id: id, date: z.iso.date().optional() });
export type DismissalPlanInput = z.infer<typeof dismissalPlanInput>;

export const dismissalInput = z.strictObject({
  employee_id: id,
  /** The last day of work. */
  date: z.iso.date(),
  /** An entry of the dictionary of grounds. */
  ground_id: id,
  /** Of the order, where it has one already. */
  number: words(40).optional(),
  /** The statement it rests on. */
  document_id: id.optional(),
  comments: words(2000).optional(),
  /** New managers of reports; the leaver stays beside them until the last day. */
  reports: z
    .array(z.strictObject({ employee_id: id, manager_id: id }))
    .max(500)
    .optional(),
  /** Documents of the leaver that are annulled, each with the warnings that were read. */
  annul: z
    .array(z.strictObject({ id, seen: seenWarnings.optional() }))
    .max(100)
    .optional(),
});
export type DismissalInput = z.infer<typeof dismissalInput>;

const day = z.string();
const named = { name: z.string(), name_eng: z.string() };
const decider = { manager_id: id.nullable(), manager_name: z.string(), manager_name_eng: z.string() };

const lent = {
  kind: z.enum(['deputy', 'grant']),
  /** The leaver is the lender. */
  of_leaver: z.boolean(),
  employee_id: id,
  ...named,
  until: day.nullable(),
};

/** What a dismissal of one person touches. */
export const dismissalPlan = z.object({
  employee: z.object({
    id,
    number: z.string(),
    ...named,
    position: z.string(),
    position_eng: z.string(),
    department: z.string(),
    department_eng: z.string(),
    hire_date: day,
    dismissal_date: day.nullable(),
  }),
  /** The last day the whole plan assumes. */
  date: day,
  /** The newest dismissal that was entered for the day that stands in the record. */
  entered: z
    .object({
      id,
      organization_id: id,
      /** Of the order. */
      number: z.string(),
      date: day,
      ground: z.string(),
      ground_eng: z.string(),
      article: z.string(),
      article_eng: z.string(),
      by: z.string(),
      by_eng: z.string(),
      create_date: z.string(),
    })
    .nullable(),
  /** Direct reports, who decides for each after the last day (null: hr), and how many documents of each wait now. */
  reports: z.array(z.object({ employee_id: id, ...named, ...decider, waiting: z.number().int() })),
  /** Documents of other people that wait for the leaver as a manager, by who decides afterwards. */
  waiting: z.array(z.object({ ...decider, count: z.number().int() })),
  /** Deputies and granted accesses that end, both those of the leaver and those lent to the leaver. */
  lent: z.array(z.object(lent)),
  keys: z.number().int(),
  sessions: z.number().int(),
  /** Leaves, trips and other days after the last one. */
  documents: z.array(
    z.object({
      id,
      object_id: objectName,
      number: z.string(),
      start_date: day.nullable(),
      end_date: day.nullable(),
      status_id: z.string(),
      /** All of its days are after the last one. */
      whole: z.boolean(),
      /** The caller may annul it. */
      annullable: z.boolean(),
    }),
  ),
  /** Other documents of the leaver that are under way. */
  under_way: z.number().int(),
  /** What comes back when the dismissal is taken back, and what does not; null where there is none to take back. */
  back: z
    .object({
      lent: z.array(
        z.object({
          ...lent,
          id,
          /** Why it cannot come back; null where it can. */
          refused: z.enum(['left', 'over', 'replaced', 'changed']).nullable(),
        }),
      ),
      /** Documents that were annulled, which stay so. */
      annulled: z.array(
        z.object({
          object_id: objectName,
          number: z.string(),
          start_date: day.nullable(),
          end_date: day.nullable(),
        }),
      ),
    })
    .nullable(),
});
export type DismissalPlan = z.infer<typeof dismissalPlan>;

export const dismissalDone = mayHandOver.extend({ data: z.object({ id, employee_id: id }) });
export type DismissalDone = z.infer<typeof dismissalDone>;

export const takeBackInput = z.strictObject({
  employee_id: id,
  /** What the dismissal ended and comes back with it. */
  restore: z
    .array(z.strictObject({ kind: z.enum(['deputy', 'grant']), id }))
    .max(200)
    .optional(),
});
export type TakeBackInput = z.infer<typeof takeBackInput>;

export const takenBack = z.object({ data: z.object({ employee_id: id, restored: z.number().int() }) });
export type TakenBack = z.infer<typeof takenBack>;
