import type { Mover } from '../../lib/access/portal.ts';
import type { Family } from '../../lib/documents/family.ts';
import { fileFieldsOf, namedFiles } from '../../lib/documents/lines.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { auditBy } from '../audit/audit.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { removeBytes } from '../outbox/intend.ts';

type Said = Readonly<Record<string, unknown>>;

/** Refuses, by place, files that are not attached to the document; a new document has none. */
export const lineFiles = async (
  tx: Tx,
  family: Family,
  documentId: number | null,
  said: Said,
): Promise<FieldRefusal[]> => {
  const named = namedFiles(family.object.fields, said);
  if (named.length === 0) return [];
  const rows = await tx.rows<Row<'file', 'id'>>(
    `select "id" from "file" where "registrator_id" = $1 and "id" = any($2::bigint[])
       and not "deleted" and not "server_made" and "discussion_message_id" is null`,
    [documentId, named.map(({ id }) => id)],
  );
  const attached = new Set(rows.map(({ id }) => Number(id)));
  return named.flatMap(({ place, id }) => (attached.has(id) ? [] : [{ field: place, code: 'field/wrong' }]));
};

/** Deletes the files that lines of a locked document named and none of them names any more; the bytes go once it is committed. */
export const removeLineFiles = async (
  tx: Tx,
  actor: Mover,
  family: Family,
  documentId: number,
  before: Said,
  after: Said,
): Promise<void> => {
  const sent = fileFieldsOf(family.object.fields).filter(({ name }) => Object.hasOwn(after, name));
  if (sent.length === 0) return;
  const still = new Set(namedFiles(family.object.fields, { ...before, ...after }).map(({ id }) => id));
  const left = namedFiles(family.object.fields, before).flatMap(({ id }) => (still.has(id) ? [] : [id]));
  if (left.length === 0) return;
  const files = await tx.rows<Row<'file', 'id' | 'name' | 'original_name' | 'hash'>>(
    `update "file" set "deleted" = true where "registrator_id" = $1 and "id" = any($2::bigint[]) and not "deleted"
     returning "id", "name", "original_name", "hash"`,
    [documentId, left],
  );
  await removeBytes(
    tx,
    actor.client_id,
    files.map(({ name }) => name),
  );
  for (const { id, original_name, hash } of files)
    await auditBy(tx, actor, 'file.delete', [`document:${documentId}`, family.object_id, documentId], {
      file_id: id,
      original_name,
      hash,
    });
};

/** Leaves the lines of a document without a file that is deleted. */
export const releaseFile = async (
  tx: Tx,
  family: Family | undefined,
  documentId: number,
  fileId: number,
): Promise<void> => {
  for (const { lines, field } of fileFieldsOf(family?.object.fields ?? {}))
    await tx.rows(
      `update "${lines.object.tables[0]}" set "${field}" = null where "${lines.parent}" = $1 and "${field}" = $2`,
      [documentId, fileId],
    );
};
