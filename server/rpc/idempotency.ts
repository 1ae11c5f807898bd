import { createHmac } from 'node:crypto';
import { refusal } from '../call/call-error.ts';
import { RawJson } from '../call/context.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { db, inTransaction, type Tx } from '../db/tx.ts';

export interface KeyedCall {
  user_id: number;
  key: string | undefined;
  method: string;
  params: unknown;
  /** The work touches only its transaction, so it may start before the key is known to be free. */
  undoable: boolean;
}

/**
 * A PIN of four digits can be found from any hash of it, so the fingerprint leaves it out; the rest of the request
 * tells a retry.
 */
const withoutPin = (name: string, value: unknown): unknown => (name === 'pin' ? undefined : value);

/** The key was used before: whatever was done meanwhile is rolled back. */
class KeyTaken extends Error {}

/**
 * Runs `work` in a transaction, once per key and person: key, fingerprint of the request and answer are stored in the
 * transaction of the work itself. A retry waits for the first and gets its stored answer; another request under the
 * same key is refused (idempotency_key_reused). A refused call leaves no key behind: its transaction rolled back.
 */
export const once = async (call: KeyedCall, work: (tx: Tx) => Promise<unknown>): Promise<unknown> => {
  const { user_id, key, undoable } = call;
  if (key === undefined) return inTransaction(work);
  // Keyed, because a request may hold a password and a reader of the table must not be able to test guesses.
  const requestHash = createHmac('sha256', readConfig().AUTH_SECRET)
    .update(JSON.stringify([call.method, call.params], withoutPin))
    .digest('hex');
  try {
    return await inTransaction(async (tx) => {
      const mine = takeKey(tx, user_id, key, requestHash);
      tx.provided(mine);
      if (!undoable) await mine;
      let answer: unknown;
      try {
        answer = await work(tx);
      } finally {
        // A used key is answered before any refusal of the work.
        await mine;
      }
      tx.send('update "idempotency" set "answer" = $3 where "user_id" = $1 and "key" = $2', [
        user_id,
        key,
        answer instanceof RawJson ? answer.text : JSON.stringify(answer),
      ]);
      return answer;
    });
  } catch (error) {
    if (error instanceof KeyTaken) return storedAnswer(user_id, key, requestHash);
    throw error;
  }
};

const takeKey = async (tx: Tx, user_id: number, key: string, requestHash: string): Promise<void> => {
  const [mine] = await tx.rows(
    `insert into "idempotency" ("user_id", "key", "request_hash") values ($1, $2, $3)
     on conflict ("user_id", "key") do nothing returning 1`,
    [user_id, key, requestHash],
  );
  if (!mine) throw new KeyTaken();
};

const storedAnswer = async (user_id: number, key: string, requestHash: string): Promise<RawJson> => {
  const [row] = await db.rows<Row<'idempotency', 'request_hash' | 'answer'>>(
    'select "request_hash", "answer" from "idempotency" where "user_id" = $1 and "key" = $2',
    [user_id, key],
  );
  if (row?.request_hash !== requestHash || row.answer === null) throw refusal('idempotency_key_reused');
  return new RawJson(row.answer);
};
