import type { Actor } from '../../../lib/access/actor.ts';
import {
  paper as paperObject,
  publishesPapers,
} from '../../../lib/documents/families/request-push-signed/index.ts';
import type { Reminded, RemindInput } from '../../../lib/documents/families/request-push-signed/rpc.ts';
import { byActor, writeAudit } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import type { Tx } from '../../db/tx.ts';
import { sentence } from '../../i18n/sentence.ts';
import { lockRow } from '../../objects/table.ts';
import { queueLetters } from '../../outbox/letter.ts';

/** Pause between two reminders of one paper to a person. */
const PAUSE = `interval '20 hours'`;

/**
 * Reminds recipients who have not answered a paper: a message, and a letter where there is a mailbox. Those reminded
 * within the pause are skipped. Refuses: access_denied, not_found.
 */
export const remindOfPaper = async (
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
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `paper:${paper_id}`,
    action: 'paper.remind',
    object_id: 'paper',
    record_id: String(paper_id),
    detail: { told: told.size, employee_ids: employee_ids ?? 'all' },
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
