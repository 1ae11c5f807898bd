import { z } from 'zod';
import { isDay } from '../../../kernel/day.ts';
import { id } from '../../../rpc/shapes.ts';
import { PERIOD_STATUSES } from './period.ts';

/** Changes that one call writes together. */
export const CHANGES_MAX = 200;
/** Entries that one act approves. */
export const APPROVED_MAX = 1_000;
/** People who are reminded by one call. */
export const REMINDED_MAX = 2_000;

const year = z.number().int().min(1900).max(2200);
const written = z.string().refine(isDay);

/** People and year of the plan: all the caller reads, or one department of these. */
export const scheduleInput = z.strictObject({
  year,
  department: z.string().max(300).optional(),
  /** Only the reports of the caller, as their manager. */
  mine: z.literal(true).optional(),
});
export type ScheduleInput = z.infer<typeof scheduleInput>;

/**
 * id, personnel number, name, name in English, department, department in English, days of the limit (null: not set).
 */
const person = z.tuple([
  id,
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.number().nullable(),
]);
export type SchedulePerson = z.infer<typeof person>;

/**
 * id, employee, first day, last day, days, status, kind of leave, moment of the last change, the leave made by it, and
 * for hr the reason for which none could be made.
 */
const entry = z.tuple([
  id,
  id,
  written,
  written,
  z.number().int(),
  z.string(),
  id.nullable(),
  z.string(),
  id.nullable(),
  z.string().nullable(),
]);
export type ScheduleEntry = z.infer<typeof entry>;

export const scheduleYear = z.object({
  data: z.object({
    year: z.number().int(),
    organization: z.object({ id, name: z.string(), name_eng: z.string() }).nullable(),
    period: z
      .object({
        id,
        status: z.enum(PERIOD_STATUSES),
        date_from: written,
        date_to: written,
        /** Where the caller may bring it. */
        next: z.array(z.enum(PERIOD_STATUSES)),
      })
      .nullable(),
    departments: z.array(z.object({ name: z.string(), name_eng: z.string(), people: z.number().int() })),
    norms: z.array(z.object({ department: z.string(), away_max: z.number().int() })),
    people: z.array(person),
    entries: z.array(entry),
    /** The caller writes the entries of others. */
    writes: z.boolean(),
    /** The caller sends the drafts of these people for agreement. */
    sends: z.boolean(),
    /** Statuses the caller's decision moves entries from and to; null where it moves none. */
    decides: z.object({ from: z.string(), to: z.string() }).nullable(),
  }),
});
export type ScheduleYear = z.infer<typeof scheduleYear>['data'];

const change = z.union([
  z.strictObject({
    employee_id: id,
    document_type_id: id,
    start_date: written,
    end_date: written,
  }),
  z.strictObject({
    id,
    updated_at: z.string().max(40),
    start_date: written,
    end_date: written,
  }),
  z.strictObject({ id, updated_at: z.string().max(40), gone: z.literal(true) }),
]);
export type ScheduleChange = z.infer<typeof change>;

export const scheduleSaveInput = z.strictObject({
  year,
  changes: z.array(change).min(1).max(CHANGES_MAX),
  /** Why entries that were decided are changed: needed where any is among them. */
  change_reason: z.string().max(4_000).optional(),
});
export type ScheduleSaveInput = z.infer<typeof scheduleSaveInput>;

/** The entries as they are kept now, in the order of the changes; null for one that is gone. */
export const scheduleSaved = z.object({ data: z.array(entry.nullable()) });
export type ScheduleSaved = z.infer<typeof scheduleSaved>;

export const scheduleSendInput = scheduleInput.extend({
  /** Codes of the warnings the caller has read, for all people sent. */
  seen: z
    .array(z.string().regex(/^[a-z0-9/_-]{1,80}$/))
    .max(50)
    .optional(),
});
export type ScheduleSendInput = z.infer<typeof scheduleSendInput>;

/** Drafts and people sent, and people refused: a person's drafts are sent all or none. */
export const scheduleSent = z.object({
  data: z.object({
    sent: z.number().int(),
    people: z.number().int(),
    refused: z.array(
      z.object({
        employee_id: id,
        reason: z.string(),
        why: z.array(z.object({ code: z.string(), message: z.string(), message_eng: z.string() })),
      }),
    ),
  }),
});
export type ScheduleSent = z.infer<typeof scheduleSent>;

/** How many entries were approved, and how many of the same people wait for another role. */
export const scheduleApproved = z.object({
  data: z.object({ approved: z.number().int(), waiting: z.number().int() }),
});
export type ScheduleApproved = z.infer<typeof scheduleApproved>;

export const scheduleRemindInput = z.strictObject({
  year,
  employee_ids: z.array(id).min(1).max(REMINDED_MAX),
});
export type ScheduleRemindInput = z.infer<typeof scheduleRemindInput>;

/** How many were reminded, how many not again because they have been a short while ago. */
export const scheduleReminded = z.object({
  data: z.object({ told: z.number().int(), lately: z.number().int() }),
});
export type ScheduleReminded = z.infer<typeof scheduleReminded>;

export const schedulePeriodInput = z.strictObject({ id, status: z.enum(PERIOD_STATUSES) });
export type SchedulePeriodInput = z.infer<typeof schedulePeriodInput>;

export const schedulePeriodMoved = z.object({
  data: z.object({ id, status: z.enum(PERIOD_STATUSES) }),
});
export type SchedulePeriodMoved = z.infer<typeof schedulePeriodMoved>;
