import { REQUESTS } from '../../../lib/families/identities.ts';
import { anyOf, eq } from '../../../lib/filter/filter.ts';
import { printFilter } from '../../../lib/filter/print.ts';
import { addDays, type Day, mondayOf } from '../../../lib/kernel/day.ts';
import { flagOf, type Parameters } from '../../../lib/settings/read.ts';
import type { Ask } from '../../rpc/ask.ts';

/** As many of the latest documents as the home page may need. */
const LATEST = 50;

/** A person's own documents of every family they make themselves, in one list, the latest first. */
export const myDocumentsAsk = (employee_id: number): Ask => ({
  object: 'document',
  query: {
    filter: printFilter({ and: [eq('employee_id', employee_id), anyOf('object_id', REQUESTS)] }),
    rowsPerPage: LATEST,
  },
});

/** The days of the team that are shown: two weeks from this Monday. */
export const teamDays = (today: Day): { first: Day; last: Day } => {
  const first = mondayOf(today);
  return { first, last: addDays(first, 13) };
};

export const isTeamShown = (parameters: Parameters): boolean =>
  flagOf(parameters, 'is_employee_team_view_visible');

/** As many of what waits as the inbox shows before it is asked for more. */
export const INBOX_STEP = 6;
