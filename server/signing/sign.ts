import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import type { Signed, signInput } from '../../lib/rpc/signing.ts';
import { byActor, writeAudit } from '../audit/audit.ts';
import { db, type Tx } from '../db/tx.ts';
import { log } from '../log.ts';
import { refusal } from '../rpc/call-error.ts';
import type { SignedIn } from '../rpc/context.ts';
import { judgeTransition, transition } from '../workflow/transition.ts';
import { type KeyInHand, openKey } from './employee-keys.ts';
import { type Intent, readIntent, takeIntent } from './intents.ts';
import { type MadeSignature, makeSimple, makeWithKey, takeBrought } from './made.ts';
import { isIntact, type PaperFile, readPaper } from './paper-file.ts';
import { contentHashOf } from './prepare.ts';

export type SignInput = z.infer<typeof signInput>;

/** An intent whose signature was made; `made` is missing when it had been used before. */
export interface Ready {
  readonly intent: Intent;
  readonly file: PaperFile;
  readonly made?: MadeSignature;
}

/**
 * Makes or takes the signature of one intent, before any transaction: judging a certificate takes its time. `key` is
 * the caller's own, opened by their PIN, where one was given. Refuses what was signed when it is not what was shown:
 * document_changed, no_file_to_sign; and what the three types refuse.
 */
export const makeSignature = async (
  input: Omit<SignInput, 'pin'>,
  context: SignedIn,
  key: KeyInHand | undefined,
): Promise<Ready> => {
  const { actor } = context;
  const { intent, file } = await shownBy(input, actor);
  if (intent.used_at !== null) return { intent, file };
  switch (intent.type) {
    case '1':
      return { intent, file, made: await makeSimple(actor, context, intent, file) };
    case '2':
      if (!key) throw refusal('invalid_params', { field: 'pin' });
      return { intent, file, made: await makeWithKey(actor, key, file) };
    case '3':
      if (input.signature === undefined) throw refusal('invalid_params', { field: 'signature' });
      return { intent, file, made: await takeBrought(actor, intent, file, input.signature) };
    case 'none':
      throw refusal('signature_type_none');
  }
};

/** Has work done with the caller's key, if there is a PIN to open it with; the key is gone afterwards. */
export const withKey = async <T>(
  actor: Actor,
  pin: string | undefined,
  work: (key: KeyInHand | undefined) => Promise<T>,
): Promise<T> => {
  if (pin === undefined) return work(undefined);
  const key = await openKey(actor, pin);
  try {
    return await work(key);
  } finally {
    key.close();
  }
};

/** What the caller was shown by an intent, still as it was; whatever else the caller says is compared with it. */
const shownBy = async (
  input: Omit<SignInput, 'pin'>,
  actor: Actor,
): Promise<{ intent: Intent; file: PaperFile }> => {
  const intent = await readIntent(db, actor, input.intent_id);
  for (const name of ['object_id', 'document_id', 'request_id', 'workflow_id', 'type'] as const)
    if (input[name] !== undefined && input[name] !== intent[name])
      throw refusal('invalid_params', { field: name });
  const file = await readPaper(db, intent.file_id);
  if (!file) throw refusal('no_file_to_sign');
  if (input.hash !== undefined && input.hash !== file.streebog_hash) throw refusal('document_changed');
  if (!(await isIntact(file))) {
    log.error({ file: file.id }, 'the stored bytes of a paper are not those of its row');
    throw refusal('document_changed');
  }
  return { intent, file };
};

/**
 * Writes a signature that was made: the intent is used up, the document moves with its request, and the signature
 * stands beside the row of history, all in the caller's transaction. Of many at once one wins.
 * Refuses: already_signed, intent_over, document_changed, and whatever the move is refused for.
 */
export const writeSignature = async (tx: Tx, actor: Actor, ready: Ready, comments = ''): Promise<Signed> => {
  const { file, made } = ready;
  const intent = await takeIntent(tx, actor, ready.intent.id);
  if (!made) throw refusal('already_signed');
  const move = {
    object_id: intent.object_id,
    registrator_id: intent.document_id,
    workflow_id: intent.workflow_id,
    comments,
    signed: true,
  } as const;
  const { document } = await judgeTransition(tx, actor, move);
  const isSame =
    document.version === intent.version &&
    document.facts.status_id === intent.from_status_id &&
    (await contentHashOf(tx, document)) === intent.content_hash;
  if (!isSame) throw refusal('document_changed');
  const [paper] = await tx.rows<{ hash: string; streebog_hash: string }>(
    'select "hash", "streebog_hash" from "file" where "id" = $1 and not "deleted" for update',
    [intent.file_id],
  );
  if (paper?.hash !== file.hash || paper.streebog_hash !== file.streebog_hash)
    throw refusal('document_changed');
  const history = await transition(tx, actor, move);
  const row = rowOf(intent, made, history);
  const names = Object.keys(row);
  const [signature] = await tx
    .rows<{ id: number }>(
      `insert into "signature" (${names.map((name) => `"${name}"`).join(', ')})
       values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"`,
      Object.values(row),
    )
    .catch((error: { code?: string }) => {
      throw error.code === UNIQUE ? refusal('already_signed') : error;
    });
  if (!signature) throw refusal('system_error');
  await writeAudit(tx, {
    ...byActor(actor),
    stream: `document:${intent.document_id}`,
    action: 'sign',
    object_id: intent.object_id,
    record_id: String(intent.document_id),
    detail: {
      signature_id: signature.id,
      type: row.type,
      file_id: intent.file_id,
      streebog_hash: file.streebog_hash,
      thumbprint: row.thumbprint,
      value_hash: row.value_hash,
      seq: history.seq,
    },
  });
  await tx.rows('insert into "outbox" ("client_id", "kind", "payload") values ($1, $2, $3::json)', [
    intent.client_id,
    'document_signed',
    JSON.stringify({
      signature_id: signature.id,
      document_id: intent.document_id,
      request_id: intent.request_id,
    }),
  ]);
  const { id, name, original_name, hash } = file;
  return {
    data: {
      id: intent.document_id,
      request_id: intent.request_id,
      hash: file.streebog_hash,
      files: [{ id, name, original_name, hash }],
      signature_id: signature.id,
      public_id: row.public_id,
    },
    request_id: intent.request_id,
    hash: file.streebog_hash,
  };
};

const UNIQUE = '23505';

const rowOf = (intent: Intent, made: MadeSignature, history: { id: number; status_id: string }) => {
  const { report } = made;
  if (!report.signer || !report.signature) throw new Error('a verdict that passed names no signer');
  return {
    client_id: intent.client_id,
    document_id: intent.document_id,
    object_id: intent.object_id,
    request_id: intent.request_id,
    file_id: intent.file_id,
    intent_id: intent.id,
    document_status_id: history.id,
    status_id: history.status_id,
    type: intent.type,
    party: intent.party,
    user_id: intent.user_id,
    employee_id: intent.employee_id,
    behalf_employee_id: intent.behalf_employee_id,
    grant_id: intent.grant_id,
    company_behalf: intent.company_behalf,
    power_of_attorney_id: made.power_of_attorney_id,
    certificate_id: made.certificate_id,
    thumbprint: report.signer.thumbprint,
    serial_number: report.signer.serial_number,
    algorithm: report.signature.algorithm,
    digest_algorithm: report.signature.digest_algorithm,
    value_hash: createHash('sha256').update(Buffer.from(report.signature.value, 'hex')).digest('hex'),
    cms: Buffer.from(made.cms),
    evidence: made.evidence === null ? null : Buffer.from(made.evidence),
    signing_time: report.signature.signing_time ?? null,
    report: JSON.stringify({ ...report, used: undefined }),
    material: JSON.stringify(report.used ?? {}),
    public_id: randomBytes(16).toString('hex'),
  };
};
