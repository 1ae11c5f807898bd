import type { Actor } from '../../lib/access/actor.ts';
import { closedFields } from '../../lib/documents/complete.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { fileFieldsOf } from '../../lib/documents/lines.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import { numberOf, type Parameters } from '../../lib/settings/read.ts';
import { canEdit } from '../../lib/workflow/available.ts';
import { heldRoles, isOwner } from '../../lib/workflow/held-roles.ts';
import { auditBy } from '../audit/audit.ts';
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
  const who = { byHr: heldRoles(actor, facts).includes('hr'), byOwner: isOwner(actor, facts) };
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
  const place = { ...target, client_id: document.client_id, kind: isPaper(target) ? 'paper' : 'attachment' };
  return addFile(tx, actor, file, place, kept === undefined ? {} : { change_reason: kept });
};

/** Writes the row of a file of a document, and the audit of its upload with what else is said of it. */
export const addFile = async (
  tx: Tx,
  actor: Actor,
  file: NewFile,
  place: Target & { readonly client_id: number; readonly kind: string; readonly message_id?: number },
  more: Readonly<Record<string, unknown>> = {},
): Promise<FileRow> => {
  const { object_id, registrator_id, message_id } = place;
  const [row] = await tx.rows<Row<'file', 'id'>>(
    `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash",
       "streebog512_hash", "kind", "registrator_id", "document_object_id", "creator_user_id", "discussion_message_id")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning "id"`,
    [
      place.client_id,
      file.name,
      file.original_name,
      file.content_type,
      file.size,
      file.hash,
      file.streebog_hash,
      file.streebog512_hash,
      place.kind,
      registrator_id,
      object_id,
      actor.user_id,
      message_id ?? null,
    ],
  );
  if (!row) throw refusal('system_error');
  const { original_name, hash, size } = file;
  await auditBy(tx, actor, 'file.upload', [`document:${registrator_id}`, object_id, registrator_id], {
    file_id: row.id,
    ...(message_id ? { message_id } : {}),
    original_name,
    hash,
    size,
    ...more,
  });
  return { id: row.id, ...file, registrator_id, document_object_id: object_id };
};
