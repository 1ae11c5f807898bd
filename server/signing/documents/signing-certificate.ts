import { createHash } from 'node:crypto';
import { bytesOfBase64 } from '../../../lib/signing/pem.ts';
import { twinOf } from '../../../lib/signing/twin-value.ts';
import { parseCertificate } from '../../../lib/signing/x509.ts';
import { refusal } from '../../call/call-error.ts';
import type { Tx } from '../../db/tx.ts';
import type { MadeSignature } from './made.ts';

/** What names a signature, beside its certificate: SHA-256 of its value, hex. */
export const valueHash = (value: Uint8Array): string => createHash('sha256').update(value).digest('hex');

/**
 * Locks the certificate of a signature that was just judged until the signature is written: revoking it happens
 * before or after. Of a signature value and its twin only one is written. Refuses: certificate_not_yours,
 * already_signed.
 */
export const mustBeInForce = async (
  tx: Tx,
  { certificate_id, report: { signature, signer, used } }: MadeSignature,
): Promise<void> => {
  if (certificate_id === null || !signature || !signer) return;
  const inForce = await tx.rows(
    `select 1 from "certificate" where "id" = $1 and "confirmed" and not "disabled" and "revoked_at" is null
     for no key update`,
    [certificate_id],
  );
  if (inForce.length === 0) throw refusal('certificate_not_yours');
  const certificate = parseCertificate(bytesOfBase64(used?.chain[0] ?? ''));
  const twin = certificate && twinOf(certificate, Buffer.from(signature.value, 'hex'));
  if (!twin) return;
  const known = await tx.rows('select 1 from "signature" where "thumbprint" = $1 and "value_hash" = $2', [
    signer.thumbprint,
    valueHash(twin),
  ]);
  if (known.length > 0) throw refusal('already_signed');
};
