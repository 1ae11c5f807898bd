import type { Tx } from '../db/tx.ts';
import type { IntentionKind } from './intend.ts';

/**
 * A letter that is to be written. It carries no text, no address it was not given and no secret: the job that writes
 * it looks up the person and makes the link, so that neither the outbox nor the queue ever holds one.
 */
export type Letter =
  | ({ readonly template: 'restore'; readonly by_admin: boolean } & (
      | { readonly user_id: number }
      | { readonly client: string; readonly email: string }
    ))
  | { readonly template: 'invite' | 'password_changed' | 'factor_dropped'; readonly user_id: number }
  /** Another link of the same kind, for the account of an old link, given by its hash. */
  | { readonly template: 'link_again'; readonly link: string }
  /** Its link was begun with the invitation; one that was taken back since is not sent. */
  | { readonly template: 'invite_candidate'; readonly user_id: number; readonly challenge_id: number }
  /** To the address the account had before. */
  | { readonly template: 'email_changed'; readonly user_id: number; readonly email: string }
  | { readonly template: 'notice'; readonly user_id: number; readonly message_id: number }
  /** Documents of the person of which a changed calendar counts other days. */
  | {
      readonly template: 'calendar_changed';
      readonly user_id: number;
      readonly documents: readonly Recounted[];
    }
  /** What the person was reminded of on a day. */
  | { readonly template: 'reminder'; readonly user_id: number; readonly day: string };

const MAIL: IntentionKind = 'mail';

/** A document with the days it was counted by, and those it is counted by now. */
export interface Recounted {
  readonly id: number;
  readonly was: number;
  readonly becomes: number;
}

/** Has a letter written and sent once the transaction has committed. */
export const queueLetter = (tx: Tx, clientId: number, letter: Letter): Promise<void> =>
  queueLetters(tx, clientId, [letter]);

/** The same for many. */
export const queueLetters = async (tx: Tx, clientId: number, letters: readonly Letter[]): Promise<void> => {
  await tx.rows(
    `with intended as (
       insert into "outbox" ("client_id", "kind", "payload")
       select $1, $2, letter from json_array_elements($3::json) as letter returning "id")
     select pg_notify('portal_intended', row_to_json(intended)::text) from intended`,
    [clientId, MAIL, JSON.stringify(letters)],
  );
};
