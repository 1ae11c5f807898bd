import type { Day } from '../../../lib/kernel/day.ts';
import { CAUSES_OF_LEAVES } from '../../../lib/leave/entry.ts';
import type { Ask } from '../../rpc/ask.ts';

/** So many of them are looked through. */
const LATEST = 50;

/** A person's latest leaves or corrections of them, of which one is the next. */
const latestAsk = (object: string, employee_id: number): Ask => ({
  object,
  query: {
    select: 'id,object_id,status_id,start_date,end_date,days,replaced',
    filter: `employee_id = ${employee_id}`,
    orderBy: 'start_date',
    sort: 'desc',
    rowsPerPage: LATEST,
  },
});

/** Both, as each stands in a list of its own. */
export const latestAsks = (employee_id: number): { readonly leaves: Ask; readonly corrections: Ask } => ({
  leaves: latestAsk('vacation', employee_id),
  corrections: latestAsk('vacation_correction', employee_id),
});

/** The balances of a person, the newest first. */
export const limitsAsk = (employee_id: number): Ask => ({
  object: 'vacation_limit',
  query: { filter: `employee_id = ${employee_id}`, orderBy: 'on_date', sort: 'desc', rowsPerPage: 'all' },
});

/** What leaves of a person that begin after a day take and give back, as entries. */
export const takenAfterAsk = (employee_id: number, day: Day): Ask => ({
  object: 'leave_entry',
  query: {
    select: 'period,days',
    filter: `employee_id = ${employee_id} and kind = 'annual' and on_date > '${day}' and (${OF_LEAVES})`,
    rowsPerPage: 'all',
  },
});

const OF_LEAVES = CAUSES_OF_LEAVES.map((cause) => `cause = '${cause}'`).join(' or ');
