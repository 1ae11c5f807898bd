import { publicKeyOf } from '../public-key.ts';
import type { Signed, X509 } from '../x509.ts';
import { fingerprint } from './trust.ts';
import { verifySignature } from './verify-signature.ts';

/** What one authority is remembered to have signed, or not. */
const MOST_REMEMBERED = 2_000;

const remembered = new WeakMap<X509, Map<string, Promise<boolean>>>();

/**
 * Whether an authority signed this certificate or list. Arithmetic over fixed bytes has one answer for ever, so it is
 * remembered while the parsed authority lives; dates, purposes and revocation are asked each time.
 */
export const signedBy = (
  authority: X509,
  signed: { readonly der: Uint8Array; readonly signed: Signed },
): Promise<boolean> => {
  const known = remembered.get(authority) ?? new Map<string, Promise<boolean>>();
  remembered.set(authority, known);
  const id = fingerprint(signed);
  const answer = known.get(id) ?? judge(authority, signed.signed);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(id, answer);
  return answer;
};

const judge = async (authority: X509, { algorithm, bytes, signature }: Signed): Promise<boolean> => {
  const key = publicKeyOf(authority);
  return key !== undefined && (await verifySignature(key, algorithm, bytes, signature));
};
