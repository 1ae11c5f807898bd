import { identityOf } from '../families/identities.ts';
import { type Day, daysBetween, isDay } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { isListed, listOf, type Parameters } from '../settings/read.ts';
import { type Calendar, isCountable } from './calendar.ts';
import { isInWorkingDays } from './count-rule.ts';
import { isWholeWeeks } from './day-count.ts';

/** What a date belongs to. */
export interface DatedDocument {
  readonly object_id: string;
  readonly document_type?: { readonly code: string } | null;
}

/**
 * Whether dates before `today` are closed for a document (AMB-093). `pastday_calendar_restriction`: '' or '0' never,
 * '1' or '*' always, else a list of objects and types; types of `pastday_calendar_allowed` and hr are always free.
 */
export const isPastClosed = (document: DatedDocument, byHr: boolean, parameters: Parameters): boolean => {
  const code = document.document_type?.code;
  if (byHr || isListed(parameters, 'pastday_calendar_allowed', code)) return false;
  return restricts(parameters, 'pastday_calendar_restriction', document, () => true);
};

/**
 * Whether only working days may be picked as start and end (AMB-094). `workday_calendar_restriction`: as above,
 * but '1' means the families of working days.
 */
export const isWorkdayOnly = (document: DatedDocument, parameters: Parameters): boolean =>
  restricts(parameters, 'workday_calendar_restriction', document, isInWorkingDays);

/**
 * A document dated before today where past days are closed. One that is kept for the first time is refused as its
 * family says; a later change cannot be dated back (`document/backdating`, AMB-095).
 */
export const pastRefusals = (
  record: Readonly<Record<string, unknown>>,
  document: DatedDocument,
  facts: {
    readonly today: Day;
    readonly byHr: boolean;
    readonly isNew: boolean;
    readonly parameters: Parameters;
  },
): FieldRefusal[] => {
  const { today, byHr, isNew, parameters } = facts;
  if (!isPastClosed(document, byHr, parameters)) return [];
  const dates = identityOf(document.object_id)?.dates;
  const date = dates && record[dates.start];
  if (!dates || !isDay(date) || date >= today) return [];
  return [{ field: dates.start, code: (isNew && dates.past) || 'document/backdating', values: { today } }];
};

const restricts = (
  parameters: Parameters,
  code: 'pastday_calendar_restriction' | 'workday_calendar_restriction',
  document: DatedDocument,
  whenOn: (object_id: string) => boolean,
): boolean => {
  const listed = listOf(parameters, code);
  const [first] = listed;
  if (listed.length === 1 && first === '0') return false;
  if (listed.length === 1 && first === '1') return whenOn(document.object_id);
  const names = [document.object_id, document.document_type?.code ?? ''].map((name) => name.toLowerCase());
  return listed.some((item) => item === '*' || names.includes(item));
};

interface Period {
  readonly start_date: Day;
  readonly end_date: Day;
}

/** Start and end on working days, where the parameter asks for it. */
export const workdayRefusals = (period: Period, calendar: Calendar): FieldRefusal[] =>
  freeEnds(period, calendar).map((field) => ({ field, code: 'calendar/workdays-only' }));

/**
 * A weekly type starts and ends on working days (AMB-090). A whole number of weeks that starts on one is taken
 * with its days off, whatever day it ends on.
 */
export const weeklyRefusals = (period: Period, calendar: Calendar): FieldRefusal[] => {
  const free = freeEnds(period, calendar);
  const wholeWeeks = isWholeWeeks(daysBetween(period.start_date, period.end_date) + 1);
  if (wholeWeeks && !free.includes('start_date')) return [];
  return free.map((field) => ({ field, code: 'calendar/weekdays-only' }));
};

const freeEnds = (period: Period, calendar: Calendar): ('start_date' | 'end_date')[] =>
  (['start_date', 'end_date'] as const).filter((field) => !isCountable(period[field], calendar));
