import { parseTrust, type TrustStore } from '../../lib/signing/verify/trust.ts';
import { db } from '../db/tx.ts';
import { portalCrl } from './crl.ts';
import { authority } from './portal-keys.ts';

/** Whom a client believes: the portal's own authority, and what its admins have taken up, with their lists. */
export const trustOf = async (clientId: number): Promise<TrustStore> => {
  const rows = await db.rows<{ kind: string; der: Buffer; crl: Buffer | null }>(
    `select t."kind", t."der", c."der" as crl from "trusted_certificate" t
     left join "trusted_crl" c on c."certificate_id" = t."id" where t."client_id" = $1 and not t."disabled"`,
    [clientId],
  );
  const own = await authority();
  return parseTrust({
    roots: [own.certificate, ...rows.filter(({ kind }) => kind === 'root').map(({ der }) => der)],
    intermediates: rows.filter(({ kind }) => kind !== 'root').map(({ der }) => der),
    crls: [(await portalCrl()).der, ...rows.flatMap(({ crl }) => (crl ? [crl] : []))],
  });
};
