import * as asn1js from 'asn1js';
import { integer, sequence, tagged, timeOf } from '../../../lib/signing/der-write.ts';
import { ECDSA_SHA384, extension, type Node, signedBy } from './der.ts';
import { authorityKey, type Issuer, issuerParts } from './make-certificate.ts';

export interface Revoked {
  readonly serial_number: string;
  readonly revoked_at: Date;
  /** A word of RFC 5280, 5.3.1, or what a person wrote: that stays here. */
  readonly reason: string;
}

interface NewCrl {
  readonly number: number;
  readonly this_update: Date;
  readonly next_update: Date;
  readonly revoked: readonly Revoked[];
}

/** A list of revoked certificates, DER. */
export const makeCrl = (
  { number, this_update, next_update, revoked }: NewCrl,
  issuer: Required<Issuer>,
): Uint8Array<ArrayBuffer> => {
  const { subject, key_id } = issuerParts(issuer.certificate);
  const entries = revoked.map(entryOf);
  const tbs = sequence(
    integer('01'),
    ECDSA_SHA384,
    subject,
    timeOf(this_update),
    timeOf(next_update),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
    tagged(
      0,
      sequence(
        extension('2.5.29.35', false, authorityKey(key_id)),
        extension('2.5.29.20', false, integer(number.toString(16))),
      ),
    ),
  );
  return signedBy(tbs, issuer.key);
};

const REASONS: Readonly<Record<string, number>> = { superseded: 4, cessationOfOperation: 5 };

const entryOf = ({ serial_number, revoked_at, reason }: Revoked): Node => {
  const value = REASONS[reason];
  return sequence(
    integer(serial_number),
    timeOf(revoked_at),
    ...(value === undefined
      ? []
      : [sequence(extension('2.5.29.21', false, new asn1js.Enumerated({ value })))]),
  );
};
