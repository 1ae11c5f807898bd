import type { MethodName } from '../../lib/contract/contract.ts';
import type { Followed } from '../../lib/rpc/followed.ts';
import { BULK_CAP, type PinState, type Prepared, type Signed } from '../../lib/rpc/signing.ts';
import type { OwnCertificate } from '../../lib/signing/own-certificate.ts';
import { hasNewVisual } from '../../lib/signing/polls.ts';
import type { SignRow } from '../documents/moves/use-signing.ts';
import type { BatchAnswer } from '../rpc/batch.ts';
import { call } from '../rpc/client.ts';
import { randomId } from '../rpc/random-id.ts';
import { type Rows, viewParams } from '../rpc/rows.ts';
import { RpcError } from '../rpc/rpc-error.ts';

const TRIES = 3;

/** A call that happens once: what the network lost is sent again under the same key. */
const once = async <Result>(method: MethodName, params: unknown): Promise<Result> => {
  const idempotencyKey = randomId();
  for (let tries = 1; ; tries += 1)
    try {
      return await call<Result>(method, params, { idempotencyKey, byPerson: true });
    } catch (error) {
      if (tries === TRIES || !(error instanceof RpcError) || error.reason !== 'network') throw error;
    }
};

const toPrepare = ({ object_id, document_id, workflow_id, seen = [] }: SignRow) => ({
  object_id,
  document_id,
  workflow_id,
  ...(seen.length > 0 ? { seen } : {}),
});

export interface PreparedRow {
  readonly row: SignRow;
  readonly prepared?: Prepared | undefined;
  readonly error?: RpcError | undefined;
}

/** Prepares one document, or several in batches; of several each is refused by itself. */
export const prepareAll = async (rows: readonly SignRow[]): Promise<PreparedRow[]> => {
  const [first] = rows;
  if (first && rows.length === 1)
    return [{ row: first, prepared: await once<Prepared>('sign.prepare', toPrepare(first)) }];
  const done: PreparedRow[] = [];
  for (const part of partsOf(rows)) {
    const calls = part.map((row) => ({
      batchId: String(row.document_id),
      method: 'sign.prepare',
      params: toPrepare(row),
    }));
    const { data } = await once<{ data: BatchAnswer[] }>('batch', { calls });
    const answers = new Map(data.map((answer) => [answer.batchId, answer]));
    for (const row of part) {
      const answer = answers.get(String(row.document_id));
      done.push(
        answer?.result
          ? { row, prepared: answer.result as Prepared }
          : { row, error: new RpcError(answer?.error) },
      );
    }
  }
  return done;
};

/** Rows as many as one call takes. */
export const partsOf = <Item>(rows: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(rows.length / BULK_CAP) }, (_, index) =>
    rows.slice(index * BULK_CAP, (index + 1) * BULK_CAP),
  );

export const checkPin = (employee_id: number, pin: string) =>
  once<{ status: unknown; pin: PinState }>('sign.pin_check', { employee_id, pin });

/** What a signature adds to its intent: the PIN, or what the person's own means made. */
export type Proof =
  | { readonly pin: string }
  | { readonly signature: string; readonly thumbprint: string; readonly certificate_id: number }
  | Record<string, never>;

const rowOf = (prepared: Prepared, proof: Proof, comments: string | undefined) => ({
  intent_id: prepared.intent_id,
  object_id: prepared.object_id,
  document_id: prepared.document_id,
  request_id: prepared.request_id,
  workflow_id: prepared.workflow_id,
  type: prepared.type,
  hash: prepared.hash,
  ...proof,
  ...(comments ? { comments } : {}),
});

/** The one sign call of a document: add for a paper that was brought, stamp for one that was printed. */
export const signOne = (prepared: Prepared, proof: Proof, comments: string | undefined) =>
  once<unknown>(`sign.${prepared.method}`, rowOf(prepared, proof, comments));

export interface BulkRow {
  readonly prepared: Prepared;
  readonly proof: Proof;
  readonly comments?: string | undefined;
}
export interface BulkAnswer {
  readonly data: readonly (Followed & {
    readonly intent_id: string;
    readonly ok: boolean;
    readonly reason?: string;
    readonly code?: string;
    readonly message?: string;
    readonly message_eng?: string;
  })[];
}

/** Signs up to `BULK_CAP` documents; the PIN goes along once. */
export const signPart = (rows: readonly BulkRow[], pin: string | undefined) =>
  once<BulkAnswer>('sign.bulk', {
    ...(pin === undefined ? {} : { pin }),
    rows: rows.map(({ prepared, proof, comments }) => rowOf(prepared, 'pin' in proof ? {} : proof, comments)),
  });

/** Registers a certificate at its first use; one that names no person waits for hr. */
export const saveCertificate = async (
  employee_id: number,
  own: OwnCertificate,
): Promise<{ certificate_id: number; confirmed: boolean }> =>
  (
    await once<{ data: { certificate_id: number; confirmed: boolean } }>('sign.certificate', {
      employee_id,
      name: own.name,
      issued_date: own.valid_from,
      expiration_date: own.valid_to,
      serial_number: own.serial_number,
      thumbprint: own.thumbprint,
      text: own.text,
    })
  ).data;

/** Gives up unsigned documents. It is no reason to keep a window open: the server sweeps what is left behind. */
export const giveUp = (documents: readonly Prepared[]): void => {
  for (const { intent_id } of documents) void once('sign.cancel', { intent_id }).catch(() => undefined);
};

/** Whether the picture of a signed document is there, made after this signature. */
export const hasVisual = async ({ request_id }: Prepared, answer: Signed): Promise<boolean> => {
  const { data } = await call<Rows<{ id: number; original_name: string }>>(
    'view.get',
    viewParams('file', {
      filter: `registrator_id = ${request_id} and deleted = '0' and server_made = '1'`,
      select: 'id,original_name',
      rowsPerPage: 'all',
    }),
  );
  return hasNewVisual(data, answer.data.visual_id);
};
