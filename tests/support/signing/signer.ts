import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import { digestHex, digestOid } from '../../../lib/signing/algorithms.ts';
import { assembleDetached, signedAttributes } from '../../../lib/signing/cms.ts';
import type { Bytes } from '../../../lib/signing/der.ts';
import {
  derOf,
  integer,
  octets,
  oid,
  raw,
  sequence,
  set,
  sorted,
  tagged,
} from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import { createFastStreebog } from '../../../lib/signing/streebog-wasm.ts';
import type { Digests } from '../../../lib/signing/verify/checks.ts';
import { type Identity, NOW } from './authority.ts';

export const DOCUMENT: Uint8Array = new TextEncoder().encode(
  'Прошу предоставить отпуск с 15.07.2026\r\n'.repeat(2),
);

/** What is stored of a document's bytes. */
export const digestsOf = (bytes: Uint8Array): Digests => {
  const sha = (name: string) => createHash(name).update(bytes).digest('hex');
  const streebog = (size: 256 | 512) => {
    const digest = createFastStreebog(size);
    digest.update(bytes);
    return digest.digestHex();
  };
  return {
    sha256: sha('sha256'),
    sha384: sha('sha384'),
    sha512: sha('sha512'),
    streebog256: streebog(256),
    streebog512: streebog(512),
  };
};

/** A signature as it should be. */
export const signDetached = (
  { der, key }: Identity,
  { bytes = DOCUMENT, time = NOW, chain = [] as Bytes[] } = {},
): Bytes => {
  const attributes = signedAttributes({
    digest: digestsOf(bytes)[key.digest] ?? '',
    digestOid: digestOid(key.digest),
    certificate: der,
    signingTime: time,
    commitment: 'approval',
  });
  return assembleDetached({
    attributes,
    signatureValue: key.sign(attributes),
    certificate: der,
    chain,
    algorithm: key.algorithm,
  });
};

/** One signature among those of a CMS, with everything that may be wrong in it. */
export interface SignerWish {
  readonly identity: Identity;
  /** In place of the attributes that belong there; null: none are signed. */
  readonly attributes?: readonly asn1js.AsnType[] | null;
  readonly issuer?: Identity;
  readonly sid?: asn1js.AsnType;
  readonly digestOid?: string;
  readonly signature?: Bytes;
  readonly signatureAlgorithm?: asn1js.AsnType;
  readonly unsigned?: readonly asn1js.AsnType[];
}

export interface CmsWish {
  readonly signers: readonly SignerWish[];
  readonly content?: Uint8Array;
  readonly contentType?: string;
  readonly digestOids?: readonly string[];
  readonly certificates?: readonly Bytes[];
}

/** A CMS exactly as it is wished, sound or not. */
export const craft = (wish: CmsWish): Bytes => {
  const digests = wish.digestOids ?? [
    ...new Set(wish.signers.map((signer) => signer.digestOid ?? digestOid(signer.identity.key.digest))),
  ];
  const certificates = wish.certificates ?? wish.signers.map(({ identity }) => identity.der);
  const signedData = sequence(
    integer('01'),
    set(...digests.map((digest) => sequence(oid(digest)))),
    sequence(oid(wish.contentType ?? OID.data), ...(wish.content ? [tagged(0, octets(wish.content))] : [])),
    ...(certificates.length > 0 ? [tagged(0, ...sorted(certificates.map(raw)))] : []),
    set(...wish.signers.map(signerInfo)),
  );
  return derOf(sequence(oid(OID.signedData), tagged(0, signedData)));
};

const signerInfo = (wish: SignerWish): asn1js.Sequence => {
  const { identity } = wish;
  const { key } = identity;
  const attributes = wish.attributes === null ? [] : sorted(wish.attributes ?? attributesOf(identity));
  const over = wish.attributes === null ? DOCUMENT : derOf(new asn1js.Set({ value: attributes }));
  return sequence(
    integer('01'),
    wish.sid ?? sequence(raw(issuerOf(identity)), integer(identity.serial)),
    sequence(oid(wish.digestOid ?? digestOid(key.digest))),
    ...(wish.attributes === null ? [] : [tagged(0, ...attributes)]),
    wish.signatureAlgorithm ?? sequence(oid(key.signatureOid)),
    octets(wish.signature ?? key.sign(over)),
    ...(wish.unsigned ? [tagged(1, ...wish.unsigned)] : []),
  );
};

/** The issuer's name as the certificate holds it. */
const issuerOf = ({ der }: Identity): Bytes => {
  const certificate = asn1js.fromBER(der).result as asn1js.Sequence;
  const body = certificate.valueBlock.value[0] as asn1js.Sequence;
  const issuer = body.valueBlock.value[3] as asn1js.Sequence;
  return derOf(issuer);
};

export const attribute = (type: string, ...values: asn1js.AsnType[]): asn1js.Sequence =>
  sequence(oid(type), set(...values));

/** The signed attributes of a sound signature, to take one out, change or double. */
export const attributesOf = (
  { der, key }: Identity,
  { digest = digestsOf(DOCUMENT)[key.digest] ?? '', time = NOW } = {},
): asn1js.AsnType[] => {
  const whole = asn1js.fromBER(
    signedAttributes({ digest, digestOid: digestOid(key.digest), certificate: der, signingTime: time }),
  ).result as asn1js.Set;
  return whole.valueBlock.value;
};

/** The attributes without those of a type. */
export const without = (attributes: readonly asn1js.AsnType[], type: string): asn1js.AsnType[] =>
  attributes.filter((each) => {
    const name = (each as asn1js.Sequence).valueBlock.value[0] as asn1js.ObjectIdentifier;
    return name.valueBlock.toString() !== type;
  });

/** The attribute that binds a certificate by its SHA-256. */
export const essOf = (der: Uint8Array): asn1js.Sequence =>
  attribute(
    OID.signingCertificateV2,
    sequence(sequence(sequence(octets(Buffer.from(digestHex('sha256', der), 'hex'))))),
  );
