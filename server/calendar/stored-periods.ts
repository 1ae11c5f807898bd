import type { Actor } from '../../lib/access/actor.ts';
import type { StoredPeriod } from '../../lib/calendar/periods.ts';
import type { Db } from '../db/tx.ts';

/** The periods of the caller's calendar, in order; locked where they are to be changed. */
export const storedPeriods = async (
  from: Db,
  { client_id }: Actor,
  lock: 'locked' | 'read',
): Promise<StoredPeriod[]> =>
  from.rows<StoredPeriod & Record<string, unknown>>(
    `select "id", "start_date"::text as "start_date", "end_date"::text as "end_date", "type", "name", "name_eng"
     from "calendar" where "client_id" = $1 order by "start_date", "id"${lock === 'locked' ? ' for update' : ''}`,
    [client_id],
  );
