import { isCountable } from '../../../calendar/calendar.ts';
import { countRuleOf, isWeekly } from '../../../calendar/count-rule.ts';
import { type CountRule, countDays, lengthOf } from '../../../calendar/day-count.ts';
import { isWorkdayOnly, weeklyRefusals, workdayRefusals } from '../../../calendar/restrictions.ts';
import { addDays, weekday } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { overlapOf, overlapValues } from '../../overlap.ts';
import { limitRefusals } from './limit-checks.ts';
import type { PlannedVacation, Vacation, VacationFacts } from './planned.ts';
import { offScheduleRefusals, startRefusals } from './start-checks.ts';

/** Days of one vacation: at least, at most. */
export const DAY_COUNT = { min: 1, max: 365 } as const;

/**
 * What stands against a vacation that is sent: every failure, in the order of the specification (AMB-096), each by
 * the field to change. What it may not be sent without is asked for before.
 */
export const vacationChecks = (vacation: Vacation, facts: VacationFacts): FieldRefusal[] => {
  const { start_date, end_date, days } = vacation;
  if (start_date !== null && end_date !== null && end_date < start_date)
    return [{ field: 'end_date', code: 'document/ends-before-start' }];
  if (start_date === null || end_date === null || days === null) return [];
  return CHECKS.flatMap((check) => check({ ...vacation, start_date, end_date, days }, facts));
};

type Check = (vacation: PlannedVacation, facts: VacationFacts) => FieldRefusal[];
type CountFacts = Pick<VacationFacts, 'type' | 'parameters' | 'calendar'>;

/** The person is away, or to be away, on these days already. */
const overlapRefusals: Check = (vacation, { overlaps }) => {
  const other = overlapOf(vacation, overlaps, replacedIds(vacation.replaced_vacation_ids));
  return other ? [{ field: 'start_date', code: 'vacation/overlap', values: overlapValues(other) }] : [];
};

const dayCountRefusals: Check = ({ days }) =>
  days >= DAY_COUNT.min && days <= DAY_COUNT.max
    ? []
    : [{ field: 'days', code: 'vacation/day-count', values: { ...DAY_COUNT, days } }];

/** The calendar may have changed since the days were counted. */
export const recountRefusals = (
  { start_date, end_date, days }: PlannedVacation,
  facts: CountFacts,
): FieldRefusal[] => {
  const counted = lengthOf(start_date, end_date, ruleOf(facts), facts.calendar);
  return counted === days ? [] : [{ field: 'days', code: 'document/days-differ', values: { days: counted } }];
};

const workdayInside: Check = ({ start_date, end_date }, { calendar }) =>
  countDays(start_date, end_date, calendar) > 0 ? [] : [{ field: 'end_date', code: 'vacation/no-workday' }];

/** Monday to Friday of one week leaves the weekend to the company; types in working days are free to. */
const fullWeekRefusals: Check = ({ start_date, end_date, days }, facts) => {
  const isWorkWeek = days === 5 && weekday(start_date) === 1 && end_date === addDays(start_date, 4);
  if (!isWorkWeek || !CALENDAR_DAY_RULES.includes(ruleOf(facts))) return [];
  const weekendIsFree =
    !isCountable(addDays(end_date, 1), facts.calendar) && !isCountable(addDays(end_date, 2), facts.calendar);
  return weekendIsFree ? [{ field: 'end_date', code: 'vacation/week-without-weekend' }] : [];
};

const CALENDAR_DAY_RULES: readonly CountRule[] = ['calendar', 'calendar_minus_holidays'];

const pickedDayRefusals: Check = (vacation, { type, parameters, calendar }) => {
  const document = { object_id: 'vacation', document_type: type };
  if (isWeekly(document, parameters)) return weeklyRefusals(vacation, calendar);
  return isWorkdayOnly(document, parameters) ? workdayRefusals(vacation, calendar) : [];
};

const CHECKS: readonly Check[] = [
  overlapRefusals,
  dayCountRefusals,
  workdayInside,
  fullWeekRefusals,
  limitRefusals,
  startRefusals,
  offScheduleRefusals,
  pickedDayRefusals,
];

const ruleOf = ({ type, parameters }: Pick<VacationFacts, 'type' | 'parameters'>): CountRule =>
  countRuleOf({ object_id: 'vacation', document_type: type }, parameters);

const replacedIds = (text: unknown): number[] =>
  typeof text === 'string' ? text.split(';').map((item) => Number.parseInt(item, 10)) : [];
