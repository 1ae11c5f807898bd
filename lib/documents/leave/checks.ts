import { isCountable } from '../../calendar/calendar.ts';
import { countRuleOf, isWeekly } from '../../calendar/count-rule.ts';
import { type CountRule, countDays, lengthOf } from '../../calendar/day-count.ts';
import { isWorkdayOnly, weeklyRefusals, workdayRefusals } from '../../calendar/restrictions.ts';
import { addDays, weekday } from '../../kernel/day.ts';
import type { FieldRefusal } from '../../kernel/refusal.ts';
import { limitRefusals } from '../../leave/limit-checks.ts';
import { DAY_COUNT } from '../../leave/long-part.ts';
import { parentIds } from '../../leave/parents.ts';
import { documentOf, type PlannedVacation, type Vacation, type VacationFacts } from '../../leave/planned.ts';
import { offScheduleRefusals, startRefusals } from '../../leave/start-checks.ts';
import { fullDayRefusals, overlapOf, overlapValues } from '../overlap.ts';

/** What stands against a leave that is sent; it has its dates. */
export type LeaveCheck = (leave: PlannedVacation, facts: VacationFacts) => FieldRefusal[];

/**
 * What stands against a vacation that is sent: every failure, in the order of the specification (AMB-096), each by
 * the field to change. What it may not be sent without is asked for before.
 */
export const vacationChecks = (vacation: Vacation, facts: VacationFacts): FieldRefusal[] =>
  leaveChecks(vacation, facts, [...LEAVE_CHECKS, startRefusals, offScheduleRefusals, pickedDayRefusals]);

/** The same by some checks, in their order. */
export const leaveChecks = (
  leave: Vacation,
  facts: VacationFacts,
  checks: readonly LeaveCheck[],
): FieldRefusal[] => {
  const { start_date, end_date, days } = leave;
  if (start_date !== null && end_date !== null && end_date < start_date)
    return [{ field: 'end_date', code: 'document/ends-before-start' }];
  if (start_date === null || end_date === null || days === null) return [];
  return checks.flatMap((check) => check({ ...leave, start_date, end_date, days }, facts));
};

type CountFacts = Pick<VacationFacts, 'object_id' | 'type' | 'parameters' | 'calendar'>;

/** The person is away, or to be away, on these days already. */
export const overlapRefusals: LeaveCheck = (vacation, facts) => {
  const replaced = parentIds(vacation.replaced_vacation_ids);
  const other = overlapOf(vacation, facts.overlaps, replaced);
  return other
    ? [{ field: 'start_date', code: 'vacation/overlap', values: overlapValues(other) }]
    : fullDayRefusals('hours', vacation, facts, replaced);
};

export const dayCountRefusals: LeaveCheck = ({ days }) =>
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

const workdayInside: LeaveCheck = ({ start_date, end_date }, { calendar }) =>
  countDays(start_date, end_date, calendar) > 0 ? [] : [{ field: 'end_date', code: 'vacation/no-workday' }];

/** Monday to Friday of one week leaves the weekend to the company; types in working days are free to. */
const fullWeekRefusals: LeaveCheck = ({ start_date, end_date, days }, facts) => {
  const isWorkWeek = days === 5 && weekday(start_date) === 1 && end_date === addDays(start_date, 4);
  if (!isWorkWeek || !CALENDAR_DAY_RULES.includes(ruleOf(facts))) return [];
  const weekendIsFree =
    !isCountable(addDays(end_date, 1), facts.calendar) && !isCountable(addDays(end_date, 2), facts.calendar);
  return weekendIsFree ? [{ field: 'end_date', code: 'vacation/week-without-weekend' }] : [];
};

const CALENDAR_DAY_RULES: readonly CountRule[] = ['calendar', 'calendar_minus_holidays'];

export const pickedDayRefusals: LeaveCheck = (vacation, facts) => {
  const { parameters, calendar } = facts;
  const document = documentOf(facts);
  if (isWeekly(document, parameters)) return weeklyRefusals(vacation, calendar);
  return isWorkdayOnly(document, parameters) ? workdayRefusals(vacation, calendar) : [];
};

/** What every leave is asked, whatever it stands for. */
export const LEAVE_CHECKS: readonly LeaveCheck[] = [
  overlapRefusals,
  dayCountRefusals,
  workdayInside,
  fullWeekRefusals,
  limitRefusals,
];

const ruleOf = (facts: Pick<VacationFacts, 'object_id' | 'type' | 'parameters'>): CountRule =>
  countRuleOf(documentOf(facts), facts.parameters);
