import type { Locale } from '../../lib/access/actor.ts';
import { mayEnter } from '../auth/may-enter.ts';
import { db } from '../db/tx.ts';

/** The reader of a letter, as they are when it is written. */
export interface Reader {
  readonly user_id: number;
  readonly client_id: number;
  readonly client_code: string;
  /** Where its person works; null without one. */
  readonly organization_id: number | null;
  readonly login: string;
  readonly email: string;
  readonly name: string;
  readonly name_eng: string;
  readonly language: Locale;
}

/** How the reader of a letter is given. */
type Addressed =
  | { readonly user_id: number }
  | { readonly link: string }
  | { readonly client: string; readonly email: string };

/** The account a link was mailed to, while it has the same mailbox. */
const OF_LINK = `exists (select 1 from "auth_challenge" a where a."hash" = decode($1, 'hex') and a."kind" = 'restore'
  and a."user_id" = u."id" and a."payload" ->> 'email' = u."email")`;

/** The accounts a letter is for: none when the mailbox is unknown, or the account may not enter. */
export const readersOf = (letter: Addressed): Promise<Reader[]> => {
  const [where, values] =
    'user_id' in letter
      ? ['u."id" = $1', [letter.user_id]]
      : 'link' in letter
        ? [OF_LINK, [letter.link]]
        : [`c."code" = $1 and lower(u."email") = $2`, [letter.client, letter.email]];
  return db.rows<Reader>(
    `select u."id" as user_id, c."id" as client_id, c."code" as client_code, e."organization_id", u."login", u."email",
       coalesce(e."name", u."login") as name, coalesce(e."name_eng", '') as name_eng,
       case when u."language" = 'en' then 'en' else 'ru' end as language
     from "app_user" u join "client" c on c."id" = u."client_id" left join "employee" e on e."id" = u."employee_id"
     where ${where} and u."email" <> '' and ${mayEnter()} order by u."id"`,
    values,
  );
};
