import type { Tx } from '../db/tx.ts';

/** Intends to invite the owner of a new account: a mail with the link by which they choose a password of their own. */
export const inviteUser = (tx: Tx, user_id: number): Promise<unknown> =>
  tx.rows(
    `insert into "outbox" ("client_id", "kind", "payload")
     select "client_id", 'user_invited', json_build_object('user_id', "id") from "app_user" where "id" = $1`,
    [user_id],
  );
