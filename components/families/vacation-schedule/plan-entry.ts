import type { Calendar } from '../../../lib/calendar/calendar.ts';
import { type CountRule, endOf } from '../../../lib/calendar/day-count.ts';
import type { ScheduleEntry, ScheduleYear } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import type { YearPart } from '../../../lib/documents/families/vacation-schedule/year.ts';
import { addDays, type Day } from '../../../lib/kernel/day.ts';

/** An entry of the schedule on the screen; one that is not kept yet has a number below zero. */
export interface PlanEntry extends YearPart {
  readonly id: number;
  readonly document_type_id: number | null;
  readonly updated_at: string;
  /** The leave that was made by it. */
  readonly leave_id: number | null;
  /** Why none could be made by it, for hr. */
  readonly failure: string | null;
  /** It stands on other days than it is kept with, or is not kept at all yet. */
  readonly isChanged: boolean;
}

export const entryOf = (
  [
    id,
    employee_id,
    start_date,
    end_date,
    days,
    status_id,
    type,
    updated_at,
    leave_id,
    failure,
  ]: ScheduleEntry,
  ruleOf: (document_type_id: number | null) => CountRule,
): PlanEntry => ({
  id,
  employee_id,
  start_date,
  end_date,
  days,
  status_id,
  document_type_id: type,
  updated_at,
  leave_id,
  failure,
  isChanged: false,
  rule: ruleOf(type),
});

/** Statuses in which hr still changes the days here; once its person knows of it, an entry is corrected instead. */
const OPEN: readonly string[] = ['draft', 'prepared', 'agreed', 'approved'];

export const isOpen = ({ status_id }: PlanEntry): boolean => OPEN.includes(status_id);

/** The entry from another day on, as many days long; as it is where the calendar has no such days. */
export const withDays = (entry: PlanEntry, start_date: Day, days: number, calendar: Calendar): PlanEntry => {
  const end_date = endOf(start_date, days, entry.rule, calendar);
  return end_date === undefined ? entry : { ...entry, start_date, end_date, days, isChanged: true };
};

export const moved = (entry: PlanEntry, by: number, calendar: Calendar): PlanEntry =>
  withDays(entry, addDays(entry.start_date, by), entry.days, calendar);

export const stretched = (entry: PlanEntry, by: number, calendar: Calendar): PlanEntry =>
  withDays(entry, entry.start_date, entry.days + by, calendar);

/** Two parts in place of one, the longer first, one after the other; undefined for a single day. */
export const split = (
  entry: PlanEntry,
  id: number,
  calendar: Calendar,
): readonly [PlanEntry, PlanEntry] | undefined => {
  if (entry.days < 2) return undefined;
  const first = withDays(entry, entry.start_date, Math.ceil(entry.days / 2), calendar);
  const rest = {
    ...entry,
    id,
    status_id: 'draft',
    updated_at: '',
    leave_id: null,
    failure: null,
    isChanged: true,
  };
  return [first, withDays(rest, addDays(first.end_date, 1), entry.days - first.days, calendar)];
};

/** Whether an entry waits for the reader's decision: one's own waits for another person. */
export const waitsFor =
  (decides: ScheduleYear['decides'], employee_id: number | null) =>
  (entry: Pick<PlanEntry, 'status_id' | 'employee_id'>): boolean =>
    entry.status_id === decides?.from && entry.employee_id !== employee_id;
