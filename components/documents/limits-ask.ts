import type { Ask } from '../rpc/ask.ts';

/** The balances of a person, the newest first. */
export const limitsAsk = (employee_id: number): Ask => ({
  object: 'vacation_limit',
  query: { filter: `employee_id = ${employee_id}`, orderBy: 'on_date', sort: 'desc', rowsPerPage: 'all' },
});
