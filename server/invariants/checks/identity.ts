import { found } from '../found.ts';
import type { Invariant } from '../invariant.ts';

const LIVE = `t."kind" = 'refresh' and t."replaced_at" is null and t."expires_at" > now()`;

const refreshTwice = found(
  'I9',
  `select t."session_id", count(*) as live from "auth_token" t where ${LIVE} group by 1 having count(*) > 1`,
  (row) => `session ${row.session_id} has ${row.live} live refresh tokens`,
);

const refreshOfClosed = found(
  'I9',
  `select s."id", s."user_id" from "auth_session" s join "app_user" u on u."id" = s."user_id"
     left join "employee" e on e."id" = u."employee_id"
   where (u."disabled" or e."disabled" or s."ended_at" is not null)
     and exists (select 1 from "auth_token" t where t."session_id" = s."id" and ${LIVE})`,
  (row) => `user ${row.user_id} may not enter by session ${row.id}, which has a live refresh token`,
);

/** What is kept beside accounts for every call is what the tables of rights say. */
export const I11 = found(
  'I11',
  `select u."id" from "app_user" u
   where u."access"::jsonb <> "access_of"(u."id", u."employee_id")::jsonb
     or u."has_passkey" <> exists (select 1 from "passkey" k where k."user_id" = u."id")`,
  (row) => `the rights kept for user ${row.id} are not theirs`,
);

export const I9: Invariant = async function* (question) {
  yield* refreshTwice(question);
  yield* refreshOfClosed(question);
};
