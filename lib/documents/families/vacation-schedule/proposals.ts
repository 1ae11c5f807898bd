import { type Calendar, isCountable } from '../../../calendar/calendar.ts';
import { type CountRule, endOf } from '../../../calendar/day-count.ts';
import { addDays, type Day, eachDay, weekday } from '../../../kernel/day.ts';
import { LONG_PART_DAYS } from '../../../leave/long-part.ts';
import { judgePart } from './judge.ts';
import { daysOf, type PlanFacts, wholeDays } from './plan.ts';

/** Days that a person is away on by another document. */
interface Stretch {
  readonly first: Day;
  readonly last: Day;
}

/** Days that a plan may go on with. */
export interface Proposal {
  readonly start_date: Day;
  readonly end_date: Day;
  readonly days: number;
  /** Colleagues of the department who are away on its fullest day. */
  readonly away: number;
}

/** Days that one of a department is away on, by a document or by a plan. */
interface AwayStretch extends Stretch {
  readonly employee_id: number;
}

/** The clash norm of the team calendar: how many of a department may be away at once, and on which days others of it are. */
interface DepartmentClash {
  readonly norm: number;
  readonly others: readonly AwayStretch[];
}

const PROPOSED_MAX = 3;

/** Rules that speak of the year as a whole, whatever days are chosen. */
const OF_THE_YEAR: readonly string[] = ['vacation_schedule/period-closed', 'vacation_schedule/late'];

/**
 * Up to three stretches that a plan may go on with, early, middle and late in the days that are planned: of each third
 * of the weeks in which no rule finds anything and the team calendar would show no clash, the quietest of the
 * department. A part of 14 days comes first (labour code, article 125). None where all days are planned, or no week is
 * free of remarks.
 */
export const proposalsFor = (
  facts: PlanFacts,
  rule: CountRule,
  busy: readonly Stretch[],
  clash?: DepartmentClash,
): Proposal[] => {
  const days = daysToPropose(facts);
  if (days < 1) return [];
  const isFree = (each: Proposal): boolean =>
    !busy.some(meets(each)) && !(clash && clashes(each, clash, facts.calendar));
  const free = mondaysOf(facts).flatMap((monday) => {
    const starts = eachDay(monday, addDays(monday, 4)).map((day) => proposalAt(day, days, rule, facts));
    const found = starts.find((each) => each && isFree(each) && isFine(each, rule, facts));
    return found ? [found] : [];
  });
  const size = Math.ceil(free.length / PROPOSED_MAX);
  return Array.from({ length: PROPOSED_MAX }, (_, third) =>
    free.slice(third * size, (third + 1) * size),
  ).flatMap((weeks) => quietest(weeks) ?? []);
};

/** Days left of the year, a long part at most; a long part while no limit is set. */
const daysToPropose = ({ limit, others }: PlanFacts): number =>
  limit === null ? LONG_PART_DAYS : Math.min(wholeDays(limit) - daysOf(others), LONG_PART_DAYS);

const mondaysOf = ({ year, period, today }: PlanFacts): Day[] =>
  eachDay(period?.date_from ?? `${year}-01-01`, period?.date_to ?? `${year}-12-31`).filter(
    (day) => weekday(day) === 1 && day > today,
  );

/** A leave begins on a working day. */
const proposalAt = (
  start_date: Day,
  days: number,
  rule: CountRule,
  { calendar, away }: PlanFacts,
): Proposal | undefined => {
  const end_date = isCountable(start_date, calendar) ? endOf(start_date, days, rule, calendar) : undefined;
  if (end_date === undefined) return undefined;
  return { start_date, end_date, days, away: Math.max(...eachDay(start_date, end_date).map(away)) };
};

const isFine = ({ start_date, end_date, days }: Proposal, rule: CountRule, facts: PlanFacts): boolean =>
  judgePart({ id: null, start_date, end_date, days, rule }, facts, 'send').every(({ code }) =>
    OF_THE_YEAR.includes(code),
  );

/** Whether one more of the department would be too many on some working day, each person counted once. */
const clashes = (proposal: Proposal, { norm, others }: DepartmentClash, calendar: Calendar): boolean => {
  const near = others.filter(meets(proposal));
  return eachDay(proposal.start_date, proposal.end_date).some((day) => {
    const away = near.filter(({ first, last }) => first <= day && day <= last);
    return isCountable(day, calendar) && new Set(away.map(({ employee_id }) => employee_id)).size + 1 > norm;
  });
};

const meets =
  ({ start_date, end_date }: Proposal) =>
  ({ first, last }: Stretch): boolean =>
    first <= end_date && last >= start_date;

/** The weeks on which fewest are away; of several alike the one in the middle, so that proposals lie apart. */
const quietest = (weeks: readonly Proposal[]): Proposal | undefined => {
  const least = Math.min(...weeks.map(({ away }) => away));
  const quiet = weeks.filter(({ away }) => away === least);
  return quiet[Math.floor(quiet.length / 2)];
};
