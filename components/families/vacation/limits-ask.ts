import type { Ask } from '../../rpc/ask.ts';

/** As many of a person's latest vacations as a balance may need. */
const LATEST = 50;

/** A person's vacations as their balance reads them, the latest first. */
export const ownVacationsAsk = (employee_id: number): Ask => ({
  object: 'vacation',
  query: {
    select: 'id,object_id,status_id,start_date,end_date,days,period,replaced,detail',
    filter: `employee_id = ${employee_id}`,
    orderBy: 'start_date',
    sort: 'desc',
    rowsPerPage: LATEST,
  },
});

/** The balances of a person, the newest first. */
export const limitsAsk = (employee_id: number): Ask => ({
  object: 'vacation_limit',
  query: { filter: `employee_id = ${employee_id}`, orderBy: 'on_date', sort: 'desc', rowsPerPage: 'all' },
});
