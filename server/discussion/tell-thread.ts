import type { Actor, Locale } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { isOn, type NotificationSwitches } from '../../lib/notifications/switches.ts';
import type { Row } from '../db/row.ts';
import type { Tx } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { type Notice, tell } from '../notifications/tell.ts';
import { familyIn } from '../notifications/wording.ts';
import type { ThreadDocument } from './readable-document.ts';
import { readersOf, type ThreadReader } from './thread-readers.ts';

/** A message that was just written. */
export interface Said {
  readonly message_id: number;
  readonly mentions: readonly number[];
}

/**
 * Notifies the people a message names, the owner of the document and the authors in its thread, each while they may
 * read the document and have not switched it off; never the message's author. The text stays in the portal.
 */
export const tellOfMessage = async (
  tx: Tx,
  actor: Actor,
  document: ThreadDocument,
  { message_id, mentions }: Said,
): Promise<void> => {
  const writers = await tx.rows<Row<'discussion_message', 'author_id'>>(
    'select distinct "author_id" from "discussion_message" where "registrator_id" = $1',
    [document.id],
  );
  const concerned = new Set([
    document.employee_id,
    ...writers.map(({ author_id }) => author_id),
    ...mentions,
  ]);
  concerned.delete(actor.real_employee_id ?? 0);
  if (concerned.size === 0) return;
  const readers = (await readersOf(tx, document)).filter(({ id }) => concerned.has(id));
  const hearing = await hearingOf(tx, readers);
  const [author] = await tx.rows<Row<'employee', 'name' | 'name_eng'>>(
    'select "name", "name_eng" from "employee" where "id" = $1',
    [actor.real_employee_id],
  );
  for (const code of ['mentioned', 'said'] as const) {
    const told = hearing.filter(({ id }) => mentions.includes(id) === (code === 'mentioned'));
    if (told.length > 0)
      await tell(
        tx,
        document.client_id,
        told.map(({ id, organization_id }) => ({ recipient: id, organization_id, author_id: actor.user_id })),
        noticeOf(code, document, message_id, author ?? { name: '', name_eng: '' }),
      );
  }
};

const noticeOf = (
  code: string,
  { id, object_id, number }: ThreadDocument,
  message_id: number,
  author: Row<'employee', 'name' | 'name_eng'>,
): Notice => ({
  say: (locale: Locale, own) =>
    sentence(
      locale,
      `notifications.discussion.${code}`,
      { author: shortName(localised(author, 'name', locale)), number, ...familyIn(locale, object_id, own) },
      own,
    ),
  route: `/${familyOf(object_id)?.routes.form ?? object_id}/${id}?message=${message_id}`,
  about: { object_id, registrator_id: id },
});

/** Those who have not switched threads off on every account they have. */
const hearingOf = async (tx: Tx, readers: readonly ThreadReader[]): Promise<ThreadReader[]> => {
  const accounts = await tx.rows<{ employee_id: number; notifications: NotificationSwitches | null }>(
    `select "employee_id", "preferences" -> 'notifications' as notifications from "app_user" where "employee_id" = any($1::bigint[])`,
    [readers.map(({ id }) => id)],
  );
  const hears = new Set(
    accounts.flatMap(({ employee_id, notifications }) =>
      isOn(notifications, 'discussion', 'portal') ? [employee_id] : [],
    ),
  );
  return readers.filter(({ id }) => hears.has(id));
};

/** Tells the streams of those who may read a document that its thread has changed. */
export const signalThread = (
  tx: Tx,
  { id, object_id, employee_id, manager_id, organization_id }: ThreadDocument,
): void =>
  tx.send(`select pg_notify('portal_discussed', $1)`, [
    JSON.stringify({ id, object_id, employee_id, manager_id, organization_id }),
  ]);
