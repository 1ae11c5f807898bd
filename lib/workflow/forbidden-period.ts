import { type Calendar, calendarOf } from '../calendar/calendar.ts';
import { countDays } from '../calendar/day-count.ts';
import { identityOf } from '../families/identities.ts';
import { addDays, type Day, dayInZone, daysBetween, isDay } from '../kernel/day.ts';
import { isListed, numberOf, numeric, type Parameters } from '../settings/read.ts';
import { type DocumentFacts, forbiddenPeriodsOf } from './document.ts';
import { sends } from './sends.ts';
import type { Step } from './step.ts';

/** Days from `today` to a date; negative when it has passed. Equal to the hours left, rounded up to whole days. */
export const daysTo = (date: Day, today: Day): number => daysBetween(today, date);

/** A date that is not further away than `days` is closed; 0 and less close nothing (AMB-083, AMB-084). */
export const isTooClose = (date: Day, today: Day, days: number): boolean =>
  days > 0 && daysTo(date, today) <= days;

/** What the periods are counted from. */
export interface Dates {
  readonly today: Day;
  /** The document's fields by name; days, or moments, which have the date of `timeZone`. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly timeZone: string;
}

/** The period of a step and of its document type against named fields; the step's word stands (AMB-083). */
export const closedField = (
  step: Step,
  doc: DocumentFacts,
  dates: Dates,
): { field: string; days: number } | undefined => {
  const periods = { ...doc.document_type?.detail.forbidden_periods, ...forbiddenPeriodsOf(step.detail) };
  for (const [field, days] of Object.entries(periods)) {
    const date = dateOf(dates, field);
    if (date && isTooClose(date, dates.today, days)) return { field, days };
  }
  return undefined;
};

/**
 * The period of the next status: `{next_status}_forbidden_period`, for `approved` also `approve_forbidden_period`
 * (AMB-085), where the family says that a move may come too late. Types of the exception lists are free.
 */
export const closedByStatus = (
  step: Step,
  doc: DocumentFacts,
  dates: Dates,
  parameters: Parameters,
): { days: number } | undefined => {
  const date = startOf(doc, dates);
  if (!date || !identityOf(doc.object_id)?.dates?.closes || isExempt(doc, parameters)) return undefined;
  const days = daysOfStatus(step.next_status_id, parameters);
  return isTooClose(date, dates.today, days) ? { days } : undefined;
};

/**
 * The notice a family may ask for when it is sent, in calendar days and in working days; both must hold (AMB-085).
 * Working days are those between today and the start, neither counted. Without a calendar they are Monday to Friday.
 */
export const closedNotice = (
  step: Step,
  doc: DocumentFacts,
  dates: Dates,
  parameters: Parameters,
  calendar: Calendar = calendarOf([]),
): { days: number; unit: 'calendar' | 'working' } | undefined => {
  const start = startOf(doc, dates);
  const notice = identityOf(doc.object_id)?.dates?.notice;
  if (!sends(step) || !start || !notice || isExempt(doc, parameters)) return undefined;
  const days = numberOf(parameters, notice.calendar);
  if (isTooClose(start, dates.today, days)) return { days, unit: 'calendar' };
  const workdays = numberOf(parameters, notice.working);
  return workdays > 0 && workdaysTo(start, dates.today, calendar) < workdays
    ? { days: workdays, unit: 'working' }
    : undefined;
};

/** Working days after today and before the date. */
export const workdaysTo = (date: Day, today: Day, calendar: Calendar): number =>
  countDays(addDays(today, 1), addDays(date, -1), calendar);

const daysOfStatus = (status: string, parameters: Parameters): number => {
  const code = `${status}_forbidden_period`;
  const own = Object.hasOwn(parameters, code) ? parameters[code]?.trim() : '';
  if (own) return numeric(own) ?? 0;
  return status === 'approved' ? numberOf(parameters, 'approve_forbidden_period') : 0;
};

const isExempt = (doc: DocumentFacts, parameters: Parameters): boolean => {
  const code = doc.document_type?.code;
  if (isListed(parameters, 'forbidden_period_except_codes', code)) return true;
  const exceptions = identityOf(doc.object_id)?.dates?.closes?.exceptions;
  return exceptions !== undefined && isListed(parameters, exceptions, code);
};

/** The first day of a document, by the field its family is dated by (specification 3.1). */
const startOf = (doc: DocumentFacts, dates: Dates): Day | undefined => {
  const field = identityOf(doc.object_id)?.dates?.start;
  return field === undefined ? undefined : dateOf(dates, field);
};

const dateOf = ({ fields, timeZone }: Dates, field: string): Day | undefined => {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (isDay(value)) return value;
  const isMoment = typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value));
  return isMoment ? dayInZone(value, timeZone) : undefined;
};
