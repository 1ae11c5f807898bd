import { z } from 'zod';
import { isDay } from '../kernel/day.ts';
import { isMonth } from '../kernel/month.ts';
import { CLOSINGS } from '../timesheet/closing.ts';
import { CODE_LETTERS } from '../timesheet/codes.data.ts';
import { CODES_MAX, DAY_MINUTES, REASON_MAX } from '../timesheet/correction.ts';
import { id, seenWarnings, words } from './shapes.ts';

const month = z.string().refine(isMonth);
const day = z.string().refine(isDay);
const minutes = z.number().int().min(0);
const code = z.enum(CODE_LETTERS);
const codes = z.array(z.tuple([code, minutes]).readonly()).readonly();
/** Codes that hr writes by hand. */
const written = z
  .array(z.tuple([code, minutes.max(DAY_MINUTES)]).readonly())
  .max(CODES_MAX)
  .readonly();
const closing = z.enum(CLOSINGS);
const reason = words(REASON_MAX).default('');

/** Whose timesheets: one's own, those of reports, those of the organization. */
export const TIMESHEET_MODES = ['own', 'reports', 'organization'] as const;
export type TimesheetMode = (typeof TIMESHEET_MODES)[number];

export const timesheetMonthInput = z.strictObject({
  month,
  of: z.enum(TIMESHEET_MODES),
  /** People of one department alone, as their cards have it. */
  department: words(300).optional(),
});
export type TimesheetAsked = z.infer<typeof timesheetMonthInput>;

/** What one day of a person says. */
const cell = z.object({
  /** None for a day without employment. */
  codes,
  /** What calendar and documents come to now, where that differs. */
  now: codes.optional(),
  /** hr has corrected it after it was closed. */
  corrected: z.literal(true).optional(),
  /** hr has written it while it was open. */
  written: z.literal(true).optional(),
  /** A document that is not decided about says something of it. */
  pending: z.literal(true).optional(),
});
export type TimesheetCell = z.infer<typeof cell>;

const worked = z.object({ days: z.number().int(), minutes: z.number().int() });
const sums = z.object({ first: worked, second: worked, month: worked });

const person = z.object({
  employee_id: id,
  number: z.string(),
  name: z.string(),
  name_eng: z.string(),
  position: z.string(),
  position_eng: z.string(),
  department: z.string(),
  department_eng: z.string(),
  /** The timesheet was formed; else it is shown as it would be. */
  formed: z.boolean(),
  /** One for each day of the month. */
  cells: z.array(cell),
  sums,
});
export type TimesheetPerson = z.infer<typeof person>;

/** A document that the caller may open. */
const document = z.object({ id, object_id: z.string(), number: z.string() });
export type TimesheetDocument = z.infer<typeof document>;

const correction = z.object({
  id,
  employee_id: id,
  day,
  was: codes,
  becomes: codes,
  reason: z.string(),
  /** The day was closed then. */
  closed: z.boolean(),
  documents: z.array(document),
  author: z.string(),
  author_eng: z.string(),
  create_date: z.string(),
});
export type TimesheetCorrection = z.infer<typeof correction>;

/** Days of a person that documents say something of, which the timesheet does not. */
const uncounted = z.object({
  employee_id: id,
  days: z.array(day),
  documents: z.array(document),
});
export type TimesheetUncounted = z.infer<typeof uncounted>;

export const timesheetMonth = z.object({
  month,
  closing: z.object({
    closing,
    /** Who closed or opened it last, and when; null before the first closing. */
    at: z.string().nullable(),
    author: z.string(),
    author_eng: z.string(),
    reason: z.string(),
    /** The number of the sheet of the month in its year; null before it was formed. */
    number: z.number().int().nullable(),
    /** How many times it was corrected after it was closed. */
    correction: z.number().int(),
  }),
  /** The caller forms, closes and corrects. */
  keeps: z.boolean(),
  /** The organization whose month it is. */
  organization_id: id,
  /** Each day with the minutes that are worked by the norm. */
  days: z.array(z.object({ day, norm: minutes, holiday: z.boolean() })),
  people: z.array(person),
  departments: z.array(z.object({ name: z.string(), name_eng: z.string() })),
  /** After the closing, the newest first. */
  corrections: z.array(correction),
  /** What came after the closing. */
  late: z.array(uncounted),
  /** What waits for a decision, a document each. */
  undecided: z.array(uncounted),
});
export type TimesheetMonth = z.infer<typeof timesheetMonth>;

export const timesheetDayInput = z.strictObject({ employee_id: id, day });

/** What a document says of the day; its number is there for those who may open it. */
const told = z.object({
  code,
  day_minutes: minutes,
  night_minutes: minutes,
  from: z.string().optional(),
  to: z.string().optional(),
  document: document.nullable(),
});
export type TimesheetTold = z.infer<typeof told>;

export const timesheetDay = z.object({
  day,
  employee_id: id,
  codes,
  /** Minutes at night of what was worked. */
  night: minutes,
  norm: minutes,
  formed: z.boolean(),
  closed: z.boolean(),
  told: z.array(told),
  now: z.object({ codes, told: z.array(told) }).optional(),
  /** Of documents that are not decided about. */
  pending: z.array(told),
  corrections: z.array(correction),
});
export type TimesheetDay = z.infer<typeof timesheetDay>;

export const timesheetFormInput = z.strictObject({ month });

/** How many people's timesheets were made, remade, and left unchanged. */
export const timesheetFormed = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
});
export type TimesheetFormed = z.infer<typeof timesheetFormed>;

export const timesheetCloseInput = z.strictObject({
  month,
  was: closing,
  closing,
  reason,
  /** Codes of the warnings that were shown: others refuse. */
  seen: seenWarnings.optional(),
});
export const timesheetClosed = timesheetFormed.extend({ closing });

export const timesheetCorrectInput = z.strictObject({
  employee_id: id,
  day,
  /** What the day was seen with. */
  was: codes,
  codes: written,
  reason,
});
export type TimesheetCorrect = z.infer<typeof timesheetCorrectInput>;

export const timesheetCountInput = z.strictObject({
  employee_id: id,
  days: z
    .array(day)
    .min(1)
    .max(31)
    .refine(
      (days) =>
        new Set(days).size === days.length && new Set(days.map((each) => each.slice(0, 7))).size === 1,
    ),
  reason,
});
export type TimesheetCount = z.infer<typeof timesheetCountInput>;

/** How many days say something else now. */
export const timesheetCorrected = z.object({ days: z.number().int() });
