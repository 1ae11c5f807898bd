import { parseTrust, type TrustMaterial, type TrustStore } from '../../../lib/signing/verify/trust.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { type PortalCrl, portalCrl } from '../authority/crl.ts';
import { type Authority, authority } from '../authority/portal-keys.ts';

/** Trusted authorities by version, which changes with any of them; DER is read only on demand. */
export interface VersionedTrust {
  readonly version: string;
  readonly material: () => Promise<TrustMaterial>;
}

/**
 * What a client trusts now: the portal's own authority and those its admins named, with their CRLs. Those may be long:
 * they are parsed only in a process beside the portal.
 */
export const trustOf = async (client_id: number): Promise<VersionedTrust> => {
  const [own, list] = [await authority(), await portalCrl()];
  const [row] = await db.rows<{ version: string }>(VERSION, [client_id]);
  return {
    version: `${client_id} ${own.id} ${list.number} ${row?.version}`,
    material: () => materialOf(client_id, own, list),
  };
};

const materialOf = async (client_id: number, own: Authority, list: PortalCrl): Promise<TrustMaterial> => {
  const named = await db.rows<
    Row<'trusted_certificate', 'kind' | 'der'> & { crl: Buffer | null; delta: Buffer | null }
  >(
    `select t."kind", t."der", l."der" as crl, c."der" as delta from "trusted_certificate" t
     left join "trusted_crl" l on l."certificate_id" = t."id"
     left join "trusted_delta" c on c."certificate_id" = t."id" where t."client_id" = $1 and not t."disabled"`,
    [client_id],
  );
  const of = (kind: string) => named.filter((each) => each.kind === kind).map(({ der }) => der);
  return {
    roots: [own.certificate, ...of('root')],
    intermediates: of('intermediate'),
    crls: [list.der, ...named.flatMap(({ crl, delta }) => [crl ?? [], delta ?? []].flat())],
  };
};

/** Differs whenever a certificate is added, disabled or removed, or a list is renewed. */
const VERSION = `
  select md5(coalesce(string_agg(concat_ws(':', t."id", t."disabled", l."fetched_at", c."fetched_at"), ',' order by t."id"), '')) as version
  from "trusted_certificate" t left join "trusted_crl" l on l."certificate_id" = t."id"
  left join "trusted_delta" c on c."certificate_id" = t."id" where t."client_id" = $1`;

let own: { readonly version: string; readonly trust: TrustStore } | undefined;

/**
 * What the portal's own signatures are judged by: its authority alone. Its list is the only one that is parsed in the
 * portal, once after each renewal: it has who was revoked here and whose certificate is hardly over, a thousand of them
 * in some 35 kB and 20 ms.
 */
export const ownTrust = async (): Promise<TrustStore> => {
  const [issuer, list] = [await authority(), await portalCrl()];
  const version = `${issuer.id} ${list.number}`;
  if (own?.version !== version)
    own = {
      version,
      trust: parseTrust({ roots: [issuer.certificate], intermediates: [], crls: [list.der] }),
    };
  return own.trust;
};
