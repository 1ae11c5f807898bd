import { z } from 'zod';
import { isDay } from '../../../kernel/day.ts';
import { CAUSES } from '../../../leave/entry.ts';
import { id, words } from '../../../rpc/shapes.ts';

const day = z.string().refine(isDay);
const period = z.number().int().min(1900).max(2200);
/** Days to hundredths, a decimal text. */
const days = z.string();
const kind = z.string().min(1).max(20);

/** Rows of the ledger on a page at most. */
export const LEDGER_ROWS_MAX = 200;

/** Person and kind of leave: the caller's own when absent. */
const whose = { employee_id: id.optional(), kind: kind.optional() };

export const balanceInput = z.strictObject({
  ...whose,
  /** The day the balance is asked for; six months from today where nothing is said. */
  on: day.optional(),
  page: z.number().int().min(1).max(10_000).optional(),
  rows_per_page: z.number().int().min(1).max(LEDGER_ROWS_MAX).optional(),
});
export type BalanceInput = z.infer<typeof balanceInput>;

const ground = z.object({
  /** Null where the reader may not open it. */
  id: id.nullable(),
  object_id: z.string(),
  number: z.string(),
  status_id: z.string(),
  start_date: day.nullable(),
  end_date: day.nullable(),
  days: z.number().int().nullable(),
});
export type Ground = z.infer<typeof ground>;

const row = z.object({
  id: id.nullable(),
  on_date: day,
  period,
  cause: z.enum(CAUSES),
  days,
  /** What is left after it. */
  balance: days,
  /** It will count by what is known today. */
  foretold: z.enum(['0', '1']),
  /** The month of service that earned it. */
  month: z.number().int().nullable(),
  document: ground.nullable(),
  reason: z.string(),
  author_name: z.string(),
  author_name_eng: z.string(),
  moment: z.string().nullable(),
});
export type LedgerRow = z.infer<typeof row>;

const explained = z.object({
  on: day,
  days,
  base: z.object({ on: day, days }),
  lines: z.array(z.object({ days, count: z.number().int(), from: day, to: day, row })),
});
export type ExplainedDays = z.infer<typeof explained>;

export const leaveBalance = z.object({
  employee: z.object({
    id,
    name: z.string(),
    name_eng: z.string(),
    number: z.string(),
    hire_date: day,
    dismissal_date: day.nullable(),
  }),
  kind,
  /** The kinds of leave the person has days of. */
  kinds: z.array(kind),
  today: day,
  /** Earned by month. */
  earned: z.enum(['0', '1']),
  norma: days,
  working_year: z.object({ from: day, to: day }),
  sums: z.object({
    today: days,
    /** Of leaves agreed that begin after today, of years that were granted, or will have earned them. */
    planned: days,
    /** Of leaves that were sent and wait for a decision, beyond those that they stand in the place of. */
    awaiting: days,
    /** What of these will be earned before it is taken, or is taken from a year that gives today's days nothing. */
    to_come: days,
    /** Today's days less these and with what is to come: what may be taken so that enough is left for all of them. */
    free: days,
    /** The day on which no more is left than that. */
    free_on: day,
    granted: days,
    used: days,
    corrected: days,
  }),
  explained,
  /** The newest first, up to the day that is asked for. */
  rows: z.array(row),
  total: z.number().int(),
  /** The balance by steps, from the beginning of the year to some months from today. */
  steps: z.array(z.object({ on_date: day, days, change: days, foretold: z.enum(['0', '1']) })),
  until: day,
  /** Leaves that are agreed or planned and begin after today. */
  ahead: z.array(row),
  /** Leaves that illness can interrupt: those that are not long over. */
  leaves: z.array(ground),
  /** Whether the reader enters days of the person; `years` (days left of each) is empty otherwise. */
  may_correct: z.enum(['0', '1']),
  years: z.array(z.object({ period, days })),
});
export type LeaveBalance = z.infer<typeof leaveBalance>;

export const whatIfInput = z.discriminatedUnion('case', [
  z.strictObject({
    case: z.literal('leave'),
    ...whose,
    start_date: day,
    days: z.number().int().min(1).max(365),
    /** Leaves that are agreed or planned and would not be taken. */
    without: z.array(id).max(50).optional(),
  }),
  z.strictObject({
    case: z.literal('illness'),
    employee_id: id.optional(),
    document_id: id,
    start_date: day,
    end_date: day,
  }),
  z.strictObject({ case: z.literal('dismissal'), employee_id: id.optional(), date: day }),
]);
export type WhatIfInput = z.infer<typeof whatIfInput>;

const least = z.object({ on: day, days, row: row.nullable() });

/** What would be, by the case; nothing is written. */
export const whatIf = z.discriminatedUnion('case', [
  z.object({
    case: z.literal('leave'),
    start_date: day,
    end_date: day,
    days,
    /** Holidays inside, which are no days of the leave (labour code, article 120). */
    holidays: z.array(day),
    before: days,
    /** What leaves that wait for a decision take of it by then. */
    awaiting: days,
    after: days,
    /** The first day of the lowest balance, if below zero later. */
    short: least.nullable(),
  }),
  z.object({
    case: z.literal('illness'),
    /** Days of the leave on which its person is ill. */
    returned: days,
    before: days,
    after: days,
    /** The last day of the leave when it is extended by them. */
    until: day.nullable(),
  }),
  z.object({
    case: z.literal('dismissal'),
    date: day,
    /** Days that are paid for; less than zero are withheld. */
    compensation: days,
    granted: days,
    taken: days,
    rounded: z.number().int(),
    /** Leaves that would not be taken. */
    lost: z.array(row),
  }),
]);
export type WhatIf = z.infer<typeof whatIf>;

const reason = words(500);
const typedDays = z.string().trim().max(10);

export const correctInput = z.strictObject({
  employee_id: id,
  kind: kind.optional(),
  period,
  on_date: day,
  /** What is added; less than zero is taken. */
  days: typedDays,
  reason,
  /** The document it stands on: a sick leave, an order. */
  document_id: id.optional(),
});
export type CorrectInput = z.infer<typeof correctInput>;

export const transferInput = z.strictObject({
  employee_id: id,
  kind: kind.optional(),
  from_period: period,
  to_period: period,
  on_date: day,
  days: typedDays,
  reason,
});
export type TransferInput = z.infer<typeof transferInput>;

export const forfeitInput = z.strictObject({
  employee_id: id,
  kind,
  period,
  on_date: day,
  days: typedDays,
  reason,
});
export type ForfeitInput = z.infer<typeof forfeitInput>;

/** The entries that were made, and what is left on their day. */
export const entered = z.object({ ids: z.array(id), days });
export type Entered = z.infer<typeof entered>;
