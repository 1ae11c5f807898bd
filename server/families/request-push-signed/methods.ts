import type { Actor } from '../../../lib/access/actor.ts';
import { objectsOfKinds } from '../../../lib/calendar/absence-kinds.ts';
import {
  paper as paperObject,
  publishesPapers,
} from '../../../lib/documents/families/request-push-signed/index.ts';
import type { paperMethods } from '../../../lib/documents/families/request-push-signed/methods.ts';
import {
  AUDIENCE_CAP,
  LONG_ABSENCE_DAYS,
  type PaperPeople,
  type PaperPeopleInput,
  type PaperPerson,
  type Reminded,
  type RemindInput,
} from '../../../lib/documents/families/request-push-signed/rpc.ts';
import { flagOf, type Parameters } from '../../../lib/settings/read.ts';
import { NOT_HELD_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import type { Handlers } from '../../call/handler.ts';
import { readRules } from '../../client/rules.ts';
import { db, type Tx } from '../../db/tx.ts';
import { sentence } from '../../i18n/sentence.ts';
import { lockRow } from '../../objects/table.ts';
import { queueLetters } from '../../outbox/letter.ts';
import { publishPaper } from './publish.ts';

/** What the calls of papers lead to. */
export const handlers = {
  'paper.people': (input, { actor }) => paperPeople(actor, input),
  'paper.publish': (input, { tx, actor }) => publishPaper(tx, actor, input),
  'paper.remind': (input, { tx, actor }) => remindOfPaper(tx, actor, input),
} satisfies Handlers<typeof paperMethods>;

/** Pause between two reminders of one paper to a person. */
const PAUSE = `interval '20 hours'`;

/**
 * Reminds recipients who have not answered a paper: a message, and a letter where there is a mailbox. Those reminded
 * within the pause are skipped. Refuses: access_denied, not_found.
 */
const remindOfPaper = async (
  tx: Tx,
  actor: Actor,
  { paper_id, employee_ids }: RemindInput,
): Promise<Reminded> => {
  if (!publishesPapers(actor)) throw refusal('access_denied');
  const paper = await lockRow(tx, actor, paperObject, paper_id);
  const values = {
    title: String(paper.title),
    due: paper.due_date === null ? 'no' : 'yes',
    due_date: String(paper.due_date ?? ''),
  };
  const { words } = await readRules(tx, actor.client_id);
  const rows = await tx.rows<{ waiting: number; message_id: number | null; user_id: number | null }>(REMIND, [
    paper_id,
    employee_ids ?? null,
    sentence('ru', KEY, values, words),
    sentence('en', KEY, values, words),
    JSON.stringify({ title: values.title, due_date: paper.due_date }),
  ]);
  const told = new Set(rows.flatMap(({ message_id }) => (message_id === null ? [] : [message_id])));
  await queueLetters(
    tx,
    actor.client_id,
    rows.flatMap(({ message_id, user_id }) =>
      message_id === null || user_id === null ? [] : [{ template: 'notice' as const, message_id, user_id }],
    ),
  );
  await auditBy(tx, actor, 'paper.remind', `paper:${paper_id}`, {
    told: told.size,
    employee_ids: employee_ids ?? 'all',
  });
  return { data: { told: told.size, lately: (rows[0]?.waiting ?? 0) - told.size } };
};

const KEY = 'notifications.paper_reminder';

const REMIND = `
  with waiting as (
    select d."id", d."client_id", d."organization_id", d."employee_id", d."number", r."reminded_at"
    from "request_push_signed" r join "document" d on d."id" = r."id"
    where r."paper_id" = $1 and d."status_id" = 'notified' and ($2::bigint[] is null or d."employee_id" = any($2))),
  due as (
    update "request_push_signed" r set "reminded_at" = now() from waiting w
    where r."id" = w."id" and (r."reminded_at" is null or r."reminded_at" < now() - ${PAUSE})
    returning w.*),
  told as (
    insert into "message" ("client_id", "organization_id", "recipient_id", "registrator_id", "object_id", "code", "values",
      "text", "text_eng", "route", "mailed_date")
    select "client_id", "organization_id", "employee_id"::text, "id", 'request_push_signed', 'paper_reminder',
      $5::jsonb || jsonb_build_object('number', "number"), $3, $4, '/upaper/' || "id",
      case when exists (select 1 from "app_user" u where u."employee_id" = due."employee_id" and u."email" <> '' and not u."disabled")
        then now() end from due
    returning "id", "recipient_id", "organization_id"),
  announced as (select pg_notify('portal_message', row_to_json(told)::text) from told)
  select (select count(*)::int from waiting) as waiting, told."id" as message_id, u."id" as user_id,
    (select count(*) from announced)
  from (select 1) as always left join told on true
    left join "app_user" u on u."employee_id"::text = told."recipient_id" and u."email" <> '' and not u."disabled"`;

/**
 * Recipients of a paper and the state of their accounts, so that hr sees before publishing who could not answer. People
 * of the caller's organization only. Refuses: access_denied.
 */
const paperPeople = async (actor: Actor, asked: PaperPeopleInput): Promise<PaperPeople> => {
  if (!publishesPapers(actor)) throw refusal('access_denied');
  const { parameters } = await readRules(db, actor.client_id);
  const numbers = [...new Set(asked.numbers?.map((number) => number.trim()).filter(Boolean) ?? [])];
  const rows = await db.rows<Row>(PEOPLE, [
    actor.organization_id,
    asked.all ?? false,
    asked.departments ?? [],
    numbers,
    asked.employee_ids ?? [],
    asked.paper_id ?? 0,
    objectsOfKinds(['leave', 'sick']),
    NOT_HELD_STATUSES,
    LONG_ABSENCE_DAYS,
  ]);
  const known = new Set(rows.map((row) => row.number.toLowerCase()));
  return {
    data: rows.slice(0, AUDIENCE_CAP).map((row) => personOf(row, parameters)),
    unknown: numbers.filter((number) => !known.has(number.toLowerCase())),
    truncated: rows.length > AUDIENCE_CAP,
  };
};

type Row = Omit<PaperPerson, 'account' | 'already'> & {
  already: boolean;
  accounts: number;
  open_accounts: number;
  roles: string[];
  left: boolean;
  away: boolean;
};

const personOf = (
  { already, accounts, open_accounts, roles, left, away, ...person }: Row,
  parameters: Parameters,
): PaperPerson => {
  const account = (): PaperPerson['account'] => {
    if (left) return 'left';
    if (accounts === 0) return 'none';
    if (open_accounts === 0) return 'closed';
    if (!answers(roles, parameters)) return 'no_role';
    return away ? 'away' : 'ready';
  };
  return { ...person, account: account(), already: already ? '1' : '0' };
};

/** Own papers are read and answered as an employee, or as a manager where the client says so (AMB-057). */
const answers = (roles: readonly string[], parameters: Parameters): boolean =>
  roles.includes('employee') || (roles.includes('manager') && flagOf(parameters, 'manager_as_employee'));

const PEOPLE = `select e."id" as employee_id, e."number", e."name", e."name_eng", e."position", e."position_eng",
    e."department", e."department_eng", coalesce(u."accounts", 0)::int as accounts, coalesce(u."open", 0)::int as open_accounts,
    coalesce(u."signature", '0') as signature, coalesce(u."roles", '[]') as roles,
    exists (select 1 from "request_push_signed" r join "document" d on d."id" = r."id"
            where r."paper_id" = $6 and d."employee_id" = e."id") as already,
    coalesce(e."dismissal_date" < "business_day"(), false) as left,
    exists (select 1 from "document" d where d."employee_id" = e."id" and d."object_id" = any($7::text[])
            and d."status_id" <> all($8::text[]) and not d."replaced" and d."end_date" - d."start_date" >= $9
            and "business_day"() between d."start_date" and d."end_date") as away
  from "employee" e left join lateral (
    select count(*) as accounts, count(*) filter (where not a."disabled") as open,
      max(a."signature") filter (where not a."disabled") as signature,
      (select json_agg(distinct r."role") from "user_role" r join "app_user" b on b."id" = r."user_id"
       where b."employee_id" = e."id" and not b."disabled" and r."organization_id" = e."organization_id") as roles
    from "app_user" a where a."employee_id" = e."id") u on true
  where e."organization_id" = $1 and not e."disabled"
    and ($2 or e."department" = any($3::text[]) or lower(e."number") = any(select lower(n) from unnest($4::text[]) as n)
         or e."id" = any($5::bigint[]))
  order by e."name", e."id" limit ${AUDIENCE_CAP + 1}`;
