import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '../../../lib/access/actor.ts';
import { followedOf } from '../../../lib/rpc/followed.ts';
import type { Signed, signInput } from '../../../lib/rpc/signing.ts';
import { auditBy } from '../../audit/audit.ts';
import { refusal } from '../../call/call-error.ts';
import type { SignedIn } from '../../call/context.ts';
import type { Row } from '../../db/row.ts';
import { db, type Tx } from '../../db/tx.ts';
import { log } from '../../log.ts';
import { noticeOf } from '../../notifications/tell.ts';
import { intend } from '../../outbox/intend.ts';
import { followMove, judgeTransition, keepMove } from '../../workflow/transition.ts';
import { signWithPin } from '../keys/employee-keys.ts';
import { tellSigner } from '../keys/issue-key.ts';
import { signerOf } from '../keys/people.ts';
import { powerMustHold } from '../power-of-attorney/power-of-attorney.ts';
import { queueTimestamp } from '../timestamps/timestamps.ts';
import { type Intent, readIntent, takeIntent } from './intents.ts';
import { type MadeSignature, makeSimple, takeBrought, takeOwn } from './made.ts';
import { contentHashOf } from './prepare.ts';
import { isIntact, readSignableFile, type SignableFile } from './signable-file.ts';
import { mustBeInForce, valueHash } from './signing-certificate.ts';
import { termsOf } from './terms.ts';

export type SignInput = z.infer<typeof signInput>;

/** An intent whose signature was made; `made` is missing when it had been used before. */
export interface Ready {
  readonly intent: Intent;
  readonly file: SignableFile;
  readonly made?: MadeSignature;
}

type Shown = Pick<Ready, 'intent' | 'file'>;

/** Result of one row: a refused one does not stop the others. */
export type Each<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: unknown };

/**
 * Makes or takes signatures of intents, before any transaction: stretching a PIN and judging a certificate take their
 * time. The PIN is looked at once for all of them; when it is wrong nothing is signed. An intent is refused when what
 * was shown is no longer what it was: document_changed, no_file_to_sign.
 */
export const makeSignatures = async (
  rows: readonly Omit<SignInput, 'pin'>[],
  pin: string | undefined,
  context: SignedIn,
): Promise<Each<Ready>[]> => {
  const { actor } = context;
  const shown = await eachOf(rows, (row) => shownBy(row, actor));
  const byKey = shown.filter(
    (each) => each.ok && each.value.intent.type === '2' && !each.value.intent.used_at,
  );
  const own = await signOwn(
    actor,
    pin,
    byKey.flatMap((each) => (each.ok ? [each.value] : [])),
  );
  return eachOf(rows, async (row, index) => {
    const each = shown[index];
    if (!each?.ok) throw each?.error;
    return made(row, each.value, context, own);
  });
};

/** The same for one. */
export const makeSignature = async ({ pin, ...row }: SignInput, context: SignedIn): Promise<Ready> => {
  const [each] = await makeSignatures([row], pin, context);
  if (!each?.ok) throw each?.error;
  return each.value;
};

const eachOf = async <In, Out>(
  rows: readonly In[],
  work: (row: In, index: number) => Promise<Out>,
): Promise<Each<Out>[]> => {
  const done: Each<Out>[] = [];
  for (const [index, row] of rows.entries())
    done.push(
      await work(row, index).then(
        (value) => ({ ok: true, value }) as const,
        (error: unknown) => ({ ok: false, error }) as const,
      ),
    );
  return done;
};

type Own = ReadonlyMap<string, { cms: Uint8Array; certificate_id: number; at: Date }>;

/** Signatures by the caller's key, by intent. Refuses: wrong_pin, pin_exhausted, no_signing_key, busy. */
const signOwn = async (actor: Actor, pin: string | undefined, shown: readonly Shown[]): Promise<Own> => {
  if (shown.length === 0) return new Map();
  if (pin === undefined) throw refusal('invalid_params', { field: 'pin' });
  const at = new Date();
  const { signatures, certificate } = await signWithPin({
    employee_id: actor.real_employee_id ?? 0,
    pin,
    digests: shown.map(({ file }) => file.hash),
    signing_time: at,
  });
  return new Map(
    shown.map(({ intent }, index) => [
      intent.id,
      { cms: signatures[index] ?? new Uint8Array(), certificate_id: certificate.certificate_id, at },
    ]),
  );
};

const made = async (
  row: Omit<SignInput, 'pin'>,
  { intent, file }: Shown,
  context: SignedIn,
  own: Own,
): Promise<Ready> => {
  const { actor } = context;
  if (intent.used_at !== null) return { intent, file };
  switch (intent.type) {
    case '1':
      return { intent, file, made: await makeSimple(actor, context, intent, file) };
    case '2': {
      const mine = own.get(intent.id);
      if (!mine) throw refusal('invalid_params', { field: 'pin' });
      return { intent, file, made: await takeOwn(file, mine) };
    }
    case '3':
      if (row.signature === undefined) throw refusal('invalid_params', { field: 'signature' });
      return { intent, file, made: await takeBrought(actor, intent, file, row.signature) };
    case 'none':
      throw refusal('signature_type_none');
  }
};

/** What the caller was shown by an intent, still as it was; whatever else the caller says is compared with it. */
const shownBy = async (input: Omit<SignInput, 'pin'>, actor: Actor): Promise<Shown> => {
  const intent = await readIntent(db, actor, input.intent_id);
  for (const name of ['object_id', 'document_id', 'request_id', 'workflow_id', 'type'] as const)
    if (input[name] !== undefined && input[name] !== intent[name])
      throw refusal('invalid_params', { field: name });
  const file = await readSignableFile(db, intent.file_id);
  if (!file) throw refusal('no_file_to_sign');
  if (intent.used_at !== null) return { intent, file };
  if (input.hash !== undefined && input.hash !== file.streebog_hash) throw refusal('document_changed');
  if (!(await isIntact(file))) {
    log.error({ file: file.id }, 'the stored bytes of a signed file are not those of its row');
    throw refusal('document_changed');
  }
  return { intent, file };
};

/**
 * Writes a signature that was made: the intent is used up, the document moves with its request, and the signature
 * stands beside the row of history, all in the caller's transaction. Of many at once one wins. Refuses: already_signed,
 * intent_over, document_changed, certificate_not_yours, power_of_attorney_missing, and whatever showing it is refused
 * for.
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
    seen: intent.seen,
    signed: true,
    mark: intent.company_behalf ? COMPANY_BEHALF : undefined,
  } as const;
  const judged = await judgeTransition(tx, actor, move);
  const { family, document } = judged;
  const { type, company_behalf } = await termsOf(tx, actor, judged);
  const isSame =
    type === intent.type &&
    company_behalf === intent.company_behalf &&
    document.version === intent.version &&
    document.facts.status_id === intent.from_status_id &&
    (await contentHashOf(tx, family, document)) === intent.content_hash;
  if (!isSame) throw refusal('document_changed');
  const [stored] = await tx.rows<Row<'file', 'hash' | 'streebog_hash'>>(
    'select "hash", "streebog_hash" from "file" where "id" = $1 and not "deleted" for update',
    [intent.file_id],
  );
  if (stored?.hash !== file.hash || stored.streebog_hash !== file.streebog_hash)
    throw refusal('document_changed');
  const history = await followMove(tx, actor, await keepMove(tx, actor, judged));
  await mustBeInForce(tx, made);
  await powerMustHold(tx, made.power_of_attorney_id);
  const row = rowOf(intent, made, history);
  const names = Object.keys(row);
  const [signature] = await tx
    .rows<Row<'file', 'id'>>(
      `insert into "signature" (${names.map((name) => `"${name}"`).join(', ')})
       values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning "id"`,
      Object.values(row),
    )
    .catch((error: { code?: string }) => {
      throw error.code === UNIQUE ? refusal('already_signed') : error;
    });
  if (!signature) throw refusal('system_error');
  await auditBy(tx, actor, 'sign', [`document:${intent.document_id}`, intent.object_id, intent.document_id], {
    signature_id: signature.id,
    type: row.type,
    file_id: intent.file_id,
    streebog_hash: file.streebog_hash,
    thumbprint: row.thumbprint,
    value_hash: row.value_hash,
    seq: history.seq,
  });
  await intend(tx, intent.client_id, 'document_signed', {
    signature_id: signature.id,
    document_id: intent.document_id,
    request_id: intent.request_id,
  });
  await queueTimestamp(tx, intent.client_id, signature.id);
  const signer = await signerOf(tx, intent.employee_id);
  await tellSigner(tx, signer, noticeOf('keys.signed', 'ucades-own', { number: document.number }));
  const { id, name, original_name, hash } = file;
  const visual_id = await visualOf(tx, intent.request_id);
  return {
    data: {
      id: intent.document_id,
      request_id: intent.request_id,
      hash: file.streebog_hash,
      files: [{ id, name, original_name, hash }],
      signature_id: signature.id,
      seq: history.seq,
      public_id: row.public_id,
      visual_id,
      ...followedOf(history),
    },
    request_id: intent.request_id,
    hash: file.streebog_hash,
  };
};

/** The copy for viewing of the signatures so far. The move has locked the request: no older copy comes after this. */
const visualOf = async (tx: Tx, request_id: number): Promise<number | null> => {
  const [visual] = await tx.rows<Row<'file', 'id'>>(
    `select "id" from "file" where "registrator_id" = $1 and "kind" = 'visual' and not "deleted"`,
    [request_id],
  );
  return visual?.id ?? null;
};

/** How the history marks a signature for the company (AMB-148). */
const COMPANY_BEHALF = 'organization_behalf=1';
const UNIQUE = '23505';

const rowOf = (intent: Intent, made: MadeSignature, history: { id: number; status_id: string }) => {
  const { report, material } = made;
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
    value_hash: valueHash(Buffer.from(report.signature.value, 'hex')),
    cms: Buffer.from(made.cms),
    evidence: made.evidence === null ? null : Buffer.from(made.evidence),
    origin: made.origin === null ? null : Buffer.from(made.origin),
    signing_time: report.signature.signing_time ?? null,
    report: JSON.stringify({ ...report, used: undefined }),
    material: JSON.stringify(material),
    public_id: randomBytes(16).toString('hex'),
  };
};
