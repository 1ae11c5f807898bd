import type { z } from 'zod';
import type {
  TimesheetAsked,
  TimesheetCorrect,
  TimesheetCount,
  timesheetCloseInput,
  timesheetDayInput,
  timesheetFormInput,
} from '../../../../lib/rpc/timesheet.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';
import { closeMonth } from '../../../timesheet/close-month.ts';
import { correctDay, countDays } from '../../../timesheet/correct-days.ts';
import { formMonth } from '../../../timesheet/form-month.ts';
import { dayFor } from '../../../timesheet/read-day.ts';
import { monthFor } from '../../../timesheet/read-month.ts';

export const timesheetMonth = async (input: TimesheetAsked, { actor }: SignedIn) => ({
  data: await monthFor(actor, input),
});

export const timesheetDay = async (input: z.infer<typeof timesheetDayInput>, { actor }: SignedIn) => ({
  data: await dayFor(actor, input),
});

export const timesheetForm = async (
  { month }: z.infer<typeof timesheetFormInput>,
  { tx, actor }: Writing,
) => ({ data: await formMonth(tx, actor, month) });

export const timesheetClose = async (
  { month, was, closing, reason, seen }: z.infer<typeof timesheetCloseInput>,
  { tx, actor }: Writing,
) => ({ data: await closeMonth(tx, actor, { month, was, becomes: closing, reason }, seen) });

export const timesheetCorrect = async (input: TimesheetCorrect, { tx, actor }: Writing) => ({
  data: await correctDay(tx, actor, input),
});

export const timesheetCount = async (input: TimesheetCount, { tx, actor }: Writing) => ({
  data: await countDays(tx, actor, input),
});
