import type { Actor } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { and, eq } from '../../lib/filter/filter.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Tx } from '../db/tx.ts';
import { releaseFile } from '../documents/line-files.ts';
import { lockDocument } from '../documents/read-document.ts';
import { removeBytes } from '../outbox/intend.ts';
import { editableDocument } from './attach.ts';
import { keepFileChange } from './file-change.ts';
import { findFile } from './find.ts';

/**
 * Deletes a file that both its id and its hash name (AMB-157): the row is marked, the bytes go through the outbox once
 * this is committed. Refuses not_found, not_editable, validation (change_reason), and access_denied for what the server
 * made or a message of the thread brought.
 */
export const deleteFile = async (
  tx: Tx,
  actor: Actor,
  { id, hash, change_reason }: { id: number; hash: string; change_reason?: string | undefined },
): Promise<void> => {
  const named = and(eq('id', id), eq('hash', hash));
  const seen = await findFile(tx, actor, named);
  if (!seen) throw refusal('not_found');
  await lockDocument(tx, seen.registrator_id);
  const found = await findFile(tx, actor, named);
  if (!found) throw refusal('not_found');
  if (found.server_made === '1' || found.discussion_message_id !== null) throw refusal('access_denied');
  const { registrator_id, document_object_id: object_id } = found;
  const document = await editableDocument(tx, actor, { object_id, registrator_id });
  const reason = await keepFileChange(tx, actor, object_id, {
    document,
    was: found.original_name,
    is: null,
    reason: change_reason,
  });
  await tx.rows('update "file" set "deleted" = true where "id" = $1', [id]);
  await releaseFile(tx, familyOf(object_id), registrator_id, id);
  await removeBytes(tx, document.client_id, [found.name]);
  await auditBy(tx, actor, 'file.delete', [`document:${registrator_id}`, object_id, registrator_id], {
    file_id: id,
    original_name: found.original_name,
    hash,
    ...(reason === undefined ? {} : { change_reason: reason }),
  });
};
