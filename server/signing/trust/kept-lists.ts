import { createHash } from 'node:crypto';
import { bytesOfBase64 } from '../../../lib/signing/pem.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';

/**
 * What something was judged by: certificates up to the root, base64 of DER; and by SHA-256 lists of revoked ones and
 * answers about single ones.
 */
export interface Material {
  readonly chain?: readonly string[];
  readonly crls?: readonly string[];
  readonly ocsp?: readonly string[];
}

/** Of a signature, and of the timestamp beside it. */
export type StoredMaterial = Material & { readonly timestamp?: Material };

/**
 * Keeps what a verdict was reached by. A list of revoked certificates of a large authority is of many megabytes and
 * decides thousands of signatures: it is kept once, by its digest. So is an answer about a single one.
 */
export const keepMaterial = async (db: Db, used: Report['used']): Promise<Material> => {
  if (!used) return {};
  const [crls, ocsp] = [byDigest(used.crls), byDigest(used.ocsp)];
  const kept = new Map([...crls, ...ocsp]);
  await db.rows(
    `insert into "kept_crl" ("sha256", "der") select * from unnest($1::text[], $2::bytea[]) order by 1
     on conflict do nothing`,
    [[...kept.keys()], [...kept.values()]],
  );
  return { chain: used.chain, crls: [...crls.keys()], ocsp: [...ocsp.keys()] };
};

/** Of a signature and its timestamp, DER. A list or an answer that is gone is left out: then the verdict misses it. */
export const readMaterial = async (
  db: Db,
  { timestamp, ...own }: StoredMaterial,
): Promise<{ chain: Uint8Array[]; crls: Uint8Array[]; ocsp: Uint8Array[] }> => {
  const kept = [own, timestamp ?? {}];
  const answers = kept.flatMap(({ ocsp = [] }) => ocsp);
  const rows = await db.rows<Row<'kept_crl', 'der'> & { answer: boolean }>(
    'select "der", "sha256" = any($2) as answer from "kept_crl" where "sha256" = any($1) order by "sha256"',
    [[...kept.flatMap(({ crls = [] }) => crls), ...answers], answers],
  );
  const of = (isAnswer: boolean) =>
    rows.filter(({ answer }) => answer === isAnswer).map(({ der }) => new Uint8Array(der));
  return {
    chain: kept.flatMap(({ chain = [] }) => chain.map(bytesOfBase64)),
    crls: of(false),
    ocsp: of(true),
  };
};

const byDigest = (list: readonly string[]): ReadonlyMap<string, Buffer> =>
  new Map(list.map(bytesOfBase64).map((der) => [sha256(der), Buffer.from(der)]));

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
