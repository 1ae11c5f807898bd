import type { Context } from 'hono';
import { portalCrl } from '../signing/authority/crl.ts';

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
