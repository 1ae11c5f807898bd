import { addDays, type Day } from '../kernel/day.ts';
import { parameterOf } from '../settings/definition.ts';
import type { ParameterCode } from '../settings/parameters.data.ts';
import { numberOf, type Parameters } from '../settings/read.ts';
import { isOn } from './flag.ts';
import type { Step } from './step.ts';

/** The days of a document that a step of the portal may be due by. */
export const DUE_FIELDS = ['status_date', 'start_date', 'end_date', 'due_date'] as const;
type DueField = (typeof DUE_FIELDS)[number];

/** When the portal takes a step: so many days after a day of the document; before it where they are below zero. */
export interface Due {
  readonly days: number;
  readonly field: DueField;
}

/**
 * When the portal takes a step by itself: `after_days` after the day named by `after`, or `before_days` before the one
 * named by `before`; without a name the days run from the status, or to the start. `before_days` may be a parameter
 * that says them. Undefined for a step the portal does not take, and for one without days.
 */
export const dueOf = (
  { business_role, detail }: Pick<Step, 'business_role' | 'detail'>,
  parameters: Parameters,
): Due | undefined => {
  if (business_role !== 'system' && !isOn(detail.portal)) return undefined;
  const { after_days, after = 'status_date', before_days, before = 'start_date' } = detail;
  const before_count = isCode(before_days) ? numberOf(parameters, before_days) : wholeDays(before_days);
  return before_count === undefined ? dueAt(wholeDays(after_days), after) : dueAt(0 - before_count, before);
};

/** Whether a step names days at all, readable or not. */
export const namesDays = ({ after_days, before_days }: Step['detail']): boolean =>
  after_days !== undefined || before_days !== undefined;

const dueAt = (days: number | undefined, name: string): Due | undefined => {
  const field = DUE_FIELDS.find((each) => each === name);
  return days === undefined || !field ? undefined : { days, field };
};

const isCode = (text: unknown): text is ParameterCode =>
  typeof text === 'string' && parameterOf(text) !== undefined;

const wholeDays = (text: unknown): number | undefined =>
  /^\d{1,4}$/.test(String(text ?? '')) ? Number(text) : undefined;

/**
 * Whether the day has come; a document without that day is never due. What is to happen before a day is too late after it.
 */
export const isDue = (due: Due, dates: Readonly<Record<DueField, Day | null>>, today: Day): boolean => {
  const from = dates[due.field];
  return from !== null && addDays(from, due.days) <= today && (due.days >= 0 || today <= from);
};
