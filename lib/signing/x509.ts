import { bytesToHex } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Bytes, isStrictDer } from './der.ts';
import { OID } from './oids.ts';

/** An algorithm as it stands in a certificate or signature; parameters in DER. */
export interface Algorithm {
  readonly oid: string;
  readonly parameters: Bytes | undefined;
}

/** Bytes that are signed, and what signs them. */
export interface Signed {
  readonly bytes: Bytes;
  readonly algorithm: Algorithm;
  readonly signature: Bytes;
}

export interface Extension {
  readonly critical: boolean;
  readonly value: Bytes;
}

/** A parsed certificate, its dates in milliseconds. */
export interface X509 {
  readonly der: Bytes;
  readonly signed: Signed;
  /** Hex, without the sign byte. */
  readonly serial: string;
  readonly issuer: Name;
  readonly subject: Name;
  readonly notBefore: number;
  readonly notAfter: number;
  readonly spki: Bytes;
  readonly keyOid: string;
  readonly extensions: ReadonlyMap<string, Extension>;
  readonly isCa: boolean;
  readonly pathLength: number | undefined;
  /** Undefined when the certificate does not restrict its key. */
  readonly keyUsage: readonly string[] | undefined;
  readonly extendedKeyUsage: readonly string[] | undefined;
  readonly subjectKeyId: string | undefined;
  readonly authorityKeyId: string | undefined;
}

/** A distinguished name: its parts in order, and keys that equal parts and equal names share. */
export interface Name {
  readonly parts: readonly { readonly oid: string; readonly value: string }[];
  readonly keys: readonly string[];
  readonly key: string;
}

/** Undefined for what is no certificate in strict DER, or has an extension twice. */
export const parseCertificate = (der: Uint8Array): X509 | undefined => {
  if (!isStrictDer(der)) return undefined;
  try {
    return read(new Uint8Array(der));
  } catch {
    return undefined;
  }
};

const read = (der: Bytes): X509 | undefined => {
  const certificate = pkijs.Certificate.fromBER(der);
  const extensions = extensionsOf(certificate.extensions);
  if (!extensions || !sameAlgorithm(certificate.signature, certificate.signatureAlgorithm)) return undefined;
  if (certificate.signatureValue.valueBlock.unusedBits !== 0) return undefined;
  const constraints = extensions.get(OID.basicConstraints);
  const basic = constraints && pkijs.BasicConstraints.fromBER(constraints.value);
  return {
    der,
    signed: {
      bytes: new Uint8Array(certificate.tbsView),
      algorithm: algorithmOf(certificate.signatureAlgorithm),
      signature: new Uint8Array(certificate.signatureValue.valueBlock.valueHexView),
    },
    serial: serialOf(certificate.serialNumber),
    issuer: nameOf(certificate.issuer),
    subject: nameOf(certificate.subject),
    notBefore: certificate.notBefore.value.getTime(),
    notAfter: certificate.notAfter.value.getTime(),
    spki: new Uint8Array(certificate.subjectPublicKeyInfo.toSchema().toBER()),
    keyOid: certificate.subjectPublicKeyInfo.algorithm.algorithmId,
    extensions,
    isCa: basic?.cA === true,
    pathLength: typeof basic?.pathLenConstraint === 'number' ? basic.pathLenConstraint : undefined,
    keyUsage: keyUsageOf(extensions.get(OID.keyUsage)),
    extendedKeyUsage: extendedKeyUsageOf(extensions.get(OID.extendedKeyUsage)),
    subjectKeyId: octets(extensions.get(OID.subjectKeyIdentifier)),
    authorityKeyId: authorityKeyIdOf(extensions.get(OID.authorityKeyIdentifier)),
  };
};

export const algorithmOf = ({ algorithmId, algorithmParams }: pkijs.AlgorithmIdentifier): Algorithm => ({
  oid: algorithmId,
  parameters: algorithmParams ? new Uint8Array(algorithmParams.toBER()) : undefined,
});

const sameAlgorithm = (a: pkijs.AlgorithmIdentifier, b: pkijs.AlgorithmIdentifier): boolean =>
  bytesToHex(new Uint8Array(a.toSchema().toBER())) === bytesToHex(new Uint8Array(b.toSchema().toBER()));

/** Lower-case hex of a serial number, without the byte that only says it is positive. */
export const serialOf = (serial: asn1js.Integer): string => serialHex(serial.valueBlock.valueHexView);

export const serialHex = (content: Uint8Array): string => bytesToHex(content).replace(/^00(?=.)/, '');

/** Undefined when one of them stands twice: which would hold? */
export const extensionsOf = (
  list: readonly pkijs.Extension[] | undefined,
): ReadonlyMap<string, Extension> | undefined => {
  const extensions = new Map(
    (list ?? []).map(({ extnID, critical, extnValue }) => [
      extnID,
      { critical, value: new Uint8Array(extnValue.valueBlock.valueHexView) },
    ]),
  );
  return extensions.size === (list ?? []).length ? extensions : undefined;
};

export const nameOf = (name: pkijs.RelativeDistinguishedNames): Name => {
  const parts = name.typesAndValues.map(({ type, value }) => ({ oid: type, value: textOf(value) }));
  // RFC 5280, 7.1: letter case and repeated spaces make no difference.
  const keys = parts.map(({ oid, value }) => `${oid}=${value.trim().replace(/\s+/g, ' ').toLowerCase()}`);
  return { parts, keys, key: JSON.stringify(keys) };
};

const textOf = (value: pkijs.AttributeValueType): string => {
  const text: unknown = value.valueBlock.value;
  return typeof text === 'string' ? text : bytesToHex(new Uint8Array(value.toBER()));
};

/** The bits of RFC 5280, 4.2.1.3, from the first. */
const KEY_USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
];

const keyUsageOf = (extension: Extension | undefined): readonly string[] | undefined => {
  if (!extension) return undefined;
  const bits = asn1js.fromBER(extension.value).result;
  const bytes = bits instanceof asn1js.BitString ? bits.valueBlock.valueHexView : new Uint8Array();
  return KEY_USAGES.filter((_, bit) => ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
};

const extendedKeyUsageOf = (extension: Extension | undefined): readonly string[] | undefined =>
  extension && pkijs.ExtKeyUsage.fromBER(extension.value).keyPurposes;

const octets = (extension: Extension | undefined): string | undefined => {
  const value = extension && asn1js.fromBER(extension.value).result;
  return value instanceof asn1js.OctetString ? bytesToHex(value.valueBlock.valueHexView) : undefined;
};

export const authorityKeyIdOf = (extension: Extension | undefined): string | undefined => {
  const id = extension && pkijs.AuthorityKeyIdentifier.fromBER(extension.value).keyIdentifier;
  return id ? bytesToHex(id.valueBlock.valueHexView) : undefined;
};
