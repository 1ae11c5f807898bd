import { found } from '../found.ts';
import type { Invariant } from '../invariant.ts';

/** History, changes and signatures outlive a document only where the audit says who deleted it. */
const withoutDeletion = (what: string, table: string, key: string) =>
  found(
    'I13',
    `select distinct t."${key}" as id from "${table}" t
     where not exists (select 1 from "document" d where d."id" = t."${key}")
       and not exists (select 1 from "audit" a where a."stream" = 'document:' || t."${key}" and a."action" in ('table.del', 'request.removed'))`,
    (row) => `document ${row.id} has ${what} and is gone, and nobody deleted it`,
  );

const lostRequests = found(
  'I13',
  `select r."id", r."legal_document_id" from "request" r
   where r."legal_document_id" is not null
     and not exists (select 1 from "document" d where d."id" = r."legal_document_id")`,
  (row) => `request ${row.id} was made to sign document ${row.legal_document_id}, which is gone`,
);

const parts: readonly Invariant[] = [
  withoutDeletion('a history', 'document_status', 'registrator_id'),
  withoutDeletion('a change after a decision', 'document_change', 'registrator_id'),
  withoutDeletion('a signature', 'signature', 'document_id'),
  lostRequests,
];

/** Nothing is left behind by a document that is gone but what outlives it on purpose. */
export const I13: Invariant = async function* (question) {
  for (const part of parts) yield* part(question);
};
