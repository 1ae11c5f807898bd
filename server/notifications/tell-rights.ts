import type { Tx } from '../db/tx.ts';

/**
 * Tells every process that the rights of accounts changed: their open streams, and those of people acting for them,
 * ask at once who the caller is.
 */
export const tellRights = (tx: Tx, userIds: readonly unknown[]): Promise<unknown> =>
  tx.rows(
    `select pg_notify('portal_rights', json_build_object('id', s."id")::text)
     from (select unnest($1::bigint[]) as user_id, null::bigint as grant_id
           union all
           select g."user_id", g."id" from "grant" g join "app_user" u on u."employee_id" = g."employee_id"
           where u."id" = any($1::bigint[])) told
       join "auth_session" s on s."user_id" = told.user_id and (told.grant_id is null or s."grant_id" = told.grant_id)
     where s."ended_at" is null and s."expires_at" > now()`,
    [userIds],
  );
