import { randomBytes } from 'node:crypto';
import {
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCode,
  shownRecoveryCode,
} from '../../lib/identity/second-factor.ts';
import type { Db, Tx } from '../db/tx.ts';
import { keyedHash } from './secret-box.ts';

const hashOf = (user_id: number, code: string): Buffer => keyedHash(code, `recovery:${user_id}`);

/** Ten new codes in the place of all before them, readable only in this answer. */
export const issueRecoveryCodes = async (tx: Tx, user_id: number): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
  await forgetRecoveryCodes(tx, user_id);
  await tx.rows('insert into "recovery_code" ("user_id", "hash") select $1, unnest($2::bytea[])', [
    user_id,
    codes.map((code) => hashOf(user_id, code)),
  ]);
  return codes.map(shownRecoveryCode);
};

/** Takes a code, once: of any number of parallel takers one gets it. */
export const takeRecoveryCode = async (tx: Tx, user_id: number, code: string): Promise<boolean> => {
  const taken = await tx.rows(
    `update "recovery_code" set "used_at" = now()
     where "user_id" = $1 and "hash" = $2 and "used_at" is null returning "id"`,
    [user_id, hashOf(user_id, code)],
  );
  return taken.length === 1;
};

/** Whether a code would be taken now. */
export const hasRecoveryCode = async (db: Db, user_id: number, code: string): Promise<boolean> => {
  const found = await db.rows(
    'select 1 from "recovery_code" where "user_id" = $1 and "hash" = $2 and "used_at" is null',
    [user_id, hashOf(user_id, code)],
  );
  return found.length === 1;
};

export const forgetRecoveryCodes = (tx: Tx, user_id: number) =>
  tx.rows('delete from "recovery_code" where "user_id" = $1', [user_id]);
