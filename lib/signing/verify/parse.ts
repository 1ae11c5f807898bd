import { bytesToHex } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Bytes, isStrictDer } from '../der.ts';
import { OID } from '../oids.ts';
import { derOf } from '../pem.ts';
import { type Algorithm, algorithmOf, nameOf, parseCertificate, serialOf, type X509 } from '../x509.ts';

/** A CMS SignedData, read and not judged. */
export interface ParsedCms {
  readonly contentType: string;
  readonly content: Bytes | undefined;
  readonly digestAlgorithms: readonly string[];
  readonly certificates: readonly X509[];
  readonly signers: readonly ParsedSigner[];
}

export interface ParsedSigner {
  readonly certificate: X509 | undefined;
  readonly digestAlgorithm: string;
  readonly algorithm: Algorithm;
  readonly signature: Bytes;
  /** Undefined when nothing but the document is signed. */
  readonly attributes: readonly Attribute[] | undefined;
  /** What the signature is over: the attributes as a SET. */
  readonly signedBytes: Bytes;
  readonly unsigned: readonly Attribute[];
}

export interface Attribute {
  readonly oid: string;
  readonly values: readonly asn1js.AsnType[];
}

/** A signature with its chain takes some kilobytes. */
export const MAX_BYTES = 256 * 1024;
const MAX_CERTIFICATES = 16;

/** The signature that DER, base64 or PEM holds; undefined when it holds none, or anything beside it. */
export const parseCms = (given: Uint8Array): ParsedCms | undefined => {
  const der = derOf(given);
  if (!der || der.length > MAX_BYTES || !isStrictDer(der)) return undefined;
  try {
    return read(new Uint8Array(der));
  } catch {
    return undefined;
  }
};

const read = (der: Bytes): ParsedCms | undefined => {
  const content = new pkijs.ContentInfo({ schema: asn1js.fromBER(der).result });
  if (content.contentType !== OID.signedData) return undefined;
  const signed = new pkijs.SignedData({ schema: content.content });
  const certificates = certificatesOf(content.content);
  const { eContentType, eContent } = signed.encapContentInfo;
  return (
    certificates && {
      contentType: eContentType,
      content: eContent && new Uint8Array(eContent.getValue()),
      digestAlgorithms: signed.digestAlgorithms.map(({ algorithmId }) => algorithmId),
      certificates,
      signers: signed.signerInfos.map((signer) => signerOf(signer, certificates)),
    }
  );
};

const CONTEXT = 3;

/** As they stand, for their signatures are over their bytes. Undefined when one of them cannot be read. */
const certificatesOf = (signedData: unknown): readonly X509[] | undefined => {
  const parts = signedData instanceof asn1js.Sequence ? signedData.valueBlock.value : [];
  const set = parts.find(({ idBlock }) => idBlock.tagClass === CONTEXT && idBlock.tagNumber === 0);
  const members = set instanceof asn1js.Constructed ? set.valueBlock.value : [];
  const certificates = members
    .map((member) => parseCertificate(member.valueBeforeDecodeView))
    .filter((each) => each !== undefined);
  return certificates.length === members.length && members.length <= MAX_CERTIFICATES
    ? certificates
    : undefined;
};

const signerOf = (signer: pkijs.SignerInfo, certificates: readonly X509[]): ParsedSigner => ({
  certificate: certificateOf(signer.sid, certificates),
  digestAlgorithm: signer.digestAlgorithm.algorithmId,
  algorithm: algorithmOf(signer.signatureAlgorithm),
  signature: new Uint8Array(signer.signature.valueBlock.valueHexView),
  attributes: signer.signedAttrs?.attributes.map(attributeOf),
  signedBytes: new Uint8Array(signer.signedAttrs?.encodedValue ?? []),
  unsigned: signer.unsignedAttrs?.attributes.map(attributeOf) ?? [],
});

const attributeOf = ({ type, values }: pkijs.Attribute): Attribute => ({ oid: type, values });

const certificateOf = (sid: unknown, certificates: readonly X509[]): X509 | undefined => {
  if (sid instanceof pkijs.IssuerAndSerialNumber) {
    const [issuer, serial] = [nameOf(sid.issuer).key, serialOf(sid.serialNumber)];
    return certificates.find((each) => each.issuer.key === issuer && each.serial === serial);
  }
  if (!(sid instanceof asn1js.Primitive)) return undefined;
  const id = bytesToHex(sid.valueBlock.valueHexView);
  return certificates.find(({ subjectKeyId }) => subjectKeyId === id);
};
