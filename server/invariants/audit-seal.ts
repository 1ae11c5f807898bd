import { digestsOf } from '../../lib/signing/digests.ts';
import { parseTrust, type TrustStore } from '../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../lib/signing/verify/verify-detached.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import { digestOfBody, type SealBody } from '../signing/authority/audit-seals.ts';

export interface SealRow extends Record<string, unknown> {
  number: number;
  moment: string | Date;
  body: string;
  seal: Buffer;
}

/** How a seal may fail: it has a wrong number, follows another seal, or is not the portal's. */
export type SealTrouble = 'seal_misplaced' | 'seal_unlinked' | 'seal_foreign';

/** What is wrong with a seal that ought to follow `before`, the first where there is none. */
export const sealTroubles = async (
  row: SealRow,
  before: Pick<SealRow, 'number' | 'body'> | undefined,
  trust: TrustStore,
): Promise<SealTrouble[]> => {
  const troubles: SealTrouble[] = [];
  const body = bodyOf(row);
  if (body.number !== row.number || row.number !== (before?.number ?? 0) + 1) troubles.push('seal_misplaced');
  else if (body.previous !== (before ? digestOfBody(before.body) : '')) troubles.push('seal_unlinked');
  if (!(await isPortals(row, trust))) troubles.push('seal_foreign');
  return troubles;
};

export const bodyOf = ({ body }: SealRow): SealBody => JSON.parse(body) as SealBody;

/** Rows a seal tells of that are gone or say something else now; of a flood the first hundred. */
export const goneRows = (db: Db, { heads }: SealBody) =>
  db.rows<{ stream: string; seq: number }>(
    `select h."stream", h."seq" from unnest($1::text[], $2::int[], $3::text[]) as h("stream", "seq", "hash")
     left join "audit" a on a."stream" = h."stream" and a."seq" = h."seq" and a."hash" = h."hash"
     where a."id" is null limit 100`,
    [heads.map(([stream]) => stream), heads.map(([, seq]) => seq), heads.map(([, , hash]) => hash)],
  );

/** What the portal's own seals are judged by. */
export const trustOfPortal = async (db: Db): Promise<TrustStore> => {
  const rows = await db.rows<Row<'portal_key', 'der'>>(
    `select "der" from "portal_key" where "kind" = 'authority'`,
  );
  return parseTrust({ roots: rows.map(({ der }) => new Uint8Array(der)), intermediates: [], crls: [] });
};

/** Whether the portal itself signed it: no list of revoked certificates is asked, the portal does not revoke its seal. */
const isPortals = async ({ body, seal, moment }: SealRow, trust: TrustStore): Promise<boolean> => {
  const { verdict, code } = await verifyDetached({
    cms: new Uint8Array(seal),
    digests: digestsOf(new TextEncoder().encode(body)),
    at: new Date(moment),
    trust,
  });
  return verdict === 'passed' || code === 'crl_missing';
};
