import { type KeyObject, sign } from 'node:crypto';
import { digestOid } from '../../../lib/signing/algorithms.ts';
import { assembleDetached, signedAttributes } from '../../../lib/signing/cms.ts';

interface ToSign {
  /** SHA-256 of what is signed, hex. */
  readonly digest: string;
  readonly certificate: Uint8Array;
  /** Certificates above it that travel along. */
  readonly chain: readonly Uint8Array[];
  readonly key: KeyObject;
  readonly signing_time: Date;
  /** What the signature says: approved by a person, or made by the portal. */
  readonly commitment: 'approval' | 'origin';
}

/** A detached CAdES-BES of a key the server holds, DER. */
export const detachedCades = ({
  digest,
  certificate,
  chain,
  key,
  signing_time,
  commitment,
}: ToSign): Uint8Array<ArrayBuffer> => {
  const attributes = signedAttributes({
    digest,
    digestOid: digestOid('sha256'),
    certificate,
    signingTime: signing_time,
    commitment,
  });
  return assembleDetached({
    attributes,
    signatureValue: sign('sha256', attributes, key),
    certificate,
    chain,
    algorithm: 'ecdsa-sha256',
  });
};
