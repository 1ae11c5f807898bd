import type { Client } from 'pg';
import { ABSENCES, FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { waitingLeaves } from '../../server/families/vacation-correction/day-sums.ts';
import { violations } from '../../server/invariants/invariants.ts';
import { demoFiles } from './demo-files.ts';

/**
 * What is wrong with the documents of a freshly seeded database; empty when nothing is: the portal's invariants, and
 * what must be so of documents that a seed made up.
 */
export const historyViolations = async (client: Client): Promise<string[]> => {
  const found: string[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const { rows } = await client.query<{ what: string }>(`${sql} limit 5`);
    found.push(...rows.map((row) => `${rule}: ${row.what}`));
  }
  return [...found, ...(await brokenInvariants(client))];
};

/** What the invariants, all or some, find in a database whose files are those of the demo companies of the run. */
export const brokenInvariants = async (client: Client, only?: readonly string[]): Promise<string[]> => {
  const rows = async <Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query(sql, [...values])).rows;
  const question = { db: { rows }, files: await demoFiles(), undoneAfterS: 0 };
  const found: string[] = [];
  for await (const { invariant, what } of violations(question, only)) found.push(`${invariant}: ${what}`);
  return found;
};

/** A correction holds on days of the leaves that it names until it takes their place. */
const standsFor = (correction: string, leave: string) =>
  `exists (select 1 from "vacation" c where c."id" = ${correction}."id"
     and ${leave}."id"::text = any(string_to_array(regexp_replace(c."replaced_vacation_ids", ':[0-9]+', '', 'g'), ';')))`;

const LAST = `select distinct on ("registrator_id") * from "document_status" order by "registrator_id", "seq" desc`;

/** Documents that say their owner is away. */
const AWAY = ABSENCES.map((object_id) => `'${object_id}'`).join(', ');

/** Absences that an illness interrupts: it stands beside them. */
const INTERRUPTED = FAMILY_IDENTITIES.filter(({ absence }) =>
  ['leave', 'trip', 'home'].includes(absence ?? ''),
)
  .map(({ object_id }) => `'${object_id}'`)
  .join(', ');

const RULES = {
  'the status of a document is that of its last move': `
    select d."id"::text as what from "document" d left join (${LAST}) s on s."registrator_id" = d."id"
    where (d."status_id", d."version", d."workflow_id", d."status_date")
      is distinct from (coalesce(s."status_id", 'empty'), coalesce(s."seq", 0), s."workflow_id", coalesce(s."create_date", d."create_date"))`,
  'moves follow each other in time': `
    select s."id"::text as what from (select *, lag("create_date") over (partition by "registrator_id" order by "seq") as earlier from "document_status") s
      join "document" d on d."id" = s."registrator_id"
    where s."create_date" <= coalesce(s.earlier, d."create_date")`,
  'who moves a document holds the role of the step': `
    select s."id"::text as what from "document_status" s join "document" d on d."id" = s."registrator_id"
    where not exists (select 1 from "user_role" r where r."user_id" = s."user_id" and r."organization_id" = d."organization_id" and r."role" = s."business_role")
      and not exists (select 1 from "grant" g where g."id" = s."grant_id" and g."user_id" = s."user_id" and g."employee_id" = s."behalf_employee_id"
        and g."role" = s."business_role" and s."create_date" between g."date_from" and g."date_to" + 1)
      -- Whoever was hired did as a candidate what they are no more.
      and not (s."business_role" = 'candidate' and s."employee_id" = d."employee_id"
        and exists (select 1 from "employee" e where e."id" = d."employee_id" and not e."is_candidate"))`,
  'owners send and managers decide': `
    select s."id"::text as what from "document_status" s join "document" d on d."id" = s."registrator_id"
    where (s."business_role" = 'employee' and s."employee_id" <> d."employee_id")
      or (s."business_role" = 'manager' and coalesce(s."behalf_employee_id", s."employee_id") is distinct from d."manager_id")
      or (s."business_role" = 'reviewer' and s."employee_id" = d."employee_id")`,
  'every document and every move is in the audit': `
    select d."id"::text as what from "document" d
    where (select count(*) from "audit" a where a."stream" = 'document:' || d."id" and a."action" = 'table.add') <> 1
      or (select count(*) from "audit" a join "document_status" s on s."registrator_id" = d."id" and s."seq" = (a."detail"::json ->> 'seq')::int
          where a."stream" = 'document:' || d."id" and a."action" = 'move' and a."moment" = s."create_date" and a."user_id" = s."user_id"
            and a."detail"::json ->> 'to' = s."status_id" and (a."detail"::json ->> 'workflow_id')::bigint = s."workflow_id") <> d."version"`,
  'nothing has happened in the future': `
    select d."id"::text as what from "document" d where d."create_date" > now() or d."status_date" > now()`,
  'a document is of one client': `
    select d."id"::text as what from "document" d join "organization" o on o."id" = d."organization_id" join "employee" e on e."id" = d."employee_id"
      left join "document_type" t on t."id" = d."document_type_id"
    where o."client_id" <> d."client_id" or e."organization_id" <> d."organization_id" or t."client_id" <> d."client_id"`,
  'numbers run in order up to the counter': `
    select d."id"::text as what from (select *, row_number() over (partition by "organization_id", "object_id" order by "id") as place from "document") d
      left join "document_number" n using ("organization_id", "object_id")
    where d."number" !~ ('^[А-Я]+-' || d.place || '$') or n."last" is null or n."last" <> (select count(*) from "document" o where o."organization_id" = d."organization_id" and o."object_id" = d."object_id")`,
  'nobody is away twice on one day': `
    select a."id"::text as what from "document" a join "document" b on b."employee_id" = a."employee_id" and b."id" > a."id"
      and a."start_date" <= b."end_date" and b."start_date" <= a."end_date"
    where a."status_id" <> 'declined' and b."status_id" <> 'declined' and not a."replaced" and not b."replaced"
      and not ${standsFor('a', 'b')} and not ${standsFor('b', 'a')}
      and a."object_id" in (${AWAY}) and b."object_id" in (${AWAY})
      and not (a."object_id" = 'sickleave' and b."object_id" in (${INTERRUPTED}) or b."object_id" = 'sickleave' and a."object_id" in (${INTERRUPTED}))
      and not coalesce(a."time_to" <= b."time_from" or b."time_to" <= a."time_from", false)`,
  'nobody takes more days than the year has': `
    select d."employee_id"::text as what from "document" d join "vacation" v using ("id")
      cross join lateral (select d."employee_id" as "id") who
      left join lateral (select w."days" from ${waitingLeaves({ employee_id: 'who."id"' })} w
        where d."object_id" = 'vacation_correction' and w."id" = d."id") waits on true
      left join "vacation_limit" l on l."employee_id" = d."employee_id" and l."period" = v."period"
    where d."object_id" <> 'vacation_schedule' and d."status_id" <> 'declined' and not d."replaced" group by d."employee_id", v."period", l."days_limit"
    having sum(case when d."object_id" = 'vacation_correction' and d."status_id" not in ('agreed', 'processed')
      then coalesce(waits."days", 0) else d."days" end) > coalesce(l."days_limit", 28)`,
} as const;
