import type { HoursBook } from '../../../overtime/book.ts';
import { hoursToQuarter } from '../../../overtime/quarter.ts';
import { flagOf } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { FamilyInput } from '../../family.ts';
import { checkedFrom, type Moments } from '../../moments.ts';
import type { RuleFacts } from '../../record.ts';
import { FACT, PLAN } from './fields.ts';
import { keptHours, lastDay, presetIn, timesOf, typeFor, workOf } from './hours.ts';
import { showsShifts } from './shown.ts';

/** Statuses in which hours are entered as they were worked (AMB-118), and those in which they stand. */
export const FACT_STATUSES: readonly string[] = ['approved'];
const FACT_SHOWN: readonly string[] = [...FACT_STATUSES, 'processed', 'closed'];

/**
 * Derives from day and times: the hours of the plan with their break, the last day, the type by the calendar, whether
 * it is a day off; other days need a new consent. Hours in fact are those of the plan until entered. Unchanged values
 * are not written.
 */
export const complete: FamilyInput['complete'] = (record, facts, given) => {
  const { hours_book: book } = facts;
  if (!book) return {};
  const planned = planFor(record, facts, book, given);
  const whole = { ...record, ...planned };
  return changed(record, {
    ...planned,
    ...compensationFor(whole, given),
    ...reasonFor(whole, book, given),
    ...factFor(whole, facts, given),
  });
};

const planFor = (
  record: DocumentRecord,
  { parameters, calendar }: RuleFacts,
  book: HoursBook,
  given: ReadonlySet<string>,
): Readonly<Record<string, unknown>> => {
  const isPlanned = PLAN.some((field) => given.has(field));
  if (!isPlanned) return {};
  const times = timesOf(record, given, book, parameters);
  const work = record.start_date === null ? undefined : workOf(record.start_date, times, book, parameters);
  const kept = keptHours(work, calendar, presetIn(book, times.hour_preset)?.start === null);
  const isShipped = book.types.some(
    ({ id, code }) => id === record.document_type_id && (code === 'overtime' || code === 'weekend'),
  );
  return {
    ...times,
    ...kept,
    end_date: work ? lastDay(work) : record.start_date,
    ...(record.start_date !== null &&
    !given.has('document_type_id') &&
    (record.document_type_id === null || isShipped)
      ? { document_type_id: typeFor(record.start_date, book, calendar) }
      : {}),
    ...(record.holiday_agreed === true && !given.has('holiday_agreed') ? { holiday_agreed: false } : {}),
  };
};

/** Only a day off has a date. */
const compensationFor = ({ compensation_type }: DocumentRecord, given: ReadonlySet<string>) =>
  ['compensation_type', 'dayoff_date'].some((field) => given.has(field)) && compensation_type !== 'dayoff'
    ? { dayoff_date: null }
    : {};

const reasonFor = ({ reason }: DocumentRecord, { reasons }: HoursBook, given: ReadonlySet<string>) => {
  if (!given.has('reason')) return {};
  const { name = '', name_eng = '' } = reasons.find(({ code }) => code === reason) ?? {};
  return { reason_name: name, reason_name_eng: name_eng };
};

const factFor = (
  record: DocumentRecord,
  { today, parameters }: RuleFacts,
  given: ReadonlySet<string>,
): Readonly<Record<string, unknown>> => {
  const lock = flagOf(parameters, 'overtime_15_minute_lock');
  const isOpen =
    FACT_STATUSES.includes(String(record.status_id)) &&
    record.start_date !== null &&
    record.start_date <= today;
  const of = (kind: 'day' | 'night') => {
    const field = `time_shift_fact_${kind}_hours`;
    const value = record[field] ?? (isOpen ? record[`time_shift_plan_${kind}_hours`] : null) ?? null;
    return { [field]: value !== null && lock && given.has(field) ? hoursToQuarter(Number(value)) : value };
  };
  return isOpen || FACT.some((field) => given.has(field)) ? { ...of('day'), ...of('night') } : {};
};

/** Values that change; decimals are compared as numbers. */
const changed = (record: DocumentRecord, patch: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(patch).filter(([name, value]) => {
      const before = record[name] ?? null;
      return value !== before && !(isNumeric(value) && isNumeric(before) && Number(value) === Number(before));
    }),
  );

const isNumeric = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);

/**
 * Checked when prepared overtime moves on, and when it is closed with its hours in fact. The form leaves out the day of a
 * day off that is not asked for, a consent that nothing wants, shifts where the company hides them, and hours in fact
 * before there are any.
 */
export const moments: Moments = {
  before: checkedFrom('created', ...FACT_STATUSES),
  decided: FACT,
  standing: (record, { parameters, today }) => {
    const hasFact =
      FACT_SHOWN.includes(String(record.status_id)) &&
      record.start_date !== null &&
      record.start_date <= today;
    return {
      unasked: [
        ...(record.compensation_type === 'dayoff' ? [] : ['dayoff_date']),
        ...(record.on_holiday === true ? [] : ['holiday_agreed']),
        ...(showsShifts(parameters, record.shift_code) ? [] : ['shift_code']),
        ...(hasFact ? [] : FACT),
      ],
    };
  },
};
