import type { Context } from 'hono';
import { eq } from '../../lib/filter/filter.ts';
import { signature as signatures } from '../../lib/registry/signature.ts';
import { seesOrigin } from '../../lib/signing/origin.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { db } from '../db/tx.ts';
import { readList } from '../objects/list.ts';
import { listQuery } from '../objects/list-query.ts';
import { portalCrl } from '../signing/authority/crl.ts';
import { cmsToHandOver, readStored, type StoredSignature } from '../signing/verify/stored-signature.ts';
import { attachmentHeader } from '../store/file-name.ts';
import { refusalAnswer } from './answer.ts';
import { signedIn, type Visit } from './signed-in.ts';

/** A route of one signature, for readers of its document; fetched by the browser itself, with its cookie. */
const route = (work: (signature: StoredSignature, visit: Visit) => Download) =>
  signedIn(
    async (c, visit) => {
      try {
        return answer(c, work(await readable(c.req.param('id') ?? '', visit), visit));
      } catch (error) {
        return refusalAnswer(c, refusalOf(error, 'signatures', visit.requestId), visit.requestId);
      }
    },
    { cookie: 'instead-of-bearer' },
  );

interface Download {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly type: string;
}

/** GET /signatures/{id}/sig: the detached signature, DER; with its timestamp once there is one. */
export const downloadSignature = route((signature) => ({
  bytes: cmsToHandOver(signature),
  name: `${signature.file_name}.sig`,
  type: 'application/pkcs7-signature',
}));

/**
 * GET /signatures/{id}/record: what a simple signature seals. Older ones name the address and the browser of the
 * signer, so it is only for readers who may see them.
 */
export const downloadRecord = route((signature, { actor }) => {
  if (!signature.evidence || !seesOrigin(actor, signature)) throw refusal('not_found');
  return { bytes: signature.evidence, name: `${signature.file_name}.record.json`, type: 'application/json' };
});

/** Out of sight and missing answer alike. */
const readable = async (id: string, { actor }: Visit): Promise<StoredSignature> => {
  if (!/^\d{1,15}$/.test(id)) throw refusal('not_found');
  const query = {
    ...listQuery(signatures, actor, { select: 'id', rowsPerPage: 1 }),
    also: eq('id', Number(id)),
  };
  const { rows } = valueOrThrow(await readList(db, query));
  const [signature] = rows.length === 0 ? [] : await readStored(db, 's."id" = $1', [Number(id)]);
  if (!signature) throw refusal('not_found');
  return signature;
};

const answer = (c: Context, { bytes, name, type }: Download): Response =>
  c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-length': String(bytes.length),
    'content-disposition': attachmentHeader(name),
    'cache-control': 'private, no-store',
  });

const CACHED_S = 300;

/**
 * GET /crl/internal.crl: certificates the portal's own authority has revoked, open to every verifier of a signature.
 */
export const internalCrl = async (c: Context): Promise<Response> => {
  const { der, number } = await portalCrl();
  const etag = `"${number}"`;
  const headers = {
    'content-type': 'application/pkix-crl',
    'cache-control': `public, max-age=${CACHED_S}`,
    etag,
  };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  return c.body(Uint8Array.from(der).buffer, 200, headers);
};
