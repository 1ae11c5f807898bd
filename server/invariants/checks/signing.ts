import { found, stepRole } from '../found.ts';
import type { Invariant } from '../invariant.ts';

/** A signature stands beside the row of history that was written with it, of the same document, status and person. */
const historyRow = found(
  'I4',
  `select s."id", s."document_id" from "signature" s
   left join "document_status" h on h."id" = s."document_status_id" and h."registrator_id" = s."document_id"
     and h."status_id" = s."status_id" and h."object_id" = s."object_id" and h."user_id" = s."user_id"
   where h."id" is null`,
  (row) => `signature ${row.id} of document ${row.document_id} has no row of history`,
);

/** The audit tells of it, with the signature value, the certificate and the hash of the file that were signed. */
const told = found(
  'I4',
  `with told as materialized (
     select a."stream", d.* from "audit" a, json_to_record(a."detail"::json)
       as d("signature_id" bigint, "value_hash" text, "thumbprint" text, "file_id" bigint, "streebog_hash" text)
     where a."action" = 'sign')
   select s."id", s."document_id" from "signature" s join "file" f on f."id" = s."file_id"
   left join told on told."signature_id" = s."id" and told."stream" = 'document:' || s."document_id"
     and told."value_hash" = s."value_hash" and told."thumbprint" = s."thumbprint" and told."file_id" = s."file_id"
     and told."streebog_hash" = f."streebog_hash"
   where told."signature_id" is null`,
  (row) => `signature ${row.id} of document ${row.document_id} is not in the audit as it stands`,
);

/** What was signed stays: the file is there, and the intent that showed it was used for nothing else. */
const shown = found(
  'I4',
  `select s."id", s."file_id" from "signature" s
   left join "file" f on f."id" = s."file_id" and not f."deleted" and f."registrator_id" in (s."request_id", s."document_id")
   left join "sign_intent" i on i."id" = s."intent_id"
   where f."id" is null or (i."id" is not null and (i."used_at" is null or i."file_id" <> s."file_id" or i."document_id" <> s."document_id"))`,
  (row) => `signature ${row.id} is over file ${row.file_id}, which is gone or was not what was shown`,
);

const once = (what: string, columns: string) =>
  found(
    'I4',
    `select min("id") as first, count(*) as times from "signature" group by ${columns} having count(*) > 1`,
    (row) => `signature ${row.first} stands ${row.times} times by its ${what}`,
  );

/**
 * A document that was signed and has not moved since, and the request that carries its paper, ended in one status:
 * unless the dictionary has no leg of that role to there. A request that did not move at all is never right.
 */
const together = found(
  'I4',
  `select s."document_id", s."request_id", d."status_id", r."status_id" as request_status
   from "signature" s
   join "document" d on d."id" = s."document_id"
   join "document_status" h on h."id" = s."document_status_id" and h."seq" = d."version"
   left join "document" r on r."id" = s."request_id"
   left join "document_status" l on l."registrator_id" = r."id" and l."seq" = r."version"
   where s."request_id" <> s."document_id" and (l."id" is null or l."business_role" <> ${stepRole('h')} or l."reject" <> h."reject"
     or (r."status_id" <> d."status_id" and exists (select 1 from "workflow" w
       where w."client_id" = r."client_id" and w."object_id" = r."object_id" and w."detail" ->> 'leg' in ('1', 'true')
         and not w."disabled" and w."business_role" = ${stepRole('h')} and w."reject" = h."reject"
         and w."status_id" = l."from_status_id" and w."next_status_id" = d."status_id"
         and (w."organization_id" is null or w."organization_id" = r."organization_id"))))`,
  (row) =>
    `document ${row.document_id} was signed into ${row.status_id}, its request ${row.request_id} says ${row.request_status}`,
);

/** People have a visual of what was signed within the hour, made after the signature. */
const visual = found(
  'I4',
  `select s."id", s."request_id" from "signature" s
   where s."signed_at" < now() - interval '1 hour'
     and not exists (select 1 from "file" f where f."registrator_id" = s."request_id" and f."kind" = 'visual'
       and f."server_made" and not f."deleted" and f."create_date" >= s."signed_at")`,
  (row) => `signature ${row.id} has no visual in request ${row.request_id}`,
);

/** From where a simple signature was made is what its sealed record hashed; records of version 1 say it themselves. */
const origin = found(
  'I4',
  `select s."id", s."document_id" from "signature" s
   where (s."origin" is not null or s."evidence" is not null)
     and encode(sha256(s."origin"), 'hex') is distinct from convert_from(s."evidence", 'UTF8')::json #>> '{session,origin_sha256}'`,
  (row) => `signature ${row.id} of document ${row.document_id} was made from elsewhere than its record says`,
);

const parts: readonly Invariant[] = [
  historyRow,
  told,
  shown,
  once('value', '"thumbprint", "value_hash"'),
  once('row of history', '"document_status_id"'),
  once('intent', '"intent_id"'),
  once('public address', '"public_id"'),
  together,
  visual,
  origin,
];

/** Every signature is what it was when it was taken, once, beside all that is written with it. */
export async function* I4(question: Parameters<Invariant>[0]): ReturnType<Invariant> {
  for (const part of parts) yield* part(question);
}
