import { z } from 'zod';
import { id } from '../../../rpc/shapes.ts';

/** People a paper is put before in one call: as many as one short transaction writes. */
export const PUBLISH_CAP = 50;
/** People a preview shows. */
export const AUDIENCE_CAP = 5_000;

/** Recipients of a paper: all people, or the union of what is named. */
export const paperPeopleInput = z.strictObject({
  /** Tells of each whether this paper lies before them already. */
  paper_id: id.optional(),
  all: z.literal(true).optional(),
  departments: z.array(z.string().max(300)).max(200).optional(),
  numbers: z.array(z.string().max(40)).max(AUDIENCE_CAP).optional(),
  employee_ids: z.array(id).max(AUDIENCE_CAP).optional(),
});
export type PaperPeopleInput = z.infer<typeof paperPeopleInput>;

/**
 * The person's standing: may answer, has had their last working day, has no account, a closed one, none of the roles
 * that answer, or is away for long.
 */
export const ACCOUNT_STATES = ['ready', 'left', 'none', 'closed', 'no_role', 'away'] as const;

/** A leave or an illness that lasts longer keeps its person from answering in time. */
export const LONG_ABSENCE_DAYS = 31;

const paperPerson = z.object({
  employee_id: id,
  number: z.string(),
  name: z.string(),
  name_eng: z.string(),
  position: z.string(),
  position_eng: z.string(),
  department: z.string(),
  department_eng: z.string(),
  account: z.enum(ACCOUNT_STATES),
  /** The strongest type of signature of the person's accounts: 0 none, 1, 2 or 3. */
  signature: z.string(),
  already: z.enum(['0', '1']),
});
export type PaperPerson = z.infer<typeof paperPerson>;

export const paperPeople = z.object({
  data: z.array(paperPerson),
  /** Numbers unknown in the organization. */
  unknown: z.array(z.string()),
  truncated: z.boolean(),
});
export type PaperPeople = z.infer<typeof paperPeople>;

export const publishInput = z.strictObject({
  paper_id: id,
  employee_ids: z.array(id).min(1).max(PUBLISH_CAP),
});
export type PublishInput = z.infer<typeof publishInput>;

export const PUBLISH_OUTCOMES = ['published', 'already', 'not_found'] as const;

/** One line for every person asked for, in the order sent. */
export const publishedTo = z.object({
  data: z.array(
    z.object({
      employee_id: id,
      outcome: z.enum(PUBLISH_OUTCOMES),
      document_id: id.optional(),
    }),
  ),
});
export type PublishedTo = z.infer<typeof publishedTo>;

export const remindInput = z.strictObject({
  paper_id: id,
  /** All who have not answered when absent. */
  employee_ids: z.array(id).min(1).max(AUDIENCE_CAP).optional(),
});
export type RemindInput = z.infer<typeof remindInput>;

/** How many were reminded, and how many not again because they have been a short while ago. */
export const reminded = z.object({
  data: z.object({ told: z.number().int(), lately: z.number().int() }),
});
export type Reminded = z.infer<typeof reminded>;
