import { ecdsaWith, extension, integer, type Node, sequence, signedBy, tagged, time } from './der.ts';
import { authorityKey, type Issuer, issuerParts } from './make-certificate.ts';

export interface Revoked {
  readonly serial_number: string;
  readonly revoked_at: Date;
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
  const entries = revoked.map(
    (each): Node => sequence(integer(BigInt(`0x${each.serial_number}`)), time(each.revoked_at)),
  );
  const tbs = sequence(
    integer(1),
    ecdsaWith(issuer.digest),
    subject,
    time(this_update),
    time(next_update),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
    tagged(
      0,
      sequence(
        extension('2.5.29.35', false, authorityKey(key_id)),
        extension('2.5.29.20', false, integer(number)),
      ),
    ),
  );
  return signedBy(tbs, issuer.key, issuer.digest);
};
