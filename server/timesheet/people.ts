import type { Actor } from '../../lib/access/actor.ts';
import { firstOf, lastOf, type Month } from '../../lib/kernel/month.ts';
import { timesheetReach } from '../../lib/registry/timesheet.ts';
import type { TimesheetMode } from '../../lib/rpc/timesheet.ts';
import type { Closing } from '../../lib/timesheet/closing.ts';
import { daysReader } from '../../lib/timesheet/kept-days.ts';
import type { Employment } from '../../lib/timesheet/reckon.ts';
import type { StoredDays } from '../../lib/timesheet/stored-day.ts';
import { refusal } from '../call/call-error.ts';
import { deciderOf } from '../db/decider.ts';
import type { Db } from '../db/tx.ts';

/** A person of a month, with their timesheet where it was formed. */
export interface MonthPerson extends Employment {
  readonly employee_id: number;
  readonly number: string;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly department: string;
  readonly department_eng: string;
  readonly stored: StoredDays | null;
  /** The number of the sheet it stands on; null without a timesheet. */
  readonly sheet_number: number | null;
  /** How much of the month was closed when it was stored last; null without a timesheet. */
  readonly status: Closing | null;
}

/** People of the caller's organization by name, in one of the ways the caller reads them. Refuses: access_denied. */
export const readPeople = async (
  db: Db,
  actor: Actor,
  month: Month,
  mode: TimesheetMode,
): Promise<MonthPerson[]> => {
  if (!timesheetReach(actor)[mode]) throw refusal('access_denied');
  return peopleWithin(db, actor, month, { [mode]: true });
};

/** All people of the month in an organization. */
export const readStaff = (db: Db, organization_id: number | null, month: Month): Promise<MonthPerson[]> =>
  peopleWithin(db, { organization_id, employee_id: null }, month, { organization: true });

/** One person of the month, if the caller reads them in any way; else undefined. */
export const readPerson = async (
  db: Db,
  actor: Actor,
  month: Month,
  employee_id: number,
): Promise<MonthPerson | undefined> =>
  (await peopleWithin(db, actor, month, timesheetReach(actor), employee_id))[0];

/** People employed on a day of the month, and people with a timesheet of it. */
const peopleWithin = async (
  db: Db,
  { organization_id, employee_id: caller }: Pick<Actor, 'organization_id' | 'employee_id'>,
  month: Month,
  { own = false, reports = false, organization = false }: Partial<Record<TimesheetMode, boolean>>,
  only: number | null = null,
): Promise<MonthPerson[]> => {
  const rows = await db.rows<Read>(
    `select e."id" as "employee_id", e."number", e."name", e."name_eng", e."position", e."position_eng",
       e."department", e."department_eng", e."hire_date"::text, e."dismissal_date"::text, t."days"::text as "stored", t."status", t."sheet_number"
     from "employee" e left join "timesheet" t on t."employee_id" = e."id" and t."month" = $1
     where e."organization_id" = $4 and not e."is_candidate" and ($5::bigint is null or e."id" = $5)
       and ($6::boolean or ($7::boolean and e."id" = $9) or ($8::boolean and ${deciderOf('e."id"')} = $9))
       and (t."id" is not null or (e."hire_date" <= $3::date and coalesce(e."dismissal_date" >= $2::date, not e."disabled")))
     order by e."name", e."id"`,
    [month, firstOf(month), lastOf(month), organization_id, only, organization, own, reports, caller],
  );
  const daysOf = daysReader();
  return rows.map((row) => ({ ...row, stored: row.stored === null ? null : daysOf(row.stored) }));
};

type Read = Omit<MonthPerson, 'stored'> & { readonly stored: string | null };
