import { p256, p384, p521 } from '@noble/curves/nist.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { membersOf } from './der.ts';
import { derOf, integer, sequence } from './der-write.ts';
import { publicKeyOf } from './public-key.ts';
import type { X509 } from './x509.ts';

const CURVES: Readonly<Record<string, typeof p256>> = { 'P-256': p256, 'P-384': p384, 'P-521': p521 };

/**
 * The other value that says the same: from an ECDSA value (r, s) any reader can make (r, -s), without the key.
 * Undefined for other keys, whose values have no twin. The value is one that was verified.
 */
export const twinOf = (certificate: X509, value: Uint8Array): Uint8Array | undefined => {
  const key = publicKeyOf(certificate);
  const curve = key?.kind === 'ec' ? CURVES[key.namedCurve] : undefined;
  if (!curve) return undefined;
  const [r = '', s = ''] = [...membersOf(value)].map(({ start, end }) =>
    bytesToHex(value.subarray(start, end)),
  );
  const order = curve.Point.Fn.ORDER;
  const other = (order - (BigInt(`0x${s}`) % order)).toString(16);
  return derOf(sequence(integer(r), integer(other)));
};
