import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { FAMILIES } from '../../lib/documents/families.ts';
import { linesIn } from './fill-in.ts';

const DELIVERY_LIMIT_MS = 20_000;

/** Tables of the company itself, which a refused call must leave unchanged. */
const TABLES = [
  'document',
  ...FAMILIES.flatMap((family) => [
    ...(family.table ? [family.table] : []),
    ...linesIn(family).map(({ object }) => object.object_id),
  ]),
  'document_status',
  'discussion_message',
  'document_read',
  'file',
  'request',
  'paper',
  'message',
  'outbox',
  'employee',
  'subordination',
  'organization',
  'app_user',
  'user_role',
  'user_filter',
  'grant',
  'vacation_limit',
  'leave_entry',
  'status',
  'workflow',
  'document_type',
  'request_type',
  'expense_type',
  'expense_goal',
  'dismissal_reason',
  'dictionary_element',
  'country',
  'currency',
  'city',
  'currency_rate',
  'perdiem_rate',
  'consent_text',
  'office_location',
  'overtime_limit',
  'vacation_schedule_period',
  'department_norm',
  'screenset',
  'template',
  'template_version',
  'report',
  'calendar',
  'timesheet',
  'dismissal',
  'timesheet_closing',
  'timesheet_correction',
  'document_change',
  'parameter',
  'parameter_override',
  'parameter_schedule',
  'lan',
  'theme',
  'idempotency',
  'deputy',
  'passkey',
  'signature_policy',
  'sign_intent',
  'signature',
  'certificate',
  'signing_key',
  'key_order',
  'trusted_certificate',
  'power_of_attorney',
];

/** The transaction that wrote a row, as a number: a cast through text would take most of the time of a fingerprint. */
const WRITTEN_BY = `age('3'::xid) - age(xmin)`;

const FINGERPRINT = TABLES.map(
  (table) =>
    `select '${table}' as name, count(*)::int as count, coalesce(sum(${WRITTEN_BY}), 0)::text as versions from "${table}"`,
)
  // Without the times of last activity: every call writes them, also a refused one.
  .concat(
    `select 'auth_session', count(*)::int, coalesce(sum(hashtextextended((to_jsonb(s) - 'active_at' - 'last_seen')::text, 0)), 0)::text
     from "auth_session" s`,
  )
  .join(' union all ');

/** Work an earlier call of the same test left to the jobs, without what they tried and put off. */
const ON_ITS_WAY = `select exists (
  select 1 from "outbox" o
  left join pgboss.job j on j.name = o."kind" and j.data ->> 'outbox_id' = o."id"::text
  where o."done_at" is null and coalesce(j.retry_count, 0) = 0 and coalesce(j.state::text, '') <> 'failed') as more`;

/** Waits until earlier calls write no more. */
const settled = async (db: Client): Promise<void> => {
  for (const deadline = Date.now() + DELIVERY_LIMIT_MS; Date.now() < deadline; await pause(50)) {
    const { rows } = await db.query<{ more: boolean }>(ON_ITS_WAY);
    if (!rows[0]?.more) return;
  }
  throw new Error('what was called before is not carried out in time');
};

/** Rows and row versions of every table: equal before and after means that nothing was written. */
export const fingerprint = async (db: Client): Promise<Record<string, string>> => {
  await settled(db);
  const { rows } = await db.query<{ name: string; count: number; versions: string }>(FINGERPRINT);
  return Object.fromEntries(rows.map((row) => [row.name, `${row.count} rows, versions ${row.versions}`]));
};

/** From now on the audit keeps every refused write, however many a person has had in an hour. */
export const keepEveryRefusal = (db: Client): Promise<unknown> =>
  db.query(`
    create function "count_no_refusal"() returns trigger language plpgsql as $$
      begin new."count" := 1; return new; end $$;
    create trigger "count_no_refusal" before update on "rate_limit" for each row
      when (new."key" like 'refused:%') execute function "count_no_refusal"()`);

/** Refusals in the audit, by user. */
export const refusals = async (db: Client): Promise<Map<number, number>> => {
  const { rows } = await db.query<{ user_id: string; count: number }>(
    `select "user_id", count(*)::int as count from "audit" where "stream" = 'refusal:' || "user_id" group by 1`,
  );
  return new Map(rows.map((row) => [Number(row.user_id), row.count]));
};

/** Tables of rights have a single hr, who decides about their own documents under this parameter. */
export const decidesOwn = (db: Client): Promise<unknown> =>
  db.query(
    `insert into "parameter" ("client_id", "code", "value") select "id", 'hr_decides_own', '1' from "client"
     on conflict ("client_id", "code") do update set "value" = excluded."value"`,
  );
