import { FAMILIES } from '../../../lib/documents/families.ts';
import { newsOf } from '../../../lib/documents/moments.ts';
import { found } from '../found.ts';
import type { Invariant } from '../invariant.ts';

const undone = found(
  'I7',
  `select "id", "kind", "create_date" from "outbox"
   where "done_at" is null and "create_date" < now() - make_interval(secs => $1)`,
  (row) => `intention ${row.id} (${row.kind}) was not carried out`,
  ({ undoneAfterS }) => [undoneAfterS],
);

const intendedTwice = found(
  'I7',
  `select "payload" ->> 'registrator_id' as registrator_id, "payload" ->> 'seq' as seq from "outbox"
   where "kind" = 'document_moved' group by 1, 2 having count(*) > 1`,
  (row) => `document ${row.registrator_id}, row ${row.seq} of its history was sent out twice`,
);

const toldTwice = found(
  'I7',
  `select "outbox_id", "recipient_id" from "message" where "outbox_id" is not null group by 1, 2 having count(*) > 1`,
  (row) => `${row.recipient_id} was told twice of intention ${row.outbox_id}`,
);

/** The families that say themselves which moves their owners hear of. */
const NEWS = JSON.stringify(
  FAMILIES.flatMap((family) => {
    const news = newsOf(family);
    return news ? [{ object_id: family.object_id, statuses: news.owner }] : [];
  }),
);

/**
 * A move by another person, carried out, of which the owner hears and has not switched it off, without a message to the
 * owner.
 */
const ownerNotTold = found(
  'I7',
  `select o."id", d."id" as document_id from "outbox" o
   join "document_status" s on s."registrator_id" = (o."payload" ->> 'registrator_id')::bigint and s."seq" = (o."payload" ->> 'seq')::int
   join "document" d on d."id" = s."registrator_id"
   left join json_to_recordset($1::json) as n("object_id" text, "statuses" jsonb) on n."object_id" = d."object_id"
   where o."kind" = 'document_moved' and o."done_at" is not null and s."employee_id" is distinct from d."employee_id"
     and (n."statuses" is null or n."statuses" ? s."status_id") and not o."payload" ? 'owner_deaf'
     and not exists (select 1 from "message" m where m."outbox_id" = o."id" and m."recipient_id" = d."employee_id"::text)`,
  (row) => `the owner of document ${row.document_id} was not told of intention ${row.id}`,
  () => [NEWS],
);

const keyTwice = found(
  'I8',
  `select "user_id", "key" from "idempotency" group by 1, 2 having count(*) > 1`,
  (row) => `key ${row.key} of user ${row.user_id} was taken twice`,
);

/** Key, effect and answer are one transaction: a key that stands has its answer. */
const keyWithoutAnswer = found(
  'I8',
  `select "user_id", "key" from "idempotency" where "answer" is null`,
  (row) => `key ${row.key} of user ${row.user_id} has no answer`,
);

/** Two keys whose answers claim the same row of history: one of them did nothing, or both are one call. */
const effectTwice = found(
  'I8',
  `select a."id", count(*) as keys from "idempotency" i,
     lateral json_array_elements(case when json_typeof(i."answer"::json -> 'data') = 'array' then i."answer"::json -> 'data' else '[]'::json end) e,
     lateral json_to_record(case when json_typeof(e) = 'object' then e else '{}'::json end) as a("id" text, "seq" text, "from_status_id" text)
   where i."answer" like '{%' and a."seq" is not null and a."from_status_id" is not null
   group by a."id" having count(*) > 1`,
  (row) => `row ${row.id} of a history is the answer to ${row.keys} keys`,
);

const all = (...parts: readonly Invariant[]): Invariant =>
  async function* (question) {
    for (const part of parts) yield* part(question);
  };

export const I7 = all(undone, intendedTwice, toldTwice, ownerNotTold);

export const I8 = all(keyTwice, keyWithoutAnswer, effectTwice);
