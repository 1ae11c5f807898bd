import type { Actor } from '../../lib/access/actor.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { folded } from '../../lib/kernel/folded.ts';
import { type Db, db, type Tx } from '../db/tx.ts';
import { readableDocument } from './readable-document.ts';
import { readersOf, type ThreadReader } from './thread-readers.ts';
import { unreadIn } from './unread.ts';

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
