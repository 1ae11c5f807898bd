import type { Actor } from '../../lib/access/actor.ts';
import { MESSAGES_A_MINUTE } from '../../lib/discussion/own-message.ts';
import { discussionMessage } from '../../lib/registry/discussion.ts';
import { refusal, tooMany, wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { parseRecord, type Wire } from '../objects/parse-record.ts';
import { rowsById } from '../objects/read-rows.ts';
import { idOf } from '../objects/table.ts';
import { removeBytes } from '../outbox/intend.ts';
import { readableDocument, type ThreadDocument } from './readable-document.ts';
import { signalThread, tellOfMessage } from './tell-thread.ts';
import { readersOf } from './thread-readers.ts';
import { auditThread, ownMessage, stillEditable } from './thread-state.ts';

const MENTIONS_MAX = 20;
const MINUTE_S = 60;

/**
 * Says something in the threads of documents the caller reads, all or nothing; `mentions` are ids of people who read the
 * document too. Refuses access_denied, not_found, validation, unknown_field, too_many_requests.
 */
export const addMessages = async (tx: Tx, actor: Actor, data: readonly Wire[]): Promise<unknown[]> => {
  if (!discussionMessage.write?.add?.(actor)) throw refusal('access_denied');
  await inMeasure(tx, actor, data.length);
  const ids: number[] = [];
  for (const { mentions = [], ...record } of data) {
    const { registrator_id, text } = parseRecord(discussionMessage, record, 'add');
    const document = await readableDocument(tx, actor, Number(registrator_id));
    const named = await mentionedReaders(tx, document, mentions);
    const [made] = await tx.rows<Row<'discussion_message', 'id'>>(
      `insert into "discussion_message" ("registrator_id", "author_id", "behalf_employee_id", "user_id", "text", "mentions")
       values ($1, $2, $3, $4, $5, $6) returning "id"`,
      [
        document.id,
        actor.real_employee_id,
        actor.grant_id === null ? null : actor.employee_id,
        actor.user_id,
        text,
        named,
      ],
    );
    if (!made) throw refusal('system_error');
    await auditThread(tx, actor, document, 'add', { message_id: made.id, text: String(text) });
    await tellOfMessage(tx, actor, document, { message_id: made.id, mentions: named });
    signalThread(tx, document);
    ids.push(made.id);
  }
  return rowsById(tx, actor, discussionMessage, ids);
};

/**
 * Changes the texts of the author's own messages within a quarter of an hour. Refuses not_found, not_editable,
 * validation.
 */
export const editMessages = async (tx: Tx, actor: Actor, data: readonly Wire[]): Promise<unknown[]> => {
  const ids: number[] = [];
  for (const record of data) {
    const message = await ownMessage(tx, actor, Number(idOf(discussionMessage, record)), 'for update of b0');
    stillEditable(message);
    const { text = message.text } = parseRecord(discussionMessage, record, 'edit');
    const document = await readableDocument(tx, actor, message.registrator_id);
    await tx.rows('update "discussion_message" set "text" = $2, "edit_date" = now() where "id" = $1', [
      message.id,
      text,
    ]);
    await auditThread(tx, actor, document, 'edit', { message_id: message.id, text: String(text) });
    signalThread(tx, document);
    ids.push(message.id);
  }
  return rowsById(tx, actor, discussionMessage, ids);
};

/**
 * Deletes the author's own messages with their files: author and time stay, the text does not. Refuses not_found,
 * not_deletable.
 */
export const deleteMessages = async (tx: Tx, actor: Actor, data: readonly Wire[]): Promise<unknown[]> => {
  const ids: number[] = [];
  for (const record of data) {
    const message = await ownMessage(tx, actor, Number(idOf(discussionMessage, record)), 'for update of b0');
    if (message.delete_date !== null) throw refusal('not_deletable');
    const document = await readableDocument(tx, actor, message.registrator_id);
    await tx.rows(
      `update "discussion_message" set "text" = '', "mentions" = '{}', "delete_date" = now() where "id" = $1`,
      [message.id],
    );
    const files = await tx.rows<Row<'file', 'name'>>(
      'update "file" set "deleted" = true where "discussion_message_id" = $1 and not "deleted" returning "name"',
      [message.id],
    );
    await removeBytes(
      tx,
      document.client_id,
      files.map(({ name }) => name),
    );
    await auditThread(tx, actor, document, 'del', { message_id: message.id, text: message.text });
    signalThread(tx, document);
    ids.push(message.id);
  }
  return ids.map((id) => ({ id }));
};

/** Messages of an account are counted one after another, so that calls at once never pass the measure together. */
const inMeasure = async (tx: Tx, { user_id }: Actor, more: number): Promise<void> => {
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('discussion:' || $1::text, 0))`, [user_id]);
  const [row] = await tx.rows<{ count: number }>(
    `select count(*)::int as count from "discussion_message"
     where "user_id" = $1 and "create_date" > now() - make_interval(secs => ${MINUTE_S})`,
    [user_id],
  );
  if ((row?.count ?? 0) + more > MESSAGES_A_MINUTE) throw tooMany(MINUTE_S);
};

/** Only readers of the document may be named in its thread: other people are refused like unknown ids. */
const mentionedReaders = async (tx: Tx, document: ThreadDocument, mentions: unknown): Promise<number[]> => {
  if (!Array.isArray(mentions) || mentions.length > MENTIONS_MAX) throw wrongField('mentions');
  if (mentions.length === 0) return [];
  const readers = new Set((await readersOf(tx, document)).map(({ id }) => id));
  const named = mentions.map(Number);
  if (!named.every((id) => readers.has(id))) throw wrongField('mentions', 'discussion/not-a-reader');
  return [...new Set(named)];
};
