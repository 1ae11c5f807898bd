import { statfs } from 'node:fs/promises';
import { type Actor, holds } from '../../lib/access/actor.ts';
import { type CalendarEntry, calendarOf, yearsOfLawAlone } from '../../lib/calendar/calendar.ts';
import type { SystemState } from '../../lib/rpc/system.ts';
import { judgeSystem, type SystemFacts } from '../../lib/system/judge.ts';
import { buildOf } from '../build.ts';
import { refusal } from '../call/call-error.ts';
import { readConfig } from '../config.ts';
import { slowStatements } from '../db/slow-statements.ts';
import { db } from '../db/tx.ts';
import { hasMailServer } from '../mail/transport.ts';

const STARTED = new Date().toISOString();

/** Slow statements shown. */
const SLOW_SHOWN = 10;

/** How the portal stands, with what belongs to the caller's company. Refuses: access_denied. */
export const readSystem = async (actor: Actor): Promise<SystemState> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  const { database, parts } = await readParts(actor.client_id);
  return {
    ...buildOf(),
    node: process.version,
    database,
    started: STARTED,
    slow: slowStatements(SLOW_SHOWN).first,
    parts,
  };
};

/** Every part of the portal with its figures: of one company, or with null of all. */
export const readParts = async (
  client_id: number | null,
): Promise<Pick<SystemState, 'database' | 'parts'>> => {
  const [[counted], free_bytes] = await Promise.all([
    db.rows<Counted>(FACTS, [client_id, readConfig().BUSINESS_TZ]),
    freeBytes(),
  ]);
  if (!counted) throw refusal('system_error');
  const { database, audit_trouble, calendars, mail_said, ...facts } = counted;
  const slow = slowStatements(1);
  return {
    database,
    parts: judgeSystem({
      ...facts,
      law_alone: lawAlone(calendars, facts.year),
      audit_trouble: audit_trouble ?? undefined,
      mail_said: mail_said ?? '',
      free_bytes,
      mail_set_up: hasMailServer(),
      slow: slow.total,
      slowest_ms: slow.first[0]?.longest_ms ?? 0,
    }),
  };
};

interface Counted
  extends Omit<
    SystemFacts,
    'free_bytes' | 'mail_set_up' | 'mail_said' | 'audit_trouble' | 'slow' | 'slowest_ms' | 'law_alone'
  > {
  readonly database: string;
  readonly audit_trouble: string | null;
  readonly mail_said: string | null;
  /** The rows of each company that hold for all its organizations. */
  readonly calendars: readonly (readonly CalendarEntry[])[];
}

/** The years, of this one and the next two, that some company has by the law alone. */
const lawAlone = (calendars: Counted['calendars'], year: number): number[] => {
  const found = calendars.flatMap((rows) =>
    yearsOfLawAlone(`${year}-01-01`, `${year + 2}-12-31`, calendarOf(rows)),
  );
  return [...new Set(found)].toSorted();
};

/** What is left of the disk that files are on. */
const freeBytes = async (): Promise<number | undefined> => {
  const { FILES_URL, DATA_DIR } = readConfig();
  if (!FILES_URL.startsWith('file:')) return undefined;
  const { bavail, bsize } = await statfs(DATA_DIR);
  return bavail * bsize;
};

/** A letter of the company that waits. While its reader is unknown it names the company by its code alone. */
const OWN_LETTER = `o."kind" = 'mail' and o."done_at" is null and ($1::bigint is null or o."client_id" = $1
  or (o."client_id" = 0 and o."payload"->>'client' = (select "code" from "client" where "id" = $1)))`;

/** Counts managers who cannot decide today, or who is under them, among people who still work. */
const underUnable = (counted: string): string => `(select ${counted}::int from "subordination" s
      join "employee" e on e."id" = s."employee_id" join "organization" o on o."id" = e."organization_id"
      where ($1::bigint is null or o."client_id" = $1) and s."type" = 'direct' and not s."disabled" and not e."disabled"
        and (e."dismissal_date" is null or e."dismissal_date" >= "business_day"())
        and s."manager_id" = any(array(select m.id from (select distinct "manager_id" as id from "subordination") m where not "acts_as_manager"(m.id))))`;

const FACTS = `select
    current_setting('server_version') as database,
    (select count(*)::int from "outbox" where "done_at" is null) as waiting,
    (select coalesce(extract(epoch from now() - min("create_date")), 0)::int from "outbox" where "done_at" is null) as lag_s,
    (select count(*)::int from "outbox" o where ${OWN_LETTER} and o."create_date" < now() - interval '1 hour') as undelivered,
    (select j."output"->>'message' from "outbox" o join "pgboss"."job" j on j."name" = o."kind"
        and j."id" = ('00000000-0000-4000-8000-' || lpad(to_hex(o."id"), 12, '0'))::uuid
      where ${OWN_LETTER} and j."output" ? 'message' order by j."started_on" desc limit 1) as mail_said,
    (select count(*)::int from "pgboss"."job" where "state" = 'failed' and "completed_on" > now() - interval '1 day') as failed_jobs,
    pg_database_size(current_database())::float8 as database_bytes,
    (select count(*)::int from pg_stat_activity where "datname" = current_database()) as connections,
    current_setting('max_connections')::int as connections_max,
    (select coalesce(max(extract(epoch from now() - "query_start")), 0)::int from pg_stat_activity
      where "datname" = current_database() and "state" = 'active' and "pid" <> pg_backend_pid() and "wait_event" is distinct from 'ClientRead') as longest_s,
    (select count(*)::int from "file" where ($1::bigint is null or "client_id" = $1)) as files,
    (select coalesce(sum("size"), 0)::float8 from "file" where ($1::bigint is null or "client_id" = $1)) as files_bytes,
    (select count(*)::int from "certificate" where ($1::bigint is null or "client_id" = $1) and not "disabled" and "revoked_at" is null
      and "expiration_date" between now() and now() + interval '30 days') as certificates_ending,
    (select count(*)::int from "trusted_certificate" where ($1::bigint is null or "client_id" = $1) and not "disabled" and "crl_error" <> '') as trust_errors,
    (select count(*)::int from "parameter_schedule" where ($1::bigint is null or "client_id" = $1)
      and ("refused" <> '' or "starts_on" < (now() at time zone $2)::date)) as late_parameters,
    extract(year from (now() at time zone $2))::int as year,
    (select coalesce(json_agg((select coalesce(json_agg(json_build_object('start_date', d."start_date", 'end_date', d."end_date", 'type', d."type")), '[]')
      from "calendar" d where d."client_id" = c."id" and d."organization_id" is null
      and d."end_date" >= date_trunc('year', now() at time zone $2))), '[]')
      from "client" c where ($1::bigint is null or c."id" = $1)) as calendars,
    (select count(*)::int from "signature" s join "document" d on d."id" = s."document_id"
      where ($1::bigint is null or d."client_id" = $1) and s."checked_code" not in ('', 'ok')) as broken_signatures,
    (select coalesce("broken_code", '') from "audit_check" where ($1::bigint is null or "client_id" = $1) order by "id" desc limit 1) as audit_trouble,
    (select count(*)::int from "app_user" where ($1::bigint is null or "client_id" = $1) and "locked_until" > now()) as locked,
    (select count(distinct s."user_id")::int from "auth_session" s join "app_user" u on u."id" = s."user_id"
      where ($1::bigint is null or u."client_id" = $1) and s."create_date" > now() - interval '1 day') as came,
    ${underUnable('count(distinct s."manager_id")')} as unable_managers, ${underUnable('count(distinct s."employee_id")')} as under_unable`;
