import { createHash } from 'node:crypto';
import { withTimestamp } from '../../../lib/signing/timestamp.ts';
import type { Digests } from '../../../lib/signing/verify/checks.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import { readMaterial, type StoredMaterial } from '../trust/kept-lists.ts';
import type { VersionedTrust } from '../trust/trust.ts';
import { judgeKeptBeside } from './judge-beside.ts';

/** A signature as it is kept, with the file it is over. */
export type StoredSignature = Row<
  'signature',
  | 'id'
  | 'client_id'
  | 'document_id'
  | 'request_id'
  | 'object_id'
  | 'employee_id'
  | 'cms'
  | 'evidence'
  | 'signed_at'
  | 'signing_time'
  | 'timestamp_token'
  | 'timestamp_at'
  | 'checked_at'
  | 'checked_code'
  | 'public_id'
  | 'file_id'
> &
  Row<'file', 'hash' | 'streebog_hash' | 'streebog512_hash'> & {
    type: '1' | '2' | '3';
    level: 'B' | 'T' | 'LT';
    material: StoredMaterial;
    file_name: string;
    stored_name: string;
  };

/** Columns of `StoredSignature`, over `"signature" s` joined with its `"file" f`. */
const COLUMNS = `s."id", s."client_id", s."document_id", s."request_id", s."object_id", s."employee_id", s."type", s."cms", s."evidence", s."signed_at",
  s."signing_time", s."level", s."timestamp_token", s."timestamp_at", s."material", s."checked_at", s."checked_code",
  s."public_id", s."file_id", f."original_name" as file_name, f."name" as stored_name, f."hash", f."streebog_hash", f."streebog512_hash"`;

/** Signatures that a condition over `"signature" s` finds. */
export const readStored = (
  db: Db,
  condition: string,
  values: readonly unknown[],
): Promise<StoredSignature[]> =>
  db.rows<StoredSignature>(
    `select ${COLUMNS} from "signature" s join "file" f on f."id" = s."file_id" where ${condition}`,
    values,
  );

/** The digests that the row of the signed file says. */
export const rowDigests = (signature: StoredSignature): Digests => ({
  sha256: signature.hash,
  streebog256: signature.streebog_hash,
  streebog512: signature.streebog512_hash,
});

/**
 * Judges a kept signature over these digests as of when it was taken, with the certificates and lists of then; its
 * timestamp likewise. Of today only the roots are asked: those the client has or had, and the portal's own. It is read
 * beside the portal in the turn of who asks, as its lists may be long. Refuses: busy, files_busy.
 */
export const judgeStored = async (
  db: Db,
  signature: StoredSignature,
  digests: Digests,
  by: string,
): Promise<Report> => {
  const { cms, evidence, timestamp_token, signed_at } = signature;
  const report = await judgeKeptBeside(
    { cms, record: evidence, timestamp: timestamp_token, digests, at: new Date(signed_at) },
    await trustAsOf(db, signature),
    by,
  );
  if (!report) throw refusal('busy');
  return report;
};

/** The signature as it leaves the portal: with its timestamp beside it, once there is one. */
export const cmsToHandOver = ({
  cms,
  timestamp_token,
}: Pick<StoredSignature, 'cms' | 'timestamp_token'>): Uint8Array =>
  (timestamp_token && withTimestamp(new Uint8Array(cms), new Uint8Array(timestamp_token))) ??
  new Uint8Array(cms);

/** What is kept by its digest never changes: the names of it are the version. */
const trustAsOf = async (db: Db, { client_id, material }: StoredSignature): Promise<VersionedTrust> => {
  const rows = await db.rows<Row<'trusted_certificate', 'der'>>(
    `select "der" from "trusted_certificate" where "client_id" = $1 and "kind" = 'root'
     union all select "der" from "portal_key" where "kind" = 'authority' order by "der"`,
    [client_id],
  );
  const roots = rows.map(({ der }) => new Uint8Array(der));
  const version = createHash('sha256').update(JSON.stringify(material));
  for (const root of roots) version.update(root);
  return {
    version: `kept ${version.digest('hex')}`,
    material: async () => {
      const { chain, ...said } = await readMaterial(db, material);
      return { roots, intermediates: chain, ...said };
    },
  };
};
