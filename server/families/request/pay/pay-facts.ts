import type { Actor } from '../../../../lib/access/actor.ts';
import {
  type PayStanding,
  type PayVerdict,
  payKey,
} from '../../../../lib/documents/families/request/pay-files.ts';
import type { PayPerson } from '../../../../lib/documents/families/request/pay-owner.ts';
import type { Row } from '../../../db/row.ts';
import type { Db } from '../../../db/tx.ts';

/** The people of the caller's organization, leavers too: their files are named as such. */
export const readPayPeople = (db: Db, { organization_id }: Actor): Promise<PayPerson[]> =>
  db.rows<PayPerson>(
    `select "id" as employee_id, "number", "inn", "name", "name_eng",
       ("disabled" or coalesce("dismissal_date" < "business_day"(), false)) as "left"
     from "employee" where "organization_id" = $1 and not "is_candidate" order by "id"`,
    [organization_id],
  );

interface Standing {
  employee_id: number;
  year: number;
  month: number | null;
  given: boolean;
}

/** What the people of verdicts have of a paper: asked for as a file and not given, or given. */
export const readPayStanding = async (
  db: Db,
  { organization_id }: Actor,
  paper: string,
  verdicts: readonly PayVerdict[],
): Promise<PayStanding> => {
  const ids = [...new Set(verdicts.flatMap(({ person }) => person?.employee_id ?? []))];
  const rows = await db.rows<Standing>(
    `select d."employee_id", r."year", r."month", bool_or(${GIVEN}) as "given"
     from ${REQUESTS}
     where d."organization_id" = $1 and d."employee_id" = any($2::bigint[]) and t."code" = $3 and r."year" is not null
       and (${GIVEN} or ${OPEN})
     group by d."employee_id", r."year", r."month"`,
    [organization_id, ids, paper],
  );
  return new Map(
    rows.map(({ employee_id, year, month, given }) => [
      payKey(employee_id, year, month),
      given ? 'given' : 'asked',
    ]),
  );
};

const REQUESTS =
  '"request" r join "document" d on d."id" = r."id" join "request_type" t on t."id" = r."request_type_id"';
const GIVEN = `d."status_id" in ('processed', 'confirmed', 'closed')`;
const OPEN = `(d."status_id" in ('prepared', 'accepted') and r."delivery" = 'file' and r."copies" = 0)`;

/** A person's request for a paper of a period, read under the lock of the period. */
export const readPayRequest = async (
  db: Db,
  employee_id: number,
  { paper, year, month }: { paper: string; year: number; month: number | null },
): Promise<{ id: number; given: boolean; status_id: string } | undefined> => {
  const [row] = await db.rows<Row<'document', 'id' | 'status_id'> & { given: boolean }>(
    `select d."id", d."status_id", ${GIVEN} as "given" from ${REQUESTS}
     where d."employee_id" = $1 and t."code" = $2 and r."year" = $3 and r."month" is not distinct from $4::int
       and (${GIVEN} or ${OPEN})
     order by 3 desc, d."id" limit 1`,
    [employee_id, paper, year, month],
  );
  return row;
};
