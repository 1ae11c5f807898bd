import { eachDay } from '../../../kernel/day.ts';
import { hasLongPart, LONG_PART_DAYS } from '../../../leave/long-part.ts';
import { countedDaysOf, crowdedOn, hasWorkday, leavesWeekend, overlapping, spansDays } from './part-facts.ts';
import { daysOf, deadlineOf, wholeDays } from './plan.ts';
import type { ScheduleRule } from './rule.ts';

/**
 * Every rule of the vacation schedule, in the order in which they are said (AMB-096, items 1 to 4 and 6 to 8). The form, the
 * planning screen, calls that write several entries, and the API ask this list and no other.
 */
export const SCHEDULE_RULES: readonly ScheduleRule[] = [
  {
    of: 'part',
    code: 'vacation_schedule/outside-period',
    field: 'start_date',
    severity: 'refusal',
    on: ['save', 'send', 'review'],
    find: ({ start_date, end_date }, { year, period }) => {
      const from = period?.date_from ?? `${year}-01-01`;
      const to = period?.date_to ?? `${year}-12-31`;
      return start_date < from || end_date > to ? { from, to, year: String(year) } : undefined;
    },
  },
  {
    of: 'part',
    code: 'vacation_schedule/overlap',
    field: 'start_date',
    severity: 'refusal',
    on: ['save', 'send', 'review'],
    find: (part, { others }) => {
      const other = overlapping(part, others);
      return other && { start_date: other.start_date, end_date: other.end_date };
    },
  },
  {
    of: 'part',
    code: 'vacation_schedule/day-count',
    field: 'days',
    severity: 'refusal',
    on: ['save', 'send'],
    find: ({ days }) => (spansDays(days) ? undefined : { days }),
  },
  {
    of: 'part',
    code: 'vacation_schedule/no-workday',
    article: '120',
    field: 'end_date',
    severity: 'refusal',
    on: ['save', 'send'],
    find: (part, { calendar }) => (hasWorkday(part, calendar) ? undefined : {}),
  },
  {
    of: 'part',
    code: 'vacation_schedule/days-differ',
    article: '120',
    field: 'days',
    severity: 'refusal',
    on: ['save', 'send', 'review'],
    find: (part, { calendar }) => {
      const counted = countedDaysOf(part, calendar);
      return counted === part.days ? undefined : { days: counted };
    },
  },
  {
    of: 'part',
    code: 'vacation_schedule/limit',
    article: '115',
    field: 'days',
    severity: 'refusal',
    on: ['save', 'send', 'review'],
    find: (part, { others, limit, year }) => {
      const planned = daysOf([...others, part]);
      return limit === null || planned <= limit
        ? undefined
        : { planned, limit: wholeDays(limit), year: String(year) };
    },
  },
  {
    of: 'plan',
    code: 'vacation_schedule/no-long-part',
    article: '125',
    field: 'days',
    severity: 'refusal',
    on: ['send', 'review'],
    find: (parts, { limit, year }) => {
      const isComplete = limit !== null && daysOf(parts) >= wholeDays(limit);
      const isFine = hasLongPart(parts.map(({ days }) => days)) || (limit ?? 0) < LONG_PART_DAYS;
      return !isComplete || isFine ? undefined : { days: LONG_PART_DAYS, year: String(year) };
    },
  },
  {
    of: 'part',
    code: 'vacation_schedule/period-closed',
    field: 'period',
    severity: 'refusal',
    on: ['send'],
    find: (_, { period, year }) => (period?.status === 'opened' ? undefined : { year: String(year) }),
  },
  {
    of: 'plan',
    code: 'vacation_schedule/not-planned',
    article: '123',
    field: 'start_date',
    severity: 'refusal',
    on: ['review'],
    find: (parts, { limit }) => (parts.length > 0 || wholeDays(limit ?? 0) === 0 ? undefined : {}),
  },
  {
    of: 'plan',
    code: 'vacation_schedule/incomplete',
    article: '115',
    field: 'days',
    severity: 'refusal',
    on: ['review'],
    find: (parts, { limit }) => {
      const left = wholeDays(limit ?? 0) - daysOf(parts);
      return parts.length > 0 && left > 0 ? { days: left } : undefined;
    },
  },
  {
    of: 'part',
    code: 'vacation_schedule/week-without-weekend',
    article: '120',
    field: 'end_date',
    severity: 'warning',
    on: ['send', 'review'],
    find: (part, { calendar }) => (leavesWeekend(part, calendar) ? {} : undefined),
  },
  {
    of: 'part',
    code: 'vacation_schedule/coverage',
    field: 'start_date',
    severity: 'warning',
    on: ['send'],
    find: ({ start_date, end_date }, { norm, away }) => crowdedOn(eachDay(start_date, end_date), norm, away),
  },
  {
    of: 'part',
    code: 'vacation_schedule/late',
    article: '123',
    field: 'period',
    severity: 'warning',
    on: ['send'],
    find: (_, { today, year }) =>
      today > deadlineOf(year) ? { deadline: deadlineOf(year), year: String(year) } : undefined,
  },
];
