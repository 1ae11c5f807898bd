import { createHash } from 'node:crypto';
import type { Tx } from '../db/tx.ts';
import { refusal } from './call-error.ts';
import { RawJson } from './context.ts';

/**
 * Runs `work` once per key and person: key, fingerprint of the request and answer are stored in the transaction of
 * the work itself. A retry waits for the first and gets its stored answer; another request under the same key is
 * refused (idempotency_key_reused). A refused call leaves no key behind: its transaction rolled back.
 */
export const once = async (
  tx: Tx,
  call: { user_id: number; key: string | undefined; method: string; params: unknown },
  work: () => Promise<unknown>,
): Promise<unknown> => {
  if (call.key === undefined) return work();
  const requestHash = createHash('sha256')
    .update(JSON.stringify([call.method, call.params]))
    .digest('hex');
  const [mine] = await tx.rows(
    `insert into "idempotency" ("user_id", "key", "request_hash") values ($1, $2, $3)
     on conflict ("user_id", "key") do nothing returning 1`,
    [call.user_id, call.key, requestHash],
  );
  if (!mine) return storedAnswer(tx, call, requestHash);
  const answer = await work();
  tx.atCommit('update "idempotency" set "answer" = $3 where "user_id" = $1 and "key" = $2', [
    call.user_id,
    call.key,
    answer instanceof RawJson ? answer.text : JSON.stringify(answer),
  ]);
  return answer;
};

const storedAnswer = async (
  tx: Tx,
  call: { user_id: number; key: string | undefined },
  requestHash: string,
): Promise<RawJson> => {
  const [row] = await tx.rows<{ request_hash: string; answer: string | null }>(
    'select "request_hash", "answer" from "idempotency" where "user_id" = $1 and "key" = $2',
    [call.user_id, call.key],
  );
  if (row?.request_hash !== requestHash || row.answer === null) throw refusal('idempotency_key_reused');
  return new RawJson(row.answer);
};
