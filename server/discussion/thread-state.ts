import { createHash } from 'node:crypto';
import type { Actor } from '../../lib/access/actor.ts';
import { isEditable } from '../../lib/discussion/own-message.ts';
import { and, eq } from '../../lib/filter/filter.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { folded } from '../../lib/kernel/folded.ts';
import { discussionMessage } from '../../lib/registry/discussion.ts';
import { auditBy } from '../audit/audit.ts';
import { refusal } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import { type Db, db, type Tx } from '../db/tx.ts';
import { compileScope, fromClause, statementOf } from '../objects/compile.ts';
import { readableDocument, type ThreadDocument } from './readable-document.ts';
import { readersOf, type ThreadReader } from './thread-readers.ts';

const OFFERED = 10;

/** Up to where a thread was read, and how many messages of others came since: 100 at most. */
export interface ThreadState {
  readonly read_id: number;
  readonly unread: number;
}

/** How the caller stands to the thread of a document they read. Refuses not_found. */
export const threadState = (actor: Actor, registrator_id: number): Promise<ThreadState> =>
  stateWithin(db, actor, registrator_id);

const stateWithin = async (within: Db, actor: Actor, registrator_id: number): Promise<ThreadState> => {
  await readableDocument(within, actor, registrator_id);
  const [row] = await within.rows<ThreadState>(
    `select coalesce(r."message_id", 0)::bigint as read_id, ${unreadIn('$1::bigint', '$2::bigint')} as unread
     from (select 1) one left join "discussion_read" r on r."registrator_id" = $1 and r."employee_id" = $2`,
    [registrator_id, actor.real_employee_id],
  );
  return { read_id: row?.read_id ?? 0, unread: row?.unread ?? 0 };
};

/** Marks a thread as read up to a message of it; an earlier one, or one of another thread, changes nothing. Refuses not_found. */
export const markRead = async (
  tx: Tx,
  actor: Actor,
  registrator_id: number,
  message_id: number,
): Promise<ThreadState> => {
  await readableDocument(tx, actor, registrator_id);
  // A deputy reads for themselves alone.
  if (actor.real_employee_id !== null)
    await tx.rows(
      `insert into "discussion_read" ("registrator_id", "employee_id", "message_id")
       select $1, $2, m."id" from "discussion_message" m where m."id" = $3 and m."registrator_id" = $1
       on conflict ("registrator_id", "employee_id") do update set "message_id" = excluded."message_id"
       where "discussion_read"."message_id" < excluded."message_id"`,
      [registrator_id, actor.real_employee_id, message_id],
    );
  return stateWithin(tx, actor, registrator_id);
};

/**
 * People the caller may mention: other readers of the document whose name has each word of what was typed. Refuses
 * not_found.
 */
export const mentionable = async (
  actor: Actor,
  registrator_id: number,
  name: string,
): Promise<Omit<ThreadReader, 'organization_id'>[]> => {
  const document = await readableDocument(db, actor, registrator_id);
  const words = folded(name.trim()).split(/\s+/);
  const isNamed = (reader: ThreadReader): boolean => {
    const names = folded(`${reader.name} ${localised(reader, 'name', 'en')}`);
    return words.every((word) => names.includes(word));
  };
  return (await readersOf(db, document))
    .filter((reader) => reader.id !== actor.real_employee_id && isNamed(reader))
    .slice(0, OFFERED)
    .map(({ organization_id: _organization, ...reader }) => reader);
};

/** Beyond it a count says no more than "many". */
const UNREAD_MAX = 100;

/**
 * How many messages of others a person has not read in the thread of a document, as SQL: none for a caller without an
 * employee, who could not mark them as read.
 */
export const unreadIn = (document: string, person: string): string =>
  `(select count(*)::int from (
     select 1 from "discussion_message" m
     where m."registrator_id" = ${document} and m."author_id" <> ${person} and m."delete_date" is null
       and m."id" > coalesce((select r."message_id" from "discussion_read" r
         where r."registrator_id" = ${document} and r."employee_id" = ${person}), 0)
     limit ${UNREAD_MAX}) n)`;

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
  auditBy(tx, actor, `discussion.${action}`, [`document:${id}`, object_id, id], {
    message_id,
    text: createHash('sha256').update(text).digest('hex'),
  });
