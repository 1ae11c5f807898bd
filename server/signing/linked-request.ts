import type { Actor } from '../../lib/access/actor.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { readConfig } from '../config.ts';
import type { Db, Tx } from '../db/tx.ts';
import { nextNumber } from '../documents/number.ts';
import type { LoadedDocument } from '../documents/read-document.ts';
import { refusal } from '../rpc/call-error.ts';

const REQUEST = { object_id: 'request', prefix: 'ЗП' };

/** The newest request that carries a document's paper; undefined before the first. */
export const linkedRequest = async (db: Db, documentId: number): Promise<number | undefined> => {
  const [row] = await db.rows<{ id: number | null }>(
    'select max("id") as id from "request" where "legal_document_id" = $1',
    [documentId],
  );
  return row?.id ?? undefined;
};

/** Makes the request of a locked document, in status `empty`: what is signed hangs on it (AMB-142). */
export const addLinkedRequest = async (tx: Tx, actor: Actor, document: LoadedDocument): Promise<number> => {
  const { facts } = document;
  const [made] = await tx.rows<{ id: number }>(
    `insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "manager_id", "creator_id")
     values ($1, $2, $3, $4, $5, $6, $7) returning "id"`,
    [
      document.client_id,
      document.organization_id,
      REQUEST.object_id,
      await nextNumber(tx, document.organization_id, REQUEST),
      facts.employee_id,
      facts.manager_id,
      actor.employee_id,
    ],
  );
  if (!made) throw refusal('system_error');
  await tx.rows(
    `insert into "request" ("id", "legal_document_id", "date") values ($1, $2, (now() at time zone $3)::date)`,
    [made.id, facts.id, readConfig().BUSINESS_TZ],
  );
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `document:${made.id}`,
    action: 'request.made',
    object_id: REQUEST.object_id,
    record_id: String(made.id),
    detail: { legal_document_id: facts.id },
  });
  return made.id;
};

/** An empty request nobody signed: away it goes with its files (AMB-155). */
export const removeEmptyRequests = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  const gone = await tx.rows<{ client_id: number; names: string[] | null }>(
    `with empty as (
       select d."id", d."client_id" from "document" d join "request" r on r."id" = d."id"
       where d."id" = any($1::bigint[]) and d."object_id" = 'request' and d."version" = 0 and r."legal_document_id" is not null
         and not exists (select 1 from "signature" s where s."request_id" = d."id") for update of d),
     named as (
       select e."client_id", (select json_agg(f."name") from "file" f where f."registrator_id" = e."id") as names, e."id" from empty e),
     dropped as (delete from "document" d using empty e where d."id" = e."id")
     select "client_id", "names" from named`,
    [ids],
  );
  for (const { client_id, names } of gone)
    if (names !== null)
      await tx.rows('insert into "outbox" ("client_id", "kind", "payload") values ($1, $2, $3::json)', [
        client_id,
        'files_removed',
        JSON.stringify({ names }),
      ]);
};
