import { createHash } from 'node:crypto';
import type { Actor } from '../../lib/access/actor.ts';
import { isEditable } from '../../lib/discussion/own-message.ts';
import { and, eq } from '../../lib/filter/filter.ts';
import { discussionMessage } from '../../lib/registry/discussion.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Db, Tx } from '../db/tx.ts';
import { compileScope, fromClause, statementOf } from '../objects/compile.ts';
import type { ThreadDocument } from './readable-document.ts';

/** One's own message as it is kept. */
type OwnMessage = Row<
  'discussion_message',
  'id' | 'registrator_id' | 'text' | 'mentions' | 'create_date' | 'delete_date'
>;

/**
 * The caller's own message in a thread they still read, locked where the caller is to change it. Refuses access_denied
 * for a caller who may only read, and not_found for another author's message and a missing one alike.
 */
export const ownMessage = async (
  db: Db,
  actor: Actor,
  id: number,
  lock: '' | 'for update of b0',
): Promise<OwnMessage> => {
  if (!discussionMessage.write?.edit?.(actor)) throw refusal('access_denied');
  const statement = statementOf(discussionMessage);
  const where = [
    compileScope(statement, and(eq('id', id), eq('author_id', actor.real_employee_id))),
    compileScope(statement, discussionMessage.scope(actor)),
  ];
  const [row] = await db.rows<OwnMessage>(
    `select b0."id", b0."registrator_id", b0."text", b0."mentions", b0."create_date", b0."delete_date"
     from ${fromClause(statement)} where ${where.join(' and ')} ${lock}`,
    statement.values,
  );
  if (!row) throw refusal('not_found');
  return row;
};

/** Refuses not_editable for a message that was deleted, or written too long ago. */
export const stillEditable = ({ create_date, delete_date }: OwnMessage): void => {
  const message = { created: Date.parse(create_date), isDeleted: delete_date !== null };
  if (!isEditable(message, Date.now())) throw refusal('not_editable');
};

/** Writes to the stream of the document what was done in its thread: of a text its SHA-256 alone, which a deletion outlives. */
export const auditThread = (
  tx: Tx,
  actor: Actor,
  { id, object_id }: Pick<ThreadDocument, 'id' | 'object_id'>,
  action: 'add' | 'edit' | 'del',
  { message_id, text }: { readonly message_id: number; readonly text: string },
): Promise<unknown> =>
  writeAudit(tx, {
    ...byActor(actor),
    stream: `document:${id}`,
    action: `discussion.${action}`,
    object_id,
    record_id: String(id),
    detail: { message_id, text: createHash('sha256').update(text).digest('hex') },
  });
