import * as asn1js from 'asn1js';
import { type DigestName, digestHex } from '../algorithms.ts';
import { type Bytes, isStrictDer } from '../der.ts';
import { gostVerify } from '../gost/verify.ts';
import { fits, type PublicKey, schemeOf } from '../public-key.ts';
import type { Algorithm } from '../x509.ts';

/** Whether a signature is the key's over these bytes, digested as the scheme or else `digest` says. */
export const verifySignature = async (
  key: PublicKey,
  algorithm: Algorithm,
  bytes: Bytes,
  signature: Bytes,
  digest?: DigestName,
): Promise<boolean> => {
  const scheme = schemeOf(algorithm);
  const name = scheme?.digest ?? digest;
  if (!scheme || !name || (scheme.digest && digest && scheme.digest !== digest) || !fits(scheme, key))
    return false;
  if ('key' in key) {
    await turnOfOthers();
    return gostVerify(key.key, digestHex(name, bytes), signature);
  }
  const hash = WEB_HASHES[name];
  if (!hash) return false;
  try {
    if (key.kind === 'rsa') {
      const pss = scheme.key === 'rsa-pss';
      const method = { name: pss ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash };
      const rsa = await crypto.subtle.importKey('spki', key.spki, method, false, ['verify']);
      return await crypto.subtle.verify(
        pss ? { name: 'RSA-PSS', saltLength: scheme.salt ?? 0 } : method,
        rsa,
        signature,
        bytes,
      );
    }
    const pair = pairOf(signature, key.bytes);
    if (!pair) return false;
    const method = { name: 'ECDSA', namedCurve: key.namedCurve };
    const ec = await crypto.subtle.importKey('spki', key.spki, method, false, ['verify']);
    return await crypto.subtle.verify({ name: 'ECDSA', hash }, ec, pair, bytes);
  } catch {
    return false;
  }
};

/** GOST arithmetic runs here, not in the platform's threads: a search over many links delays others by one at most. */
const turnOfOthers = (): Promise<void> =>
  new Promise((done) => {
    if (typeof setImmediate === 'function') setImmediate(done);
    else setTimeout(done);
  });

const WEB_HASHES: Partial<Record<DigestName, string>> = {
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** The tag of an integer in DER. */
const INTEGER = 2;

/** r and s side by side, as the platform wants them, out of their DER. */
const pairOf = (signature: Bytes, length: number): Bytes | undefined => {
  if (!isStrictDer(signature)) return undefined;
  const { result } = asn1js.fromBER(signature);
  const parts = result instanceof asn1js.Sequence ? result.valueBlock.value : [];
  if (parts.length !== 2) return undefined;
  const pair = new Uint8Array(2 * length);
  for (const [index, part] of parts.entries()) {
    // An enumerated value is read as an integer, and is none.
    if (!(part instanceof asn1js.Integer) || part.idBlock.tagNumber !== INTEGER) return undefined;
    const digits = part.valueBlock.valueHexView;
    const magnitude = digits[0] === 0 ? digits.subarray(1) : digits;
    // A negative number has no place here.
    if ((digits[0] ?? 0) >= 0x80 || magnitude.length > length) return undefined;
    pair.set(magnitude, (index + 1) * length - magnitude.length);
  }
  return pair;
};
