import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { digestHex, digestName, digestOid, SHA1 } from '../algorithms.ts';
import { raw } from '../der-write.ts';
import { OID } from '../oids.ts';
import { nameOf, serialOf, type X509 } from '../x509.ts';
import type { Attribute, ParsedSigner } from './parse.ts';

/** What is asked of an attribute is short. */
const MOST_BYTES = 65_536;

/** The only value of a signed attribute; undefined when it does not stand there exactly once with one value. */
export const onlyValue = ({ attributes }: ParsedSigner, oid: string): asn1js.AsnType | undefined => {
  const [attribute, ...more] = attributes?.filter((each) => each.oid === oid) ?? [];
  const [value, ...others] = attribute?.values ?? [];
  return value && value.length <= MOST_BYTES && more.length + others.length === 0 ? raw(value) : undefined;
};

/** The first that stands twice, or once with no value or many. */
export const ambiguousOf = (attributes: readonly Attribute[]): string | undefined =>
  attributes.find(
    ({ oid, values }) => values.length !== 1 || attributes.filter((other) => other.oid === oid).length > 1,
  )?.oid;

export const signingTimeOf = (signer: ParsedSigner): Date | undefined => {
  const value = onlyValue(signer, OID.signingTime);
  const time =
    value instanceof asn1js.UTCTime || value instanceof asn1js.GeneralizedTime ? value.toDate() : undefined;
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
};

export const messageDigestOf = (signer: ParsedSigner): string | undefined => {
  const value = onlyValue(signer, OID.messageDigest);
  return value instanceof asn1js.OctetString ? bytesToHex(value.valueBlock.valueHexView) : undefined;
};

export const contentTypeOf = (signer: ParsedSigner): string | undefined => {
  const value = onlyValue(signer, OID.contentType);
  return value instanceof asn1js.ObjectIdentifier ? value.valueBlock.toString() : undefined;
};

/** Whether a certificate is the bound one; `weak` is bound by SHA-1, `unknown` by a digest not computed here. */
export type Binding = 'bound' | 'other' | 'weak' | 'unknown';

/**
 * RFC 5035: whether the first certificate that the attribute names is this one, by its hash and, where they stand, by
 * issuer and serial number.
 */
export const bindingOf = (attribute: asn1js.AsnType, certificate: X509): Binding =>
  binding(attribute, certificate, (algorithm) => algorithm || digestOid('sha256'));

/** RFC 2634: the same by SHA-1 alone. */
export const bindingBySha1 = (attribute: asn1js.AsnType, certificate: X509): Binding =>
  binding(attribute, certificate, (algorithm) => algorithm || SHA1);

const binding = (
  attribute: asn1js.AsnType,
  certificate: X509,
  algorithmOf: (named: string) => string,
): Binding => {
  const [first] = members(members(attribute)[0]);
  const parts = members(first);
  const [head] = parts;
  const named = head instanceof asn1js.Sequence;
  const algorithm = algorithmOf(named ? oidOf(members(head)[0]) : '');
  const hash = parts[named ? 1 : 0];
  const issuerSerial = parts[named ? 2 : 1];
  if (!(hash instanceof asn1js.OctetString)) return 'other';
  if (issuerSerial !== undefined && !isIssuerSerial(issuerSerial, certificate)) return 'other';
  const name = digestName(algorithm);
  const weak = algorithm === SHA1;
  if (!name && !weak) return 'unknown';
  const expected = name ? digestHex(name, certificate.der) : bytesToHex(sha1(certificate.der));
  if (bytesToHex(hash.valueBlock.valueHexView) !== expected) return 'other';
  return weak ? 'weak' : 'bound';
};

const DIRECTORY_NAME = 4;

const isIssuerSerial = (value: asn1js.AsnType, certificate: X509): boolean => {
  const [names, serial] = members(value);
  const issuers = members(names).map((name) => new pkijs.GeneralName({ schema: name }));
  return (
    serial instanceof asn1js.Integer &&
    serialOf(serial) === certificate.serial &&
    issuers.some(({ type, value }) => type === DIRECTORY_NAME && nameOf(value).key === certificate.issuer.key)
  );
};

const members = (value: asn1js.AsnType | undefined): readonly asn1js.AsnType[] =>
  value instanceof asn1js.Sequence ? value.valueBlock.value : [];

const oidOf = (value: asn1js.AsnType | undefined): string =>
  value instanceof asn1js.ObjectIdentifier ? value.valueBlock.toString() : '';
