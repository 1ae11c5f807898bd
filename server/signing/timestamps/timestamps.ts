import { signatureValueOf } from '../../../lib/signing/verify/proof-of-time.ts';
import { readConfig } from '../../config.ts';
import { db, inTransaction, type Tx } from '../../db/tx.ts';
import { log } from '../../log.ts';
import type { Effect } from '../../outbox/effect.ts';
import { type IntentionKind, intend } from '../../outbox/intend.ts';
import { keepMaterial } from '../trust/kept-lists.ts';
import { readStored, type StoredSignature } from '../verify/stored-signature.ts';
import { askTimestamp, type Timestamp, Unanswered } from './time-authority.ts';

/** Queues a timestamp for a signature being written, where a time authority is configured. */
export const queueTimestamp = async (tx: Tx, clientId: number, signatureId: number): Promise<void> => {
  if (readConfig().TSA_URL === undefined) return;
  await intend(tx, clientId, 'signature_timestamp', { signature_id: signatureId });
};

/**
 * Adds timestamps to signatures in the background: the queue asks an authority that is away, refuses or answers
 * something else again, with growing pauses.
 */
export const stampSignatures: Effect = {
  outside: async (intentions) => {
    for (const { payload } of intentions) {
      const [signature] = await readStored(db, 's."id" = $1', [payload.signature_id]);
      if (signature && !signature.timestamp_token) await stamp(signature);
    }
  },
};

/** A silent authority is not asked at once for every other signature. */
let restsUntil = 0;
const REST_MS = 10_000;

const stamp = async (signature: StoredSignature): Promise<void> => {
  const { TSA_URL } = readConfig();
  const value = signatureValueOf(new Uint8Array(signature.cms));
  if (TSA_URL === undefined || value === undefined) return;
  if (Date.now() < restsUntil) throw new Error('the time authority did not answer just now');
  try {
    await keep(signature, await askTimestamp(TSA_URL, value, signature.client_id));
  } catch (error) {
    if (error instanceof Unanswered) restsUntil = Date.now() + REST_MS;
    log.warn({ err: error, signature: signature.id }, 'no timestamp yet');
    throw error;
  }
};

/**
 * T: there is a timestamp; LT: also the certificates and lists that it and the signature are judged by. The copies of
 * the signed file are made again, with it.
 */
const keep = async (
  { id, client_id, document_id, request_id, material }: StoredSignature,
  { token, time, used }: Timestamp,
): Promise<void> => {
  const timestamp = await keepMaterial(db, used);
  const lasting = [material, timestamp].every(
    ({ chain = [], crls = [], ocsp = [] }) => chain.length > 0 && crls.length + ocsp.length > 0,
  );
  await inTransaction((tx) =>
    tx.rows(
      `with stamped as (
         update "signature" set "timestamp_token" = $2, "timestamp_at" = $3, "level" = $4, "material" = $5::json
         where "id" = $1 and "timestamp_token" is null returning "id")
       insert into "outbox" ("client_id", "kind", "payload") select $6, $8, $7::json from stamped`,
      [
        id,
        Buffer.from(token),
        time,
        lasting ? 'LT' : 'T',
        JSON.stringify({ ...material, timestamp }),
        client_id,
        JSON.stringify({ signature_id: id, document_id, request_id }),
        'document_signed' satisfies IntentionKind,
      ],
    ),
  );
};
