import { isCountable } from '../../../calendar/calendar.ts';
import { isWorkdayOnly, workdayRefusals } from '../../../calendar/restrictions.ts';
import { identityOf } from '../../../families/identities.ts';
import { type ClockTime, isClockTime, minutesOf } from '../../../kernel/clock-time.ts';
import { addDays, type Day, isDay } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { AwayThen } from '../../../overtime/book.ts';
import { hoursOf } from '../../../overtime/hours.ts';
import { countedDays, exceeded } from '../../../overtime/limits.ts';
import { limitsOf } from '../../../overtime/limits-in-force.ts';
import { DAY_MINUTES, grossMinutes } from '../../../overtime/spans.ts';
import { flagOf, numberOf } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import { sends } from '../../../workflow/sends.ts';
import { UNSENT_STATUSES } from '../../../workflow/statuses.data.ts';
import type { Step } from '../../../workflow/step.ts';
import type { FamilyInput } from '../../family.ts';
import { holdsOn, overlapValues } from '../../overlap.ts';
import type { RuleFacts } from '../../record.ts';
import { type Findings, NOTHING_FOUND } from '../../record.ts';
import { boundsRefusals, limitsFor, otherDays } from './limits.ts';
import { piecesOf, plannedWork } from './pieces.ts';
import { FACT_STATUSES } from './rules.ts';

/**
 * Checks the plan while it is sent, and the hours in fact once they are taken over. Absences only warn hr; limits
 * refuse hr too.
 */
export const check: FamilyInput['check'] = (record, facts, step): Findings => {
  const isFact = FACT_STATUSES.includes(step?.status_id ?? String(record.status_id));
  if (isFact) return factFindings(record, facts);
  if (step ? !sends(step) && step.status_id !== 'created' : !isWritten(record)) return NOTHING_FOUND;
  const away = awayFindings(record, facts);
  return {
    refusals: [
      ...boundsRefusals(record, facts),
      ...(facts.byHr ? [] : away),
      ...workdays(record, facts),
      ...consentRefusals(record, facts, step),
      ...dayoffRefusals(record, facts),
    ],
    warnings: facts.byHr ? away : [],
  };
};

/** Still being prepared. */
const isWritten = ({ status_id }: DocumentRecord): boolean =>
  !status_id || status_id === 'created' || UNSENT_STATUSES.includes(String(status_id));

/** Absences that keep a person from work; at home and on a trip they may work. */
const KEEPS_AWAY: readonly (string | undefined)[] = ['leave', 'sick', 'dayoff'];

const keepsAway = ({ object_id }: AwayThen): boolean =>
  object_id === '' || KEEPS_AWAY.includes(identityOf(object_id)?.absence);

const awayFindings = (record: DocumentRecord, { hours_book: book }: RuleFacts): FieldRefusal[] => {
  const { start_date, time_from, time_to } = record;
  if (!book || !start_date || !isClockTime(time_from) || !isClockTime(time_to)) return [];
  const other = book.away.find((each) => keepsAway(each) && meets(each, start_date, time_from, time_to));
  return other ? [{ field: 'start_date', code: 'overtime/away', values: overlapValues(other) }] : [];
};

/** Whether an absence holds at the time of the work: all of a day, or a part of one. */
const meets = (away: AwayThen, start: Day, from: ClockTime, to: ClockTime): boolean => {
  const begins = minutesOf(from);
  const ends = begins + grossMinutes(from, to);
  return [0, 1].some((after) => {
    const [first, last] = [Math.max(begins, after * DAY_MINUTES), Math.min(ends, (after + 1) * DAY_MINUTES)];
    if (first >= last || !holdsOn(away, addDays(start, after))) return false;
    if (!isClockTime(away.time_from) || !isClockTime(away.time_to)) return true;
    const [held, free] = [minutesOf(away.time_from), minutesOf(away.time_to)].map(
      (at) => at + after * DAY_MINUTES,
    );
    return first < (free ?? 0) && (held ?? 0) < last;
  });
};

/** Both of its days are working days where the client wants them to be (AMB-094). */
const workdays = (
  { start_date, end_date }: DocumentRecord,
  { type, parameters, calendar }: RuleFacts,
): FieldRefusal[] =>
  start_date && isWorkdayOnly({ object_id: 'overtime', document_type: type }, parameters)
    ? workdayRefusals({ start_date, end_date: end_date ?? start_date }, calendar)
        .slice(0, 1)
        .map(({ code }) => ({ field: 'start_date', code }))
    : [];

/**
 * Work on a day off needs the person's consent (AMB-123). Where people confirm what was prepared for them, their
 * confirmation is the consent; no other caller is asked for one.
 */
export const consentNeeded = (
  { on_holiday }: DocumentRecord,
  { parameters, byOwner }: Pick<RuleFacts, 'parameters' | 'byOwner'>,
  status_id: string | undefined,
): boolean =>
  on_holiday === true &&
  numberOf(parameters, 'check_btrip_onholiday') === 1 &&
  (byOwner === true ||
    !['empty', 'created'].includes(status_id ?? 'draft') ||
    !flagOf(parameters, 'overtime_employee_confirmation'));

const consentRefusals = (record: DocumentRecord, facts: RuleFacts, step: Step | undefined): FieldRefusal[] =>
  record.holiday_agreed !== true &&
  consentNeeded(record, facts, step?.status_id ?? (record.status_id as string | undefined))
    ? [{ field: 'holiday_agreed', code: 'overtime/consent-needed' }]
    : [];

/** A day off is a working day on which nothing else keeps the person away. */
const dayoffRefusals = (
  record: DocumentRecord,
  { hours_book: book, calendar }: RuleFacts,
): FieldRefusal[] => {
  const { dayoff_date, compensation_type } = record;
  if (compensation_type !== 'dayoff' || !isDay(dayoff_date)) return [];
  if (!isCountable(dayoff_date, calendar)) return [{ field: 'dayoff_date', code: 'overtime/dayoff-free' }];
  const other = book?.away_then.find((each) => keepsAway(each) && holdsOn(each, dayoff_date));
  return other ? [{ field: 'dayoff_date', code: 'overtime/dayoff-taken', values: overlapValues(other) }] : [];
};

/** Fact follows the day, differs from the plan for a reason, and is warned of where it goes beyond a limit (AMB-118). */
const factFindings = (record: DocumentRecord, facts: RuleFacts): Findings => {
  const { start_date } = record;
  if (!start_date || start_date > facts.today)
    return {
      refusals: [
        {
          field: 'time_shift_fact_day_hours',
          code: 'overtime/fact-before-day',
          values: { day: start_date ?? '' },
        },
      ],
      warnings: [],
    };
  return {
    refusals:
      differs(record) && !record.time_shift_fact_comments && !record.time_shift_fact_comments_eng
        ? [{ field: 'time_shift_fact_comments', code: 'overtime/fact-reason' }]
        : [],
    warnings: factLimits(record, facts),
  };
};

/** Hours in fact that are known and other than the plan. */
export const differs = (record: DocumentRecord): boolean =>
  (['day', 'night'] as const).some((kind) => {
    const fact = record[`time_shift_fact_${kind}_hours`] ?? null;
    return fact !== null && Number(fact) !== Number(record[`time_shift_plan_${kind}_hours`] ?? 0);
  });

const factLimits = (record: DocumentRecord, facts: RuleFacts): FieldRefusal[] => {
  const { hours_book: book, calendar } = facts;
  if (!book || !plannedWork(record) || !differs(record)) return [];
  const own = countedDays(piecesOf(record, calendar));
  const [over] = exceeded(own, otherDays(book, calendar), limitsOf(limitsFor(record, facts)));
  return over
    ? [
        {
          field: 'time_shift_fact_day_hours',
          code: 'overtime/fact-over',
          values: { total: Number(hoursOf(over.total)), max: Number(hoursOf(over.max)) },
        },
      ]
    : [];
};
