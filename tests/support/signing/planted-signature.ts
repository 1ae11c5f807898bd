import { createHash, randomBytes } from 'node:crypto';

type Query = (sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

export interface Planted {
  readonly signature: number;
  readonly document: number;
  readonly request: number;
  readonly file: number;
}

/** What a signature consists of besides its place; a test that checks it for real gives its own. */
export interface PlantedBytes {
  readonly type: '1' | '2' | '3';
  readonly cms: Uint8Array;
  readonly evidence?: Uint8Array;
  readonly name: string;
  readonly size: number;
  readonly hash: string;
  readonly streebog_hash: string;
  readonly streebog512_hash: string;
  readonly report: object;
  readonly material: object;
  readonly thumbprint: string;
  readonly value_hash: string;
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** Of no real key: for tests that only look at how rows stand together. */
const anything = (): PlantedBytes => ({
  type: '2',
  cms: randomBytes(200),
  name: `planted-${hex(10)}`,
  size: 4,
  hash: hex(32),
  streebog_hash: hex(32),
  streebog512_hash: hex(64),
  report: { verdict: 'passed', code: 'ok', checks: [] },
  material: {},
  thumbprint: hex(20),
  value_hash: createHash('sha256').update(randomBytes(8)).digest('hex'),
});

/**
 * Signs the last move of a document afterwards, with every row a signature is written with. `request` is the paper's own
 * document; without it the document itself was brought as a paper.
 */
export const plantSignature = async (
  query: Query,
  document: number,
  bytes: PlantedBytes = anything(),
  request: number = document,
): Promise<Planted> => {
  const one = async (sql: string, ...values: unknown[]) => (await query(sql, values)).rows[0] ?? {};
  const move = await one(
    `select h.*, d."client_id" from "document_status" h join "document" d on d."id" = h."registrator_id" and d."version" = h."seq"
     where d."id" = $1`,
    document,
  );
  const file = await one(
    `insert into "file" ("client_id", "name", "original_name", "content_type", "size", "hash", "streebog_hash", "streebog512_hash",
       "kind", "registrator_id", "document_object_id", "creator_user_id", "server_made")
     values ($1, $2, 'Заявление.pdf', 'application/pdf', $3, $4, $5, $6, 'paper', $7, 'request', $8, true) returning "id"`,
    move.client_id,
    bytes.name,
    bytes.size,
    bytes.hash,
    bytes.streebog_hash,
    bytes.streebog512_hash,
    request,
    move.user_id,
  );
  const intent = hex(16);
  await one(
    `insert into "sign_intent" ("id", "client_id", "user_id", "session_id", "employee_id", "document_id", "object_id", "version",
       "from_status_id", "workflow_id", "request_id", "file_id", "content_hash", "type", "party", "expires_at", "used_at")
     values ($1, $2, $3, 1, $4, $5, $6, 1, $7, $8, $9, $10, '', $11, 'employee', now(), now())`,
    intent,
    move.client_id,
    move.user_id,
    move.employee_id,
    document,
    move.object_id,
    move.from_status_id,
    move.workflow_id,
    request,
    file.id,
    bytes.type,
  );
  const signature = await one(
    `insert into "signature" ("client_id", "document_id", "object_id", "request_id", "file_id", "intent_id", "document_status_id",
       "status_id", "type", "party", "user_id", "employee_id", "thumbprint", "serial_number", "algorithm", "digest_algorithm",
       "value_hash", "cms", "evidence", "report", "material", "public_id")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'employee', $10, $11, $12, '0a', 'ecdsa-sha256', 'sha256', $13, $14, $15,
       $16::json, $17::json, $18) returning "id"`,
    move.client_id,
    document,
    move.object_id,
    request,
    file.id,
    intent,
    move.id,
    move.status_id,
    bytes.type,
    move.user_id,
    move.employee_id,
    bytes.thumbprint,
    bytes.value_hash,
    Buffer.from(bytes.cms),
    bytes.evidence ? Buffer.from(bytes.evidence) : null,
    JSON.stringify(bytes.report),
    JSON.stringify(bytes.material),
    hex(16),
  );
  await one(
    `insert into "audit" ("client_id", "stream", "seq", "user_id", "action", "object_id", "record_id", "detail", "hash")
     values ($1, 'document:' || $2::bigint, (select coalesce(max("seq"), 0) + 1 from "audit" where "stream" = 'document:' || $2::bigint),
       $3, 'sign', $4, $2::text, $5, 'planted')`,
    move.client_id,
    document,
    move.user_id,
    move.object_id,
    JSON.stringify({
      signature_id: Number(signature.id),
      file_id: Number(file.id),
      streebog_hash: bytes.streebog_hash,
      thumbprint: bytes.thumbprint,
      value_hash: bytes.value_hash,
    }),
  );
  return { signature: Number(signature.id), document, request, file: Number(file.id) };
};
