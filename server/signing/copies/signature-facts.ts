import { certificateFacts, type NameParts } from '../../../lib/signing/certificate.ts';
import { bytesOfBase64 } from '../../../lib/signing/pem.ts';
import type { ChainLink, ProtocolSignature } from '../../../lib/signing/print/protocol.ts';
import type { SignatureMark } from '../../../lib/signing/print/signature-mark.ts';
import { placeOf } from '../documents/evidence.ts';
import type { SignatureRow, SignedDocument } from '../documents/signed-document.ts';

/** Whether the reader of a copy may know from where a signature was made. */
export type SeesOrigin = (row: SignatureRow) => boolean;

/** A signature as its mark says it. The certificate of a simple one is the portal's seal and is left out. */
export const markOf = (row: SignatureRow, { organization }: SignedDocument): SignatureMark => {
  const { signer } = row.report;
  return {
    type: row.type,
    name: row.name,
    position: row.position,
    ...(row.behalf !== null && { behalf: row.behalf }),
    ...(row.company_behalf && { company: organization }),
    ...(row.power_number !== null && { power_of_attorney: row.power_number }),
    ...(row.type !== '1' &&
      signer && {
        certificate: {
          serial_number: signer.serial_number,
          owner: ownerOf(signer.subject),
          issuer: ownerOf(signer.issuer),
          not_before: signer.not_before,
          not_after: signer.not_after,
        },
      }),
    signed_at: row.signed_at,
    level: row.level,
    ...(row.timestamp_at !== null && { timestamp_at: row.timestamp_at }),
  };
};

/** The person when the certificate names one, and what they belong to. */
const ownerOf = ({ CN = '', SN, G, O }: NameParts): string => {
  const name = SN && G ? `${SN} ${G}` : CN;
  return [name, O].filter((part, index, all) => part && all.indexOf(part) === index).join(', ');
};

/** The same with all the protocol tells of it to a reader who may know from where people signed, or may not. */
export const protocolSignature = (
  row: SignatureRow,
  signed: SignedDocument,
  sees: SeesOrigin,
): ProtocolSignature => ({
  ...markOf(row, signed),
  algorithm: row.algorithm,
  digest_algorithm: row.digest_algorithm,
  value_hash: row.value_hash,
  verdict: row.report.verdict,
  code: row.report.code,
  checks: row.report.checks,
  chain: chainOf(row).flatMap(linkOf),
  ...(row.evidence && { origin: sees(row) ? placeOf(row) : 'kept' }),
});

const linkOf = (der: Uint8Array): ChainLink[] => {
  const facts = certificateFacts(der);
  return facts
    ? [{ owner: ownerOf(facts.subject), serial_number: facts.serial_number, not_after: facts.not_after }]
    : [];
};

/** Certificates from the signer's up, DER. */
export const chainOf = ({ material }: SignatureRow): Uint8Array[] =>
  (material.chain ?? []).map(bytesOfBase64);
