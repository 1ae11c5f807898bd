import { portalOf } from '../../lib/access/portal.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { wrongParameter } from '../../lib/parameters/wrong-value.ts';
import { mayDiffer } from '../../lib/settings/overlay.ts';
import { auditBy, byActor, writeAudit } from '../audit/audit.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { db, inTransaction, type Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { readKnown } from './known.ts';

type Scheduled = Row<
  'parameter_schedule',
  'id' | 'client_id' | 'code' | 'organization_id' | 'value' | 'starts_on' | 'author_id'
>;

/**
 * Puts the values whose day has come in force, those of the earliest day first, each in a transaction of its own: one that
 * fails keeps none of the others. Days that went by while no portal ran are made up for.
 */
export const putInForce = async (): Promise<void> => {
  const due = await db.rows<Row<'parameter_schedule', 'id'>>(
    `select "id" from "parameter_schedule" where ${IS_DUE} order by "starts_on", "id"`,
    [readConfig().BUSINESS_TZ],
  );
  for (const { id } of due)
    try {
      await inTransaction((tx) => putOne(tx, id));
    } catch (error) {
      log.warn({ err: error, parameter_schedule: id }, 'a scheduled parameter was not put in force');
    }
};

const IS_DUE = `"starts_on" <= (now() at time zone $1)::date and "refused" = ''`;

/** One that another portal was faster with is gone by the time its lock is held. */
const putOne = async (tx: Tx, id: number): Promise<void> => {
  const [scheduled] = await tx.rows<Scheduled>(
    `select "id", "client_id", "code", "organization_id", "value", "starts_on", "author_id"
     from "parameter_schedule" where ${IS_DUE} and "id" = $2 for update`,
    [readConfig().BUSINESS_TZ, id],
  );
  if (!scheduled) return;
  const wrong = await whyWrong(tx, scheduled);
  if (wrong !== undefined) return keepRefused(tx, scheduled, wrong);
  await writeValue(tx, scheduled);
  await tx.rows('delete from "parameter_schedule" where "id" = $1', [id]);
  await writeAudit(tx, {
    ...ofSchedule(scheduled),
    action: 'table.del',
    detail: { ...scheduled, in_force: true },
  });
};

/** What it may hold is asked again: types and statuses come and go. */
const whyWrong = async (
  tx: Tx,
  { client_id, code, value, organization_id }: Scheduled,
): Promise<FieldRefusal | undefined> =>
  organization_id !== null && !mayDiffer(code)
    ? { field: 'code', code: 'parameter/same-everywhere' }
    : wrongParameter(code, value, await readKnown(tx, client_id));

/** It stays where its keeper sees it, and is not tried again. */
const keepRefused = async (tx: Tx, scheduled: Scheduled, why: FieldRefusal): Promise<void> => {
  const refused = JSON.stringify(why);
  await tx.rows('update "parameter_schedule" set "refused" = $2, "updated_at" = now() where "id" = $1', [
    scheduled.id,
    refused,
  ]);
  await writeAudit(tx, {
    ...ofSchedule(scheduled),
    action: 'table.edit',
    detail: { refused, was: { refused: '' } },
  });
};

/** Written as by its keeper, but by the portal: the audit names who asked for it. */
const writeValue = async (tx: Tx, scheduled: Scheduled): Promise<void> => {
  const { client_id, code, organization_id, value, starts_on, author_id } = scheduled;
  const { rows: before, id } = await (organization_id === null ? writeForAll : writeForOne)(tx, scheduled);
  const object_id = organization_id === null ? 'parameter' : 'parameter_override';
  const [was] = before;
  await auditBy(tx, portalOf(client_id), was ? 'table.edit' : 'table.add', `${object_id}:${id}`, {
    ...(was ? { value, was: { value: was.value } } : { code, organization_id, value }),
    starts_on,
    asked_by: author_id,
  });
};

interface Written {
  readonly id: number;
  /** What stood there, where something did. */
  readonly rows: readonly Row<'parameter', 'value'>[];
}

const writeForAll = async (tx: Tx, { client_id, code, value }: Scheduled): Promise<Written> => {
  const rows = await tx.rows<Row<'parameter', 'value'>>(
    'select "value" from "parameter" where "client_id" = $1 and "code" = $2 for update',
    [client_id, code],
  );
  const [row] = await tx.rows<Row<'parameter', 'id'>>(
    `insert into "parameter" ("client_id", "code", "value") values ($1, $2, $3)
     on conflict ("client_id", "code") do update set "value" = excluded."value", "updated_at" = now() returning "id"`,
    [client_id, code, value],
  );
  return { id: row?.id ?? 0, rows };
};

const writeForOne = async (
  tx: Tx,
  { client_id, code, organization_id, value }: Scheduled,
): Promise<Written> => {
  const rows = await tx.rows<Row<'parameter_override', 'value'>>(
    `select "value" from "parameter_override" where "client_id" = $1 and "code" = $2 and "organization_id" = $3 for update`,
    [client_id, code, organization_id],
  );
  await tx.rows(
    `insert into "parameter" ("client_id", "code") values ($1, $2) on conflict ("client_id", "code") do nothing`,
    [client_id, code],
  );
  const [row] = await tx.rows<Row<'parameter_override', 'id'>>(
    `insert into "parameter_override" ("client_id", "code", "organization_id", "value") values ($1, $2, $3, $4)
     on conflict ("client_id", "code", "organization_id") do update set "value" = excluded."value", "updated_at" = now()
     returning "id"`,
    [client_id, code, organization_id, value],
  );
  return { id: row?.id ?? 0, rows };
};

const ofSchedule = ({ id, client_id }: Scheduled) => ({
  ...byActor(portalOf(client_id)),
  stream: `parameter_schedule:${id}`,
  object_id: 'parameter_schedule',
  record_id: String(id),
});
