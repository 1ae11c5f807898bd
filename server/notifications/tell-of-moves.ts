import { familyOf } from '../../lib/documents/families.ts';
import { newsOf } from '../../lib/documents/moments.ts';
import { isReadByNamed, namingLines } from '../../lib/documents/named-readers.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { eventOf, isOn, type NotificationSwitches } from '../../lib/notifications/switches.ts';
import { flagOf } from '../../lib/settings/read.ts';
import { type Rules, readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { transitions } from '../metrics.ts';
import type { Effect, Intention } from '../outbox/effect.ts';
import { queueLetters } from '../outbox/letter.ts';
import { names } from './named-readers.ts';
import { HR_MAILBOX, isDecision, type MoveToTell, readerOf, recipientsOf } from './recipients.ts';
import { type MoveWords, wordingOf } from './wording.ts';

type Move = MoveToTell &
  Omit<MoveWords, 'by_owner'> & {
    outbox_id: number;
    client_id: number;
    organization_id: number;
    registrator_id: number;
    /** The account that moved it; null for the portal. */
    author_id: number | null;
    days: number | null;
    title: string;
    title_eng: string;
    due_date: string | null;
    from_status_id: string;
    /** What the accounts of these people have switched. */
    switches: { employee_id: number; notifications: NotificationSwitches | null }[];
  };

/** Messages of moves (AMB-043): one for each recipient of each move, whatever crashed in between; decisions reach the owner by letter as well. */
export const tellOfMoves: Effect = {
  inside: async (tx, intentions) => {
    await tx.rows(READ, keysOf(intentions));
    const moves: Move[] = [];
    for (const move of await readMoves(tx, intentions)) moves.push(await withNamed(tx, move));
    const rules = await readClients(tx, moves);
    const messages = moves.flatMap((move) => messagesOf(move, rules.get(move.client_id)));
    if (messages.length > 0) await post(tx, messages);
    const deaf = moves.filter((move) => !hears(move, String(move.owner_id)));
    if (deaf.length > 0) await tx.rows(DEAF, [deaf.map(({ outbox_id }) => outbox_id)]);
  },
  after: (intentions) => {
    for (const { payload } of intentions) transitions.inc({ object_id: String(payload.object_id) });
  },
};

/** A document deleted meanwhile has no moves left to tell of. */
const readMoves = (tx: Tx, intentions: readonly Intention[]): Promise<Move[]> =>
  tx.rows<Move>(MOVES, keysOf(intentions));

/** The move with the named readers it lets read the document. */
const withNamed = async (tx: Tx, move: Move): Promise<Move> => {
  const family = familyOf(move.object_id);
  const naming = family && namingLines(family);
  if (!naming || isReadByNamed(move.from_status_id) || !isReadByNamed(move.status_id)) return move;
  const named = await tx.rows<{ id: number; switches: Move['switches'] }>(
    `select e."id", (select coalesce(json_agg(json_build_object('employee_id', e."id", 'notifications', u."preferences" -> 'notifications')), '[]')
       from "app_user" u where u."employee_id" = e."id") as switches
     from "document" d join "employee" e on ${names(naming)} where d."id" = $1`,
    [move.registrator_id],
  );
  return {
    ...move,
    named_ids: named.map(({ id }) => id),
    switches: [...move.switches, ...named.flatMap(({ switches }) => switches)],
  };
};

const readClients = async (tx: Tx, moves: readonly Move[]): Promise<ReadonlyMap<number, Rules>> => {
  const byClient = new Map<number, Rules>();
  for (const client_id of new Set(moves.map((move) => move.client_id)))
    byClient.set(client_id, await readRules(tx, client_id));
  return byClient;
};

/** Shows messages, and queues letters of new ones that have a `letter_to`. */
const post = async (tx: Tx, messages: readonly object[]): Promise<void> => {
  const told = await tx.rows<{ message_id: number; client_id: number; user_id: number | null }>(TELL, [
    JSON.stringify(messages),
  ]);
  for (const client_id of new Set(told.map((each) => each.client_id))) {
    const letters = told.flatMap(({ message_id, user_id, client_id: own }) =>
      user_id === null || own !== client_id ? [] : [{ template: 'notice' as const, message_id, user_id }],
    );
    if (letters.length > 0) await queueLetters(tx, client_id, letters);
  }
};

const keysOf = (intentions: readonly Intention[]) => [
  intentions.map((intention) => intention.outbox_id),
  intentions.map(({ payload }) => payload.registrator_id),
  intentions.map(({ payload }) => payload.seq),
];

/**
 * Earlier messages of a document count as read by the person who moved or signed it, by the manager acted for, and by
 * the mailbox of hr where hr moved it. Their bells hear of it.
 */
const READ = `
  with read as (
    update "message" m set "read_date" = now()
    from unnest($1::bigint[], $2::bigint[], $3::int[]) as o("outbox_id", "registrator_id", "seq")
      join "document_status" s on s."registrator_id" = o."registrator_id" and s."seq" = o."seq"
      join "document" d on d."id" = o."registrator_id"
    where m."organization_id" = d."organization_id" and m."registrator_id" = d."id" and m."read_date" is null
      and m."create_date" <= s."create_date"
      and (m."recipient_id" in (s."employee_id"::text, s."behalf_employee_id"::text)
        or (m."recipient_id" = '${HR_MAILBOX}' and s."business_role" = 'hr'))
    returning m."id", m."recipient_id", m."organization_id")
  select pg_notify('portal_message', row_to_json(read)::text) from read`;

const MOVES = `
  select o."outbox_id", d."client_id", d."organization_id", d."id" as registrator_id, d."object_id", d."number",
    d."start_date", d."end_date", d."days", d."employee_id" as owner_id, s."employee_id" as actor_id, s."user_id" as author_id, s."from_status_id", s."status_id", s."comments",
    coalesce(st."name", s."status_id") as status_name, coalesce(st."name_eng", s."status_id") as status_name_eng,
    coalesce(a."name", '') as actor_name, coalesce(a."name_eng", '') as actor_name_eng,
    d."title", d."title_eng", d."due_date", og."name" as company, og."name_eng" as company_eng,
    coalesce(cr."name", '') as begun_by, coalesce(cr."name_eng", '') as begun_by_eng, e."name" as owner_name, e."name_eng" as owner_name_eng, l."name" as own_text, l."name_eng" as own_text_eng,
    (select coalesce(json_agg(m."manager_id"), '[]') from "decider" m where m."employee_id" = d."employee_id") as manager_ids,
    exists (select 1 from "workflow" w
            where w."client_id" = d."client_id" and w."object_id" = d."object_id" and w."status_id" = s."status_id"
              and w."business_role" = 'manager' and not w."disabled"
              and (w."organization_id" is null or w."organization_id" = d."organization_id")) as manager_step,
    above."ids" as second_manager_ids,
    (select coalesce(json_agg(json_build_object('employee_id', u."employee_id", 'notifications', u."preferences" -> 'notifications')), '[]')
     from "app_user" u where u."employee_id" = d."employee_id" or u."employee_id" in (select json_array_elements_text(above."ids")::bigint)
       or u."employee_id" in
       (select m."manager_id" from "decider" m where m."employee_id" = d."employee_id")) as switches
  from unnest($1::bigint[], $2::bigint[], $3::int[]) as o("outbox_id", "registrator_id", "seq")
  join "document_status" s on s."registrator_id" = o."registrator_id" and s."seq" = o."seq"
  join "document" d on d."id" = o."registrator_id"
  join "employee" e on e."id" = d."employee_id"
  join "organization" og on og."id" = d."organization_id"
  left join "employee" cr on cr."id" = d."creator_id" and cr."id" <> d."employee_id"
  cross join lateral (
    select coalesce(json_agg(m."manager_id"), '[]') as ids from "decider" m
    where m."employee_id" = d."manager_id" and m."manager_id" <> d."employee_id"
      and exists (select 1 from "workflow" w
        where w."client_id" = d."client_id" and w."object_id" = d."object_id" and w."status_id" = s."status_id"
          and w."business_role" = 'manager' and w."detail" ->> 'second_level' in ('1', 'true') and not w."disabled" and not w."reject"
          and (w."organization_id" is null or w."organization_id" = d."organization_id"))) above
  left join "status" st on st."id" = s."status_id"
  left join "employee" a on a."id" = s."employee_id"
  left join "lan" l on l."client_id" = d."client_id" and l."alias" = 'msg_' || d."object_id" || '_' || s."status_id"
  order by o."outbox_id"`;

/** A recipient gets one message for an intention; each new one is announced to the streams with its commit. */
const TELL = `
  with given as (
    select m.*, exists (select 1 from "app_user" u where u."employee_id" = m."letter_to" and u."email" <> '') as mailed
    from json_to_recordset($1::json) as m("client_id" bigint, "organization_id" bigint, "recipient_id" text,
      "author_id" bigint, "registrator_id" bigint, "object_id" text, "code" text, "values" jsonb, "text" text, "text_eng" text, "route" text,
      "outbox_id" bigint, "letter_to" bigint)),
  told as (
    insert into "message" ("client_id", "organization_id", "recipient_id", "author_id", "registrator_id", "object_id", "code", "values",
      "text", "text_eng", "route", "outbox_id", "mailed_date")
    select m."client_id", m."organization_id", m."recipient_id", m."author_id", m."registrator_id", m."object_id", m."code", m."values",
      m."text", m."text_eng", m."route", m."outbox_id", case when m.mailed then now() end
    from given m
    on conflict ("outbox_id", "recipient_id") do nothing
    returning "id", "recipient_id", "organization_id", "author_id", "outbox_id"),
  announced as (
    select pg_notify('portal_message', row_to_json(t)::text) from (select "id", "recipient_id", "organization_id", "author_id" from told) t)
  select told."id" as message_id, g."client_id", u."id" as user_id, (select count(*) from announced) as announced
  from told join given g on g."outbox_id" = told."outbox_id" and g."recipient_id" = told."recipient_id"
    left join "app_user" u on u."employee_id" = g."letter_to" and u."email" <> ''`;

/** Records that the owner had switched it off: a later look then knows that nothing was lost. */
const DEAF = `update "outbox" set "payload" = "payload" || '{"owner_deaf": true}' where "id" = any($1::bigint[])`;

const messagesOf = (move: Move, rules: Rules | undefined) => {
  const { number, object_id, status_id, start_date, end_date, days, comments } = move;
  const words = { ...move, by_owner: move.actor_id === move.owner_id };
  const shared = {
    client_id: move.client_id,
    organization_id: move.organization_id,
    registrator_id: move.registrator_id,
    author_id: move.author_id,
    object_id,
    values: {
      number,
      status_id,
      employee_name: shortName(move.owner_name),
      employee_name_eng: shortName(move.owner_name_eng),
      actor_name: shortName(move.actor_name),
      actor_name_eng: shortName(move.actor_name_eng),
      start_date,
      end_date,
      days,
      comments,
      title: move.title,
      title_eng: move.title_eng,
      due_date: move.due_date,
    },
    route: `/${familyOf(object_id)?.routes.form ?? object_id}/${move.registrator_id}`,
    outbox_id: move.outbox_id,
  };
  const writes =
    rules !== undefined &&
    flagOf(rules.parametersOf(move.organization_id), 'decision_letters') &&
    isDecision(move.from_status_id, status_id);
  return recipientsOf({ ...move, news: newsOf(familyOf(object_id)) })
    .filter((id) => hears(move, id))
    .map((recipient_id) => ({
      ...shared,
      ...wordingOf(words, readerOf(move, Number(recipient_id)), rules?.words),
      recipient_id,
      letter_to: writes && recipient_id === String(move.owner_id) ? move.owner_id : null,
    }));
};

/** A person gets the message unless all their accounts switched it off; a mailbox always does. */
const hears = ({ switches, status_id }: Move, recipient_id: string): boolean => {
  const own = switches.filter(({ employee_id }) => String(employee_id) === recipient_id);
  return (
    own.length === 0 || own.some(({ notifications }) => isOn(notifications, eventOf(status_id), 'portal'))
  );
};
