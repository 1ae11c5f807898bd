import { type Actor, holds } from '../../lib/access/actor.ts';
import type { LetterKind } from '../../lib/letters/letters.data.ts';
import type { LetterEvents } from '../../lib/rpc/letters.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';

/**
 * What lately wrote letters of a kind: messages, reminders and a changed calendar of the caller's own, letters about
 * accounts, which an admin keeps. Refuses: access_denied.
 */
export const letterEvents = async (actor: Actor, kind: LetterKind): Promise<LetterEvents> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  if (kind === 'trial') return [];
  const [statement, values] = statementOf(actor, kind);
  return db.rows<LetterEvents[number]>(`${statement} limit 5`, values);
};

const statementOf = (actor: Actor, kind: LetterKind): readonly [string, readonly unknown[]] => {
  switch (kind) {
    case 'notice':
      return [MESSAGES, [actor.user_id]];
    case 'reminder':
      return [REMINDERS, [actor.user_id]];
    case 'restore_by_admin':
      return [ACCOUNTS, [actor.client_id, 'restore', true, null]];
    case 'calendar_changed':
      return [ACCOUNTS, [actor.client_id, kind, false, actor.user_id]];
    default:
      return [ACCOUNTS, [actor.client_id, kind, false, null]];
  }
};

const OWN = `join "employee" e on e."id" = u."employee_id" where u."id" = $1`;

const MESSAGES = `select 'message:' || m."id" as event, m."create_date" as moment, e."name" as who, e."name_eng" as who_eng,
    m."text" as about, m."text_eng" as about_eng
  from "app_user" u join "message" m on m."recipient_id" = u."employee_id"::text ${OWN} order by m."id" desc`;

const REMINDERS = `select 'reminder:' || r."day" as event, r."create_date" as moment, e."name" as who, e."name_eng" as who_eng,
    '' as about, '' as about_eng
  from "app_user" u join "reminder" r on r."employee_id" = u."employee_id" ${OWN} and r."content" is not null
  order by r."day" desc`;

/** Letters of accounts are looked for among the newest intentions. */
const NEWEST = 20_000;

const ACCOUNTS = `select 'outbox:' || o."id" as event, o."create_date" as moment,
    coalesce(e."name", u."login") as who, coalesce(e."name_eng", '') as who_eng, u."login" as about, u."login" as about_eng
  from "outbox" o join "app_user" u on u."id"::text = o."payload" ->> 'user_id' and u."client_id" = o."client_id"
    left join "employee" e on e."id" = u."employee_id"
  where o."id" > (select coalesce(max("id"), 0) - ${NEWEST} from "outbox") and o."client_id" = $1 and o."kind" = 'mail'
    and o."payload" ->> 'template' = $2 and coalesce((o."payload" ->> 'by_admin')::boolean, false) = $3
    and ($4::bigint is null or u."id" = $4)
  order by o."id" desc`;
