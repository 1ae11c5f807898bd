import type { Locale } from '../../lib/access/actor.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { readRules } from '../client/rules.ts';
import type { Tx } from '../db/tx.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';
import { queueLetters } from '../outbox/letter.ts';
import type { HR_MAILBOX } from './recipients.ts';

/** A message and the page it leads to. */
export interface Notice {
  /** Its text in a language, in the words of a client. */
  readonly say: (locale: Locale, own: OwnWords) => string;
  readonly route: string;
  /** Its document: opening that marks the message as read. */
  readonly about?: { readonly object_id: string; readonly registrator_id: number };
}

interface Told {
  /** An employee, or the mailbox of an organization's hr. */
  readonly recipient: number | typeof HR_MAILBOX;
  readonly organization_id: number;
  /** The author of the act, who does not find it in a mailbox they read. */
  readonly author_id?: number | undefined;
}

/** The sentence `notifications.{code}` as a notice; a value that has a twin of the same name with `_eng` is in the reader's language. */
export const noticeOf = (
  code: string,
  route: string,
  values: Readonly<Record<string, string | number>> = {},
): Notice => ({
  say: (locale, own) =>
    sentence(locale, `notifications.${code}`, { ...values, ...inLanguage(values, locale) }, own),
  route,
});

const inLanguage = (
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(values).flatMap((name) =>
      `${name}_eng` in values ? [[name, localised(values, name, locale)]] : [],
    ),
  );

/**
 * Sends a message to people or mailboxes in the words of their client, live and as a letter to accounts with an
 * address.
 */
export const tell = async (
  tx: Tx,
  client_id: number,
  told: readonly Told[],
  notice: Notice,
): Promise<void> => {
  const shown = await show(tx, client_id, told, notice);
  await queueLetters(
    tx,
    client_id,
    shown.map((each) => ({ template: 'notice' as const, ...each })),
  );
};

/** A message due by letter to an account with an address. */
interface Shown {
  readonly message_id: number;
  readonly user_id: number;
}

/** The same without letters: the caller queues one to each account that is answered. */
export const show = async (
  tx: Tx,
  client_id: number,
  told: readonly Told[],
  { say, route, about }: Notice,
): Promise<Shown[]> => {
  const { words } = await readRules(tx, client_id);
  const letters = await tx.rows<{ message_id: number; user_id: number | null }>(TELL, [
    client_id,
    told.map(({ recipient }) => String(recipient)),
    told.map(({ organization_id }) => organization_id),
    told.map(({ author_id }) => author_id ?? null),
    say('ru', words),
    say('en', words),
    route,
    about?.object_id ?? '',
    about?.registrator_id ?? null,
  ]);
  return letters.flatMap(({ message_id, user_id }) => (user_id === null ? [] : [{ message_id, user_id }]));
};

const TELL = `
  with told as (
    insert into "message" ("client_id", "organization_id", "recipient_id", "author_id", "code", "text", "text_eng", "route", "object_id", "registrator_id", "mailed_date")
    select $1, p."organization_id", p."id", p."author_id", 'notice', $5, $6, $7, $8, $9::bigint,
      case when exists (select 1 from "app_user" u where u."employee_id"::text = p."id" and u."email" <> '') then now() end
    from unnest($2::text[], $3::bigint[], $4::bigint[]) as p("id", "organization_id", "author_id")
    returning "id", "recipient_id", "organization_id", "author_id")
  select told."id" as message_id, u."id" as user_id, pg_notify('portal_message', row_to_json(told)::text) as told
  from told left join "app_user" u on u."employee_id"::text = told."recipient_id" and u."email" <> ''`;
