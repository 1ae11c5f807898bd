import type { Day } from '../../../lib/kernel/day.ts';
import { accrualsToCome } from '../../../lib/leave/to-come.ts';
import { flagOf, numberOf, type Parameters } from '../../../lib/settings/read.ts';
import { readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import { db, inTransaction, type Tx } from '../../db/tx.ts';
import { readToday } from '../../documents/rule-facts.ts';
import { readEarnings } from './earnings.ts';

/** People whose months are entered in one transaction. */
const AT_ONCE = 500;

/**
 * Enters the months that have earned leave, once a day for each organization: what is missing by then, whatever days the
 * portal did not run, and less than zero where an earlier entry says more than was earned.
 */
export const accrueLeaves = async (): Promise<void> => {
  const today = await readToday(db);
  for (const { id: client_id } of await db.rows<Row<'client', 'id'>>('select "id" from "client"')) {
    const { parametersOf } = await readRules(db, client_id);
    for (const { id } of await db.rows<Row<'organization', 'id'>>(DUE, [client_id, today])) {
      const parameters = parametersOf(id);
      const known = await db.rows('select 1 from "leave_accrual" where "organization_id" = $1', [id]);
      if (flagOf(parameters, 'vacation_accrual') || known.length > 0)
        await accrueOrganization(id, parameters, today);
    }
  }
};

const DUE = `select o."id" from "organization" o left join "leave_accrual" a on a."organization_id" = o."id"
  where o."client_id" = $1 and (a."day" is null or a."day" < $2::date) order by o."id"`;

const accrueOrganization = async (id: number, parameters: Parameters, today: Day): Promise<void> => {
  const staff = await db.rows<Row<'employee', 'id'>>(
    'select "id" from "employee" where "organization_id" = $1 and not "is_candidate" order by "id"',
    [id],
  );
  for (let from = 0; from < staff.length; from += AT_ONCE) {
    const people = staff.slice(from, from + AT_ONCE).map((person) => person.id);
    await inTransaction((tx) => accruePeople(tx, people, parameters, today));
  }
  await db.rows(
    `insert into "leave_accrual" ("organization_id", "day") values ($1, $2)
     on conflict ("organization_id") do update set "day" = excluded."day"`,
    [id, today],
  );
};

/** Enters the months of some people of one organization by a day. Entering them again changes nothing. */
export const accruePeople = async (
  tx: Tx,
  people: readonly number[],
  parameters: Parameters,
  today: Day,
): Promise<void> => {
  await tx.rows('select 1 from "employee" where "id" = any($1::bigint[]) order by "id" for no key update', [
    people,
  ]);
  const [earnings, kept] = await Promise.all([
    readEarnings(tx, people, numberOf(parameters, 'vacation_norm')),
    tx.rows<Kept>(KEPT, [people]),
  ]);
  const byPerson = Map.groupBy(kept, ({ employee_id }) => employee_id);
  const earns = flagOf(parameters, 'vacation_accrual');
  const entries = [...earnings].flatMap(([employee_id, earning]) => {
    const before = byPerson.get(employee_id) ?? [];
    const until = earns ? today : NEVER;
    return accrualsToCome(earning, before, until).map(({ on_date, period, parts }) => ({
      employee_id,
      on_date,
      period,
      parts,
      key: `accrual:${on_date}:${(before.find((each) => each.on_date === on_date)?.count ?? 0) + 1}`,
    }));
  });
  if (entries.length > 0) await tx.rows(ENTER, [JSON.stringify(entries)]);
};

/** Before anybody was hired. */
const NEVER: Day = '1900-01-01';

interface Kept {
  readonly employee_id: number;
  readonly on_date: Day;
  readonly parts: number;
  readonly count: number;
}

const KEPT = `select "employee_id", "on_date", sum("parts")::int as parts, count(*)::int as count from "leave_entry"
  where "employee_id" = any($1::bigint[]) and "cause" = 'accrual' group by "employee_id", "on_date"`;

const ENTER = `insert into "leave_entry" ("client_id", "employee_id", "period", "on_date", "parts", "cause", "key")
  select o."client_id", n."employee_id", n."period", n."on_date", n."parts", 'accrual', n."key"
  from jsonb_to_recordset($1::jsonb) n("employee_id" bigint, "period" int, "on_date" date, "parts" int, "key" text)
    join "employee" e on e."id" = n."employee_id" join "organization" o on o."id" = e."organization_id"
  order by n."employee_id", n."on_date"
  on conflict ("employee_id", "key") where "key" is not null do nothing`;
