import type { Actor } from '../../lib/access/actor.ts';
import type { StoredPeriod } from '../../lib/calendar/periods.ts';
import type { Db } from '../db/tx.ts';

/** The periods of an organization's own, or of all of them (null), in order; locked where they are to be changed. */
export const storedPeriods = async (
  from: Db,
  { client_id }: Actor,
  organizationId: number | null,
  lock: 'locked' | 'read',
): Promise<StoredPeriod[]> =>
  from.rows<StoredPeriod>(
    `select "id", "start_date"::text as "start_date", "end_date"::text as "end_date", "type", "name", "name_eng"
     from "calendar" where "client_id" = $1 and "organization_id" is not distinct from $2 order by "start_date", "id"${lock === 'locked' ? ' for update' : ''}`,
    [client_id, organizationId],
  );
