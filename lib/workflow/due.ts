import { addDays, type Day } from '../kernel/day.ts';
import type { Step } from './step.ts';

/** The days of a document that a step of the portal may be due by. */
export const DUE_FIELDS = ['status_date', 'start_date', 'end_date', 'due_date'] as const;
type DueField = (typeof DUE_FIELDS)[number];

/** When the portal takes a step: so many days after a day of the document. */
export interface Due {
  readonly days: number;
  readonly field: DueField;
}

/**
 * By when the portal takes a step by itself, from `after_days` and `after` of its detail; without `after` the days run
 * from the status. Undefined for a step of anybody else and for one that names no days: nobody takes those by the calendar.
 */
export const dueOf = ({ business_role, detail }: Pick<Step, 'business_role' | 'detail'>): Due | undefined => {
  const { after_days, after = 'status_date' } = detail;
  const field = DUE_FIELDS.find((each) => each === after);
  return business_role === 'system' && field && /^\d{1,4}$/.test(String(after_days))
    ? { days: Number(after_days), field }
    : undefined;
};

/** Whether the day has come; a document without that day is never due. */
export const isDue = (due: Due, dates: Readonly<Record<DueField, Day | null>>, today: Day): boolean => {
  const from = dates[due.field];
  return from !== null && addDays(from, due.days) <= today;
};
