import type { Actor } from '../../lib/access/actor.ts';
import { type AuditEntry, auditBy, byActor, writeAudit } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { type Db, db, inTransaction, type Tx } from '../db/tx.ts';
import { removeBytes } from '../outbox/intend.ts';
import { nextNumber } from './number.ts';
import type { LoadedDocument } from './read-document.ts';

const REQUEST = { object_id: 'request', prefix: 'ЗП' };

/** The newest request that carries the signed file of a document; undefined before the first. */
export const linkedRequest = async (at: Db, documentId: number): Promise<number | undefined> => {
  const [row] = await at.rows<{ id: number | null }>(
    'select max("id") as id from "request" where "legal_document_id" = $1',
    [documentId],
  );
  return row?.id ?? undefined;
};

/** Makes the request of a locked document, in status `empty`: what is signed hangs on it (AMB-142). */
export const addLinkedRequest = async (tx: Tx, actor: Actor, document: LoadedDocument): Promise<number> => {
  const { facts } = document;
  const [made] = await tx.rows<Row<'document', 'id'>>(
    `insert into "document" ("client_id", "organization_id", "object_id", "number", "employee_id", "manager_id", "creator_id")
     values ($1, $2, $3, $4, $5, $6, $7) returning "id"`,
    [
      document.client_id,
      document.organization_id,
      REQUEST.object_id,
      await nextNumber(document.organization_id, REQUEST),
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
  await auditBy(tx, actor, 'request.made', [`document:${made.id}`, REQUEST.object_id, made.id], {
    legal_document_id: facts.id,
  });
  return made.id;
};

/** The requests made to sign a document that have no signature. */
export const requestsOf = async (at: Db, documentId: number): Promise<number[]> =>
  (
    await at.rows<Row<'request', 'id'>>(
      `select r."id" from "request" r where r."legal_document_id" = $1 and ${UNSIGNED} order by r."id"`,
      [documentId],
    )
  ).map(({ id }) => id);

const UNSIGNED = `not exists (select 1 from "signature" s where s."request_id" = r."id")`;

/** Empty requests of lost pages, older than a day; one that a signer is being shown again stays. */
export const sweepEmptyRequests = (): Promise<void> =>
  sweepRequests(
    `d."version" = 0 and d."create_date" < now() - interval '1 day' and r."legal_document_id" is not null
     and not exists (select 1 from "sign_intent" i where i."request_id" = d."id" and i."expires_at" > now())`,
  );

/** Requests whose document is gone: no screen reaches them. */
export const sweepLostRequests = (): Promise<void> =>
  sweepRequests(
    `r."legal_document_id" is not null
     and not exists (select 1 from "document" l where l."id" = r."legal_document_id")`,
  );

/**
 * Each by itself, judged again under the lock of its document, which showing and signing take too: a request that is
 * shown to a signer meanwhile stays.
 */
const sweepRequests = async (which: string): Promise<void> => {
  const found = `select d."id", r."legal_document_id" from "document" d join "request" r on r."id" = d."id"
    where d."object_id" = 'request' and ${UNSIGNED} and ${which}`;
  const rows = await db.rows<{ id: number; legal_document_id: number }>(`${found} order by d."id" limit 500`);
  for (const { id, legal_document_id } of rows)
    await inTransaction(async (tx) => {
      await tx.rows('select 1 from "document" where "id" = any($1::bigint[]) order by "id" for update', [
        [id, legal_document_id],
      ]);
      const still = await tx.rows(`${found} and d."id" = $1`, [id]);
      if (still.length > 0) await removeRequests(tx, [id], { user_id: null });
    });
};

/** Removes an empty unsigned request with its files (AMB-155). */
export const removeEmptyRequest = async (tx: Tx, actor: Actor, id: number): Promise<void> => {
  const empty = await tx.rows<Row<'document', 'id'>>(
    `select d."id" from "document" d join "request" r on r."id" = d."id" where d."id" = $1 and d."version" = 0 and ${UNSIGNED}`,
    [id],
  );
  await removeRequests(
    tx,
    empty.map((row) => row.id),
    byActor(actor),
  );
};

/**
 * Removes requests with their files; the audit names who removed them, and the history of a sent one stays. One that
 * was signed meanwhile stays too. `ids` ascend: that is the order of locks.
 */
export const removeRequests = async (
  tx: Tx,
  ids: readonly number[],
  by: Pick<AuditEntry, 'user_id' | 'employee_id' | 'grant_id' | 'session_id'>,
  cause?: number,
): Promise<void> => {
  for (const id of ids) {
    const [gone] = await tx.rows<Gone>(
      `select d."client_id", d."number", d."status_id", r."legal_document_id",
         (select json_agg(f."name") from "file" f where f."registrator_id" = d."id") as names
       from "document" d join "request" r on r."id" = d."id" where d."id" = $1 and ${UNSIGNED} for update of d`,
      [id],
    );
    if (!gone) continue;
    const { client_id, names, ...detail } = gone;
    await removeBytes(tx, client_id, names ?? []);
    await writeAudit(tx, {
      ...by,
      client_id,
      stream: `document:${id}`,
      action: 'request.removed',
      object_id: REQUEST.object_id,
      record_id: String(id),
      detail: cause === undefined ? detail : { ...detail, cause },
    });
    await tx.rows('delete from "document" where "id" = $1', [id]);
  }
};

interface Gone {
  client_id: number;
  number: string;
  status_id: string;
  legal_document_id: number | null;
  names: string[] | null;
}
