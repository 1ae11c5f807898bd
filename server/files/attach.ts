import type { Actor } from '../../lib/access/actor.ts';
import { closedFields } from '../../lib/documents/complete.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { fileFieldsOf } from '../../lib/documents/lines.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import { canEdit } from '../../lib/workflow/available.ts';
import { relationOf } from '../../lib/workflow/relation.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { CallError, refusal } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import type { Db, Tx } from '../db/tx.ts';
import { type LoadedDocument, lockDocument, readDocument } from '../documents/read-document.ts';
import type { Digest } from '../store/digest.ts';
import { keepFileChange } from './file-change.ts';
import { checkOwnQuota, checkQuota } from './quota.ts';

/** What a file is attached to. */
export interface Target {
  readonly object_id: string;
  readonly registrator_id: number;
}

/** Bytes that stand in the store and wait for their row. */
export interface NewFile extends Digest {
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
}

/** The row as its caller sees it. */
export interface FileRow extends NewFile {
  readonly id: number;
  readonly registrator_id: number;
  readonly document_object_id: string;
}

/** The document of a target, when the caller may change it now. Refuses not_found, not_editable, and validation where its files are closed to the caller. */
export const editableDocument = async (db: Db, actor: Actor, target: Target): Promise<LoadedDocument> => {
  const family = familyOf(target.object_id);
  const document = family && (await readDocument(db, actor, family, target.registrator_id));
  if (!document) throw refusal('not_found');
  const { parametersOf, stepsOf } = await readRules(db, actor.client_id);
  const parameters = parametersOf(document.organization_id);
  if (!canEdit({ steps: stepsOf(target.object_id), parameters, actor, doc: document.facts }))
    throw refusal('not_editable');
  const closed = closedFiles(family, actor, document);
  if (closed) throw new CallError({ reason: 'validation', fields: [closed] });
  return document;
};

/** Why no line that shows a file may be written by the caller, where that is so. */
const closedFiles = (family: Family, actor: Actor, { facts, record }: LoadedDocument) => {
  const shown = fileFieldsOf(family.object.fields).map(({ name }) => name);
  const { roles, owner } = relationOf(actor, facts);
  const who = { byHr: roles.includes('hr'), byOwner: owner };
  const closed = closedFields(family, shown, record, who);
  return closed.length === shown.length ? closed[0] : undefined;
};

const isPaper = ({ object_id }: Target): boolean => policyOf(familyOf(object_id)).files === 'signed';

/** Lines that show a file may have one each, besides what the document has as a whole. */
const filesOfLines = ({ object_id }: Target): number =>
  fileFieldsOf(familyOf(object_id)?.object.fields ?? {}).reduce((sum, { lines }) => sum + lines.max, 0);

/** Refuses file_count when a document has as many files as it may: asked before a file costs anything, and again with the document locked. */
export const checkCount = async (
  db: Db,
  { files_count, client_id, organization_id }: LoadedDocument,
  target: Target,
): Promise<void> => {
  const parameters = (await readRules(db, client_id)).parametersOf(organization_id);
  const most = isPaper(target) ? 1 : numberOf(parameters, 'upload_max_filecount') + filesOfLines(target);
  if (files_count + 1 > most) throw refusal('file_count', { max: most });
};

/**
 * Writes the row of stored bytes, with the document locked: two uploads at once never pass the count together.
 * Refuses not_found, not_editable, validation (change_reason), file_count, file_quota, person_file_quota.
 */
export const attachFile = async (
  tx: Tx,
  actor: Actor,
  target: Target,
  file: NewFile,
  parameters: Parameters,
  reason?: string,
): Promise<FileRow> => {
  await lockDocument(tx, target.registrator_id);
  const document = await editableDocument(tx, actor, target);
  await checkCount(tx, document, target);
  const kept = await keepFileChange(tx, actor, target.object_id, {
    document,
    was: null,
    is: file.original_name,
    reason,
  });
  await checkQuota(tx, document.client_id, file.size, parameters);
  if (!isPaper(target)) await checkOwnQuota(tx, actor.user_id, file.size, parameters);
  const [row] = await tx.rows<Row<'file', 'id'>>(
    `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash",
       "streebog512_hash", "kind", "registrator_id", "document_object_id", "creator_user_id")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning "id"`,
    [
      document.client_id,
      file.name,
      file.original_name,
      file.content_type,
      file.size,
      file.hash,
      file.streebog_hash,
      file.streebog512_hash,
      isPaper(target) ? 'paper' : 'attachment',
      target.registrator_id,
      target.object_id,
      actor.user_id,
    ],
  );
  if (!row) throw refusal('system_error');
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `document:${target.registrator_id}`,
    action: 'file.upload',
    object_id: target.object_id,
    record_id: String(target.registrator_id),
    detail: {
      file_id: row.id,
      original_name: file.original_name,
      hash: file.hash,
      size: file.size,
      ...(kept === undefined ? {} : { change_reason: kept }),
    },
  });
  return { id: row.id, ...file, registrator_id: target.registrator_id, document_object_id: target.object_id };
};
