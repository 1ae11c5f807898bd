import { readConfig } from '../../config.ts';
import { deciderOf } from '../../db/decider.ts';
import type { RulesByObject } from '../../objects/rules.ts';
import { waitingLeaves } from '../vacation-correction/day-sums.ts';
import { daysAhead, mendedParts, ofLeaves, reservedDays, takenDays } from './days-of-year.ts';
import { nameAuthor } from './enter.ts';
import { readWithStandings } from './standings.ts';

const OF_ITS_YEAR = { employee_id: 'b0."employee_id"', period: 'b0."period"' };
const TAKEN = takenDays(OF_ITS_YEAR);
const TODAY = `(now() at time zone '${readConfig().BUSINESS_TZ}')::date`;

/** Sum of entries of a person's annual leave, in parts of days, as SQL. */
const daysWhere = (condition: string): string =>
  `(select coalesce(sum(e."parts"), 0) from "leave_entry" e where e."employee_id" = b0."id" and e."kind" = 'annual' and (${condition}))`;

const THIS_YEAR = `extract(year from ${TODAY})::int`;
/** Of leaves, as what they take: agreed, and to begin after today, of the days of the year or one before. */
const AHEAD = `${ofLeaves('e')} and e."on_date" > ${TODAY} and e."period" <= ${THIS_YEAR}`;
const WAITING = `(select coalesce(sum(w."days"), 0) from ${waitingLeaves({ employee_id: 'b0."id"' })} w
  where w."kind" = 'annual' and w."period" <= ${THIS_YEAR})`;

/** What is left of the days of a year, and of a person's days today. */
export const objectRules: RulesByObject = {
  vacation_limit: {
    prepare: [nameAuthor],
    computed: {
      days_planned: TAKEN,
      days_rest: `round(("leave_parts"(b0."days_limit") + ${mendedParts(OF_ITS_YEAR, `greatest(${TODAY}, b0."on_date")`)}) / 1200.0 - ${TAKEN}, 2)`,
      days_reserved: reservedDays(OF_ITS_YEAR),
      days_ahead: `${daysAhead(OF_ITS_YEAR, TODAY)}::int`,
    },
  },
  leave_entry: {
    computed: { days: 'round(b0."parts" / 1200.0, 2)', manager_id: deciderOf('b0."employee_id"') },
  },
  leave_rest: {
    // The database orders and filters by its own sums; the shown values come from the function of all screens.
    read: readWithStandings,
    computed: {
      days_today: `round(${daysWhere(`e."on_date" <= ${TODAY}`)} / 1200.0, 2)`,
      days_planned: `(-${daysWhere(`${ofLeaves('e')} and e."period" = ${THIS_YEAR}`)} / 1200)::int`,
      days_ahead: `(-${daysWhere(AHEAD)} / 1200)::int`,
      days_reserved: `${WAITING}::int`,
      days_rest: `round(${daysWhere(`e."on_date" <= ${TODAY} or ${AHEAD}`)} / 1200.0 - ${WAITING}, 2)`,
      manager_id: deciderOf('b0."id"'),
    },
  },
};
