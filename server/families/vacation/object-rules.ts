import type { RulesByObject } from '../../objects/rules.ts';
import { reservedDays, spokenForDays } from './spoken-for.ts';

const OF_ITS_YEAR = { employee_id: 'b0."employee_id"', period: 'b0."period"' };
const TAKEN = spokenForDays(OF_ITS_YEAR);

/** What is left of the days of a year. */
export const objectRules: RulesByObject = {
  vacation_limit: {
    computed: {
      days_planned: TAKEN,
      days_rest: `(b0."days_limit" - ${TAKEN})`,
      days_reserved: reservedDays(OF_ITS_YEAR),
    },
  },
};
