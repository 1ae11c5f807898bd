import type { Actor } from '../../lib/access/actor.ts';
import { discussionMessage } from '../../lib/registry/discussion.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { refusal } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';
import { addFile } from '../files/attach.ts';
import { checkOwnQuota, checkQuota } from '../files/quota.ts';
import type { TakesUploads, UploadsByObject } from '../files/uploads.ts';
import { readableDocument } from './readable-document.ts';
import { signalThread } from './tell-thread.ts';
import { ownMessage, stillEditable } from './thread-state.ts';

/** Refuses file_count once a message has as many files as a document may. */
const checkCount = async (db: Db, message_id: number): Promise<void> => {
  const [row] = await db.rows<{ count: number; client_id: number; organization_id: number }>(
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
    const { id: registrator_id, object_id, client_id } = document;
    const place = { object_id, registrator_id, client_id, kind: 'discussion', message_id: id };
    const row = await addFile(tx, actor, file, place);
    signalThread(tx, document);
    return row;
  },
};

export const uploads: UploadsByObject = { [discussionMessage.object_id]: files };
