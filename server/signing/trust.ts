import { parseTrust, type TrustMaterial, type TrustStore } from '../../lib/signing/verify/trust.ts';
import { db } from '../db/tx.ts';
import { portalCrl } from './crl.ts';
import { authority } from './portal-keys.ts';

/** How many clients' trust a process keeps parsed; the oldest goes first. */
const KEPT = 20;
const kept = new Map<number, VersionedTrust & { trust?: TrustStore }>();

/** Whom a client believes, in DER, and the version of it: another one whenever that changes. */
export interface VersionedTrust {
  readonly version: string;
  readonly material: TrustMaterial;
}

/** Whom a client believes now: the portal's own authority, and whom its admins have named; with their lists of revoked ones. */
export const trustOf = async (client_id: number): Promise<TrustStore> => {
  const known = await keptOf(client_id);
  known.trust ??= parseTrust(known.material);
  return known.trust;
};

/** The same unread, for a process that reads it beside. */
export const trustMaterialOf = (client_id: number): Promise<VersionedTrust> => keptOf(client_id);

const keptOf = async (client_id: number): Promise<VersionedTrust & { trust?: TrustStore }> => {
  const [own, list] = [await authority(), await portalCrl()];
  const [row] = await db.rows<{ version: string }>(VERSION, [client_id]);
  const version = `${client_id} ${own.id} ${list.number} ${row?.version}`;
  const known = kept.get(client_id);
  if (known?.version === version) return known;
  const named = await db.rows<{ kind: string; der: Buffer; crl: Buffer | null; delta: Buffer | null }>(
    `select t."kind", t."der", l."der" as crl, c."der" as delta from "trusted_certificate" t
     left join "trusted_crl" l on l."certificate_id" = t."id"
     left join "trusted_delta" c on c."certificate_id" = t."id" where t."client_id" = $1 and not t."disabled"`,
    [client_id],
  );
  const of = (kind: string) => named.filter((each) => each.kind === kind).map(({ der }) => der);
  const fresh = {
    version,
    material: {
      roots: [own.certificate, ...of('root')],
      intermediates: of('intermediate'),
      crls: [list.der, ...named.flatMap(({ crl, delta }) => [crl ?? [], delta ?? []].flat())],
    },
  };
  kept.delete(client_id);
  kept.set(client_id, fresh);
  for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
  return fresh;
};

/** Differs whenever a certificate is added, disabled or removed, or a list is renewed. */
const VERSION = `
  select md5(coalesce(string_agg(concat_ws(':', t."id", t."disabled", l."fetched_at", c."fetched_at"), ',' order by t."id"), '')) as version
  from "trusted_certificate" t left join "trusted_crl" l on l."certificate_id" = t."id"
  left join "trusted_delta" c on c."certificate_id" = t."id" where t."client_id" = $1`;
