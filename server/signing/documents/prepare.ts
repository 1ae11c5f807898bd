import type { z } from 'zod';
import type { Actor } from '../../../lib/access/actor.ts';
import { familyOf } from '../../../lib/documents/families.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { identityOf } from '../../../lib/families/identities.ts';
import { policyOf } from '../../../lib/families/kinds.data.ts';
import type { Prepared, prepareInput, Unprinted } from '../../../lib/rpc/signing.ts';
import { auditBy } from '../../audit/audit.ts';
import { CallError, refusal } from '../../call/call-error.ts';
import { type Db, db, inTransaction, type Tx } from '../../db/tx.ts';
import { addLinkedRequest, linkedRequest } from '../../documents/linked-request.ts';
import type { LoadedDocument } from '../../documents/read-document.ts';
import type { StoredBytes } from '../../store/store-bytes.ts';
import { judgeTransition } from '../../workflow/transition.ts';
import { certificatesToSignWith } from '../certificates/registered.ts';
import { pinStateOf } from '../keys/pin.ts';
import { openIntent } from './intents.ts';
import { printedFormOf } from './printed-form.ts';
import {
  addServerFile,
  contentHash,
  ownFile,
  readSignableFile,
  type SignableFile,
  sameFile,
  storePrintedForm,
} from './signable-file.ts';
import { termsOf } from './terms.ts';

export type ToPrepare = Readonly<z.infer<typeof prepareInput>>;

/** What the printed form said when it was made, with its bytes where they are new. */
export interface Printed {
  readonly content_hash: string;
  readonly original_name: string;
  readonly stored?: StoredBytes;
  readonly unprinted: readonly Unprinted[];
}

/** Files that people bring are signed as they are; documents are printed (AMB-142). */
export const methodOf = (object_id: string): 'add' | 'stamp' =>
  policyOf(identityOf(object_id)).files === 'attached' ? 'stamp' : 'add';

/**
 * Prints the form of a document outside the transaction, because drawing and storing take time, and only for a caller
 * who may sign it. Refuses: file_unwritten, and whatever showing it is refused for.
 */
export const printForm = async (input: ToPrepare, actor: Actor): Promise<Printed> => {
  if (!familyOf(input.object_id)) throw refusal('not_found');
  const { family, document } = await inTransaction(async (tx) => {
    const found = await judged(tx, actor, input);
    await termsOf(tx, actor, found);
    return found;
  });
  const { content_hash, original_name, ...form } = await contentOf(db, family, document);
  const printed = { content_hash, original_name, unprinted: await form.unprinted() };
  if (methodOf(input.object_id) === 'add' || (await sameFile(db, document.facts.id, content_hash)))
    return printed;
  return { ...printed, stored: await storePrintedForm(await form.render()) };
};

/** What the printed form of a document says now; for an attached file, its very bytes. Refuses: no_file_to_sign. */
const contentOf = async (at: Db, family: Family, document: LoadedDocument) => {
  if (methodOf(document.facts.object_id) === 'stamp') {
    const { content, attached, ...form } = await printedFormOf(at, family, document);
    return { content_hash: contentHash([content, attached]), ...form };
  }
  const file = await ownFile(at, document.facts.id);
  if (!file) throw refusal('no_file_to_sign');
  return {
    content_hash: contentHash([file.hash, file.streebog_hash]),
    original_name: file.original_name,
    render: () => Promise.reject(new Error('a file that was attached is never printed')),
    unprinted: () => Promise.resolve([]),
  };
};

/** The content of a locked document, to be compared with what was shown. */
export const contentHashOf = async (tx: Tx, family: Family, document: LoadedDocument): Promise<string> =>
  (await contentOf(tx, family, document)).content_hash;

/**
 * Shows the signer the file, its hashes, type of signature and policy, and records the intent. Refuses what the move
 * itself would be refused for, already_signed, paper_only, signature_too_weak, signing_is_personal, document_changed.
 */
export const prepareSigning = async (
  tx: Tx,
  actor: Actor,
  input: ToPrepare,
  printed: Printed,
): Promise<Prepared> => {
  const found = await judged(tx, actor, input);
  const { family, document, step } = found;
  if ((await contentHashOf(tx, family, document)) !== printed.content_hash) throw refusal('document_changed');
  const { employee_id, party, policy, type, company_behalf } = await termsOf(tx, actor, found);
  const { file, request_id, made } = await placeOf(tx, actor, document, printed);
  const shown = {
    object_id: document.facts.object_id,
    document_id: document.facts.id,
    request_id,
    workflow_id: step.id,
  };
  const intent = await openIntent(tx, actor, {
    ...shown,
    version: document.version,
    from_status_id: document.facts.status_id,
    file_id: file.id,
    content_hash: printed.content_hash,
    made_request: made,
    seen: input.seen ?? [],
    type,
    party,
    company_behalf,
    employee_id,
  });
  await auditBy(
    tx,
    actor,
    'sign.prepare',
    [`document:${document.facts.id}`, document.facts.object_id, document.facts.id],
    { file_id: file.id, streebog_hash: file.streebog_hash, type, workflow_id: step.id },
  );
  return {
    intent_id: intent.id,
    employee_id: intent.employee_id,
    ...shown,
    next_status_id: step.next_status_id,
    type,
    method: methodOf(shown.object_id),
    company_behalf,
    file: {
      id: file.id,
      name: file.name,
      original_name: file.original_name,
      content_type: file.content_type,
      size: Number(file.size),
    },
    hash: file.streebog_hash,
    digests: {
      sha256: file.hash,
      streebog256: file.streebog_hash,
      streebog512: file.streebog512_hash,
    },
    unprinted: [...printed.unprinted],
    expires_at: intent.expires_at,
    ...(type === '2' ? { pin: await pinStateOf(tx, { client_id: actor.client_id, employee_id }) } : {}),
    certificates: type === '3' ? await certificatesToSignWith(tx, employee_id) : [],
    policy: { level: policy.level, required: policy.required, article: policy.article },
  };
};

/** The step that would be signed. Refuses what the move itself would be refused for, and already_signed. */
const judged = (tx: Tx, actor: Actor, input: ToPrepare) =>
  judgeTransition(tx, actor, {
    object_id: input.object_id,
    registrator_id: input.document_id,
    workflow_id: input.workflow_id,
    comments: '',
    seen: input.seen ?? [],
    signed: true,
  }).catch(async (error: unknown) => {
    const over = error instanceof CallError && (await hasSigned(tx, actor, input));
    throw over ? refusal('already_signed') : error;
  });

/** Whether the caller's own signature was the last move: the answer to it may have been lost. */
const hasSigned = async (tx: Tx, actor: Actor, { document_id, workflow_id }: ToPrepare): Promise<boolean> => {
  const rows = await tx.rows(
    `select 1 from "document" d
       join "document_status" h on h."registrator_id" = d."id" and h."seq" = d."version"
       join "signature" s on s."document_status_id" = h."id"
     where d."id" = $1 and h."workflow_id" = $2 and s."user_id" = $3`,
    [document_id, workflow_id, actor.user_id],
  );
  return rows.length > 0;
};

/** The file that is signed and the request it hangs on; both are made where they are missing. */
const placeOf = async (
  tx: Tx,
  actor: Actor,
  document: LoadedDocument,
  printed: Printed,
): Promise<{ file: SignableFile; request_id: number; made: boolean }> => {
  const { id, object_id } = document.facts;
  if (methodOf(object_id) === 'add') {
    const file = await ownFile(tx, id);
    if (!file) throw refusal('no_file_to_sign');
    return { file, request_id: id, made: false };
  }
  const linked = await linkedRequest(tx, id);
  const request_id = linked ?? (await addLinkedRequest(tx, actor, document));
  const made = linked === undefined;
  const same = await sameFile(tx, id, printed.content_hash);
  if (same) return { file: same, request_id, made };
  if (!printed.stored) throw refusal('document_changed');
  const fileId = await addServerFile(tx, actor, {
    ...printed.stored,
    original_name: printed.original_name,
    content_type: 'application/pdf',
    registrator_id: request_id,
    document_object_id: 'request',
    kind: 'paper',
  });
  const file = await readSignableFile(tx, fileId);
  if (!file) throw refusal('system_error');
  return { file, request_id, made };
};
