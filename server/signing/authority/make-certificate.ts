import { createHash, type KeyObject, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import { integer, octets, oid, raw, sequence, set, tagged, timeOf } from '../../../lib/signing/der-write.ts';
import { bits, ECDSA_SHA384, extension, implicit, type Node, signedBy } from './der.ts';

export interface NewCertificate {
  /** Hex, at most 20 bytes. */
  readonly serial_number: string;
  readonly subject: DistinguishedName;
  readonly public_key: KeyObject;
  readonly not_before: Date;
  readonly not_after: Date;
  /** May issue certificates to people, and those issue none. */
  readonly is_authority: boolean;
  /** Where the list of revoked ones is. */
  readonly crl_url?: string;
}

export interface Issuer {
  readonly key: KeyObject;
  /** DER; absent when self-signed. */
  readonly certificate?: Uint8Array;
}

/** Signs and records only; certificates and CRLs only. */
const SIGNER_USAGE = bits(Uint8Array.of(0xc0), 6);
const AUTHORITY_USAGE = bits(Uint8Array.of(0x06), 1);

/** A certificate, DER. */
export const makeCertificate = (wanted: NewCertificate, issuer: Issuer): Uint8Array<ArrayBuffer> => {
  const subject = distinguishedName(wanted.subject);
  const spki = wanted.public_key.export({ format: 'der', type: 'spki' });
  const own_id = keyIdOf(spki);
  const parent = issuer.certificate && issuerParts(issuer.certificate);
  const tbs = sequence(
    tagged(0, integer('02')),
    integer(wanted.serial_number),
    ECDSA_SHA384,
    parent?.subject ?? subject,
    sequence(timeOf(wanted.not_before), timeOf(wanted.not_after)),
    subject,
    raw(spki),
    tagged(
      3,
      sequence(
        extension('2.5.29.19', true, wanted.is_authority ? AUTHORITY_CONSTRAINTS : sequence()),
        extension('2.5.29.15', true, wanted.is_authority ? AUTHORITY_USAGE : SIGNER_USAGE),
        extension('2.5.29.14', false, octets(own_id)),
        extension('2.5.29.35', false, authorityKey(parent?.key_id ?? own_id)),
        ...(wanted.crl_url ? [extension('2.5.29.31', false, distributionPoint(wanted.crl_url))] : []),
      ),
    ),
  );
  return signedBy(tbs, issuer.key);
};

/** pathlen 0. */
const AUTHORITY_CONSTRAINTS = sequence(new asn1js.Boolean({ value: true }), integer('00'));

/** How a certificate and a CRL name the key that signed them. */
export const authorityKey = (key_id: Uint8Array): Node => sequence(implicit(0, key_id));

const distributionPoint = (url: string): Node =>
  sequence(sequence(tagged(0, tagged(0, implicit(6, Buffer.from(url, 'latin1'))))));

/** Subject and key id of an issuer, as its certificates name it. */
export const issuerParts = (certificate: Uint8Array): { subject: Node; key_id: Uint8Array } => {
  const [tbs] = (asn1js.fromBER(Uint8Array.from(certificate).buffer).result as asn1js.Sequence).valueBlock
    .value as asn1js.Sequence[];
  const subject = tbs?.valueBlock.value[5];
  if (!subject) throw new Error('the issuer has no name');
  const spki = new X509Certificate(certificate).publicKey.export({ format: 'der', type: 'spki' });
  return { subject: subject as Node, key_id: keyIdOf(spki) };
};

/** SHA-1 over the key alone, as RFC 5280 names keys. */
const keyIdOf = (spki: Uint8Array): Uint8Array => {
  const parts = (asn1js.fromBER(Uint8Array.from(spki).buffer).result as asn1js.Sequence).valueBlock.value;
  const key = parts[1] as asn1js.BitString;
  return createHash('sha1').update(key.valueBlock.valueHexView).digest();
};

const LONGEST = 64;

type Kind = 'utf8' | 'printable' | 'numeric' | 'mail';

const ATTRIBUTES = {
  C: ['2.5.4.6', 'printable'],
  O: ['2.5.4.10', 'utf8'],
  CN: ['2.5.4.3', 'utf8'],
  SN: ['2.5.4.4', 'utf8'],
  G: ['2.5.4.42', 'utf8'],
  T: ['2.5.4.12', 'utf8'],
  E: ['1.2.840.113549.1.9.1', 'mail'],
  SNILS: ['1.2.643.100.3', 'numeric'],
  INN: ['1.2.643.3.131.1.1', 'numeric'],
} as const satisfies Record<string, readonly [string, Kind]>;

export type DistinguishedName = Readonly<Partial<Record<keyof typeof ATTRIBUTES, string>>>;

/**
 * A name of a certificate, one attribute after the other. It is put together from values and never read from a text:
 * an organization called «X, CN=admin» stays an organization. What is empty is left out.
 */
const distinguishedName = (name: DistinguishedName): Node =>
  sequence(
    ...Object.entries(ATTRIBUTES).flatMap(([short, [id, kind]]) => {
      const value = [...(name[short as keyof DistinguishedName] ?? '').trim()].slice(0, LONGEST).join('');
      return value === '' ? [] : [set(sequence(oid(id), STRINGS[kind](value)))];
    }),
  );

const STRINGS: Readonly<Record<Kind, (value: string) => Node>> = {
  utf8: (value) => new asn1js.Utf8String({ value }),
  printable: (value) => new asn1js.PrintableString({ value }),
  numeric: (value) => new asn1js.NumericString({ value }),
  mail: (value) => new asn1js.IA5String({ value }),
};
