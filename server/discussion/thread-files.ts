import type { Actor } from '../../lib/access/actor.ts';
import { discussionMessage } from '../../lib/registry/discussion.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import { checkOwnQuota, checkQuota } from '../files/quota.ts';
import type { TakesUploads, UploadsByObject } from '../files/uploads.ts';
import { readableDocument } from './readable-document.ts';
import { signalThread } from './tell-thread.ts';
import { ownMessage, stillEditable } from './thread-state.ts';

/** Refuses file_count once a message has as many files as a document may. */
const checkCount = async (db: Db, message_id: number): Promise<void> => {
  const [row] = await db.rows<Row<'document', 'client_id' | 'organization_id'> & { count: number }>(
    `select d."client_id", d."organization_id",
       (select count(*)::int from "file" f where f."discussion_message_id" = m."id" and not f."deleted") as count
     from "discussion_message" m join "document" d on d."id" = m."registrator_id" where m."id" = $1`,
    [message_id],
  );
  if (!row) throw refusal('not_found');
  const { parametersOf } = await readRules(db, row.client_id);
  const max = numberOf(parametersOf(row.organization_id), 'upload_max_filecount');
  if (row.count >= max) throw refusal('file_count', { max });
};

const admit: TakesUploads['admit'] = async (db, actor: Actor, id) => {
  const message = await ownMessage(db, actor, id, '');
  stillEditable(message);
  await checkCount(db, id);
};

/** Files of the author's own message, while it may be edited; open to readers of the document. */
const files: TakesUploads = {
  drawn: true,
  admit,
  keep: async (tx, actor, id, file, parameters) => {
    const message = await ownMessage(tx, actor, id, 'for update of b0');
    stillEditable(message);
    await checkCount(tx, id);
    const document = await readableDocument(tx, actor, message.registrator_id);
    await checkQuota(tx, document.client_id, file.size, parameters);
    await checkOwnQuota(tx, actor.user_id, file.size, parameters);
    const [row] = await tx.rows<Row<'file', 'id'>>(
      `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash",
         "streebog512_hash", "kind", "registrator_id", "document_object_id", "creator_user_id", "discussion_message_id")
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'discussion', $9, $10, $11, $12) returning "id"`,
      [
        document.client_id,
        file.name,
        file.original_name,
        file.content_type,
        file.size,
        file.hash,
        file.streebog_hash,
        file.streebog512_hash,
        document.id,
        document.object_id,
        actor.user_id,
        id,
      ],
    );
    if (!row) throw refusal('system_error');
    await writeAudit(tx, {
      ...byActor(actor),
      stream: `document:${document.id}`,
      action: 'file.upload',
      object_id: document.object_id,
      record_id: String(document.id),
      detail: {
        file_id: row.id,
        message_id: id,
        original_name: file.original_name,
        hash: file.hash,
        size: file.size,
      },
    });
    signalThread(tx, document);
    return { id: row.id, ...file, registrator_id: document.id, document_object_id: document.object_id };
  },
};

export const uploads: UploadsByObject = { [discussionMessage.object_id]: files };
