import { isListed, numberOf, type Parameters } from '../settings/read.ts';
import type { DocumentTypeDetail } from '../workflow/document.ts';

const HOUR_MINUTES = 60;
const QUARTERS = 4;
const DAY_QUARTERS = 24 * QUARTERS;

/** What tells whether a leave may take hours of a day. */
export interface HoursFacts {
  readonly type: { readonly code: string; readonly detail: Pick<DocumentTypeDetail, 'limit_free'> } | null;
  readonly parameters: Parameters;
}

/** Whether leaves of a type may take hours of a day: a listed one that takes nothing from a balance (AMB-102). */
export const takesHours = ({ type, parameters }: HoursFacts): boolean =>
  type?.detail.limit_free === true && isListed(parameters, 'vacation_visible_hours', type.code);

/** Hours of leave on a day at most; undefined where there is no limit. */
export const hoursLimit = (parameters: Parameters): number | undefined => {
  const limit = numberOf(parameters, 'vacation_shift_unpaid_leave_overhours_per_day');
  return limit > 0 ? limit : undefined;
};

/** Whether a decimal is whole quarters of an hour, from one of them to those of a day. */
export const areHours = (hours: unknown): boolean => {
  const quarters = Number(hours) * QUARTERS;
  return Number.isInteger(quarters) && quarters >= 1 && quarters <= DAY_QUARTERS;
};

/** Whether a leave of so many hours is one of a whole day: of more than the limit. What are no hours is none. */
export const isWholeDay = (hours: unknown, parameters: Parameters): boolean => {
  const limit = hoursLimit(parameters);
  return limit !== undefined && areHours(hours) && Number(hours) > limit;
};

/** Minutes of a day that a leave takes; 0 where it takes the whole day. */
export const minutesTaken = (hours: unknown): number => Math.round(Number(hours ?? 0) * HOUR_MINUTES);
