import { hexToBytes } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type DigestName, digestHex, digestName, digestOid } from './algorithms.ts';
import type { Bytes } from './der.ts';
import { derOf, integer, octets, oid, raw, sequence, set, sorted, tagged, timeOf } from './der-write.ts';
import { OID } from './oids.ts';
import { serialOf } from './x509.ts';

/** What a signature means, RFC 5126, 5.11.1. */
const COMMITMENTS = {
  origin: '1.2.840.113549.1.9.16.6.1',
  receipt: '1.2.840.113549.1.9.16.6.2',
  approval: '1.2.840.113549.1.9.16.6.5',
  creation: '1.2.840.113549.1.9.16.6.6',
} as const;

/** How signatures are made here, and by what names they stand in the CMS. */
const SIGNATURE_OIDS = {
  'ecdsa-sha256': { signature: '1.2.840.10045.4.3.2', digest: 'sha256' },
  'ecdsa-sha384': { signature: '1.2.840.10045.4.3.3', digest: 'sha384' },
  'rsa-sha256': { signature: OID.rsa, digest: 'sha256' },
  'gost-256': { signature: OID.gost256, digest: 'streebog256' },
  'gost-512': { signature: OID.gost512, digest: 'streebog512' },
} as const satisfies Record<string, { signature: string; digest: DigestName }>;

export type SignatureAlgorithm = keyof typeof SIGNATURE_OIDS;

export interface AttributesToSign {
  /** Of the document, hex in memory order; made with the digest that `digestOid` names. */
  readonly digest: string;
  readonly digestOid: string;
  /** Of the signer, DER. */
  readonly certificate: Uint8Array;
  readonly signingTime: Date;
  readonly commitment?: keyof typeof COMMITMENTS;
}

/**
 * The signed attributes of a CAdES-BES signature (ETSI EN 319 122-1): DER of the SET, which are the bytes to sign. The
 * certificate is bound by its hash, so that no other of the same key can be put in its place.
 */
export const signedAttributes = (given: AttributesToSign): Bytes =>
  derOf(
    set(
      attribute(OID.contentType, oid(OID.data)),
      attribute(OID.signingTime, timeOf(given.signingTime)),
      attribute(OID.messageDigest, octets(hexToBytes(given.digest))),
      attribute(OID.signingCertificateV2, sequence(sequence(certificateId(given)))),
      ...(given.commitment
        ? [attribute(OID.commitmentType, sequence(oid(COMMITMENTS[given.commitment])))]
        : []),
    ),
  );

export interface DetachedParts {
  /** As `signedAttributes` made them. */
  readonly attributes: Uint8Array;
  /** As CMS holds it: of an EC key the DER of r and s, of a GOST key s and r. */
  readonly signatureValue: Uint8Array;
  /** Of the signer, DER that `certificateFacts` reads; `chain` is the rest without its root. */
  readonly certificate: Uint8Array;
  readonly chain: readonly Uint8Array[];
  readonly algorithm: SignatureAlgorithm;
}

/** The detached CMS (DER) of a signature that was made elsewhere. */
export const assembleDetached = (parts: DetachedParts): Bytes => {
  const { issuer, serialNumber } = pkijs.Certificate.fromBER(new Uint8Array(parts.certificate));
  const { signature, digest } = SIGNATURE_OIDS[parts.algorithm];
  const digestAlgorithm = sequence(oid(digestOid(digest)));
  const attributes = asn1js.fromBER(parts.attributes).result;
  const signerInfo = sequence(
    integer('01'),
    sequence(raw(new Uint8Array(issuer.valueBeforeDecode)), integer(serialOf(serialNumber))),
    digestAlgorithm,
    tagged(0, ...(attributes instanceof asn1js.Set ? attributes.valueBlock.value : [])),
    signature === OID.rsa ? sequence(oid(signature), new asn1js.Null()) : sequence(oid(signature)),
    octets(parts.signatureValue),
  );
  const signedData = sequence(
    integer('01'),
    set(digestAlgorithm),
    sequence(oid(OID.data)),
    tagged(0, ...sorted([parts.certificate, ...parts.chain].map(raw))),
    set(signerInfo),
  );
  return derOf(sequence(oid(OID.signedData), tagged(0, signedData)));
};

/** ESSCertIDv2, RFC 5035; SHA-256 is its preset and stays unnamed. */
const certificateId = ({ certificate, digestOid: given }: AttributesToSign): asn1js.Sequence => {
  const name = digestName(given);
  return name?.startsWith('streebog')
    ? sequence(sequence(oid(given)), octets(hexToBytes(digestHex(name, certificate))))
    : sequence(octets(hexToBytes(digestHex('sha256', certificate))));
};

const attribute = (type: string, value: asn1js.AsnType): asn1js.Sequence => sequence(oid(type), set(value));
