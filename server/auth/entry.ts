import type { Tx } from '../db/tx.ts';
import { takeChallenge } from './challenge.ts';
import { mayEnter } from './may-enter.ts';

/** What a one-time token may let somebody in by. */
export type EntryKind = 'restore';
const KINDS: readonly EntryKind[] = ['restore'];

export interface EntryUser {
  readonly id: number;
  readonly client_id: number;
  /** A link that an admin sent opens also where the old password has blocked the account. */
  readonly by_admin: boolean;
}

/** Takes a one-time token, once, for an account that may enter at this moment; undefined for every other. */
export const takeEntry = async (
  tx: Tx,
  token: string,
): Promise<{ user: EntryUser; kind: EntryKind } | undefined> => {
  for (const kind of KINDS) {
    const taken = await takeChallenge<{ by_admin?: boolean }>(tx, kind, token);
    if (!taken) continue;
    const [user] = await tx.rows<{ id: number; client_id: number }>(
      `select u."id", u."client_id" from "app_user" u left join "employee" e on e."id" = u."employee_id"
       where u."id" = $1 and ${mayEnter()}`,
      [taken.user_id],
    );
    return user && { user: { ...user, by_admin: taken.payload.by_admin === true }, kind };
  }
  return undefined;
};
