import { createHash, randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import type { Bytes } from '../../../lib/signing/der.ts';
import {
  bits,
  derOf,
  integer,
  octets,
  oid,
  raw,
  sequence,
  set,
  tagged,
  timeOf,
} from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import type { TestKey } from './keys.ts';

export const NOW = new Date('2026-06-15T09:00:00.000Z');
export const daysFromNow = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

export type NamePart = readonly [oid: string, value: string, kind?: 'printable' | 'numeric'];

const NAME_KINDS = { printable: asn1js.PrintableString, numeric: asn1js.NumericString };

export const nameOf = (parts: readonly NamePart[]): asn1js.Sequence =>
  sequence(
    ...parts.map(([type, value, kind]) =>
      set(sequence(oid(type), new (kind ? NAME_KINDS[kind] : asn1js.Utf8String)({ value }))),
    ),
  );

export const common = (value: string): NamePart => ['2.5.4.3', value];

const USAGE_BITS: Record<string, number> = {
  digitalSignature: 0x80,
  nonRepudiation: 0x40,
  keyEncipherment: 0x20,
  keyCertSign: 0x04,
  cRLSign: 0x02,
};

export const extension = (type: string, value: asn1js.AsnType, critical = false): asn1js.Sequence =>
  sequence(oid(type), ...(critical ? [new asn1js.Boolean({ value: true })] : []), octets(derOf(value)));

export interface CertificateWish {
  readonly subject?: readonly NamePart[];
  readonly key: TestKey;
  readonly serial?: string;
  readonly from?: Date;
  readonly until?: Date;
  /** Undefined: nothing is said of authority; `null` of the path: as long as wanted. */
  readonly ca?: { readonly path: number | null } | false;
  /** null: no such extension. */
  readonly usage?: readonly string[] | null;
  readonly more?: readonly asn1js.Sequence[];
  /** Signs instead of the authority: a forgery. */
  readonly forger?: TestKey;
}

export interface CrlWish {
  readonly revoked?: readonly string[];
  /** In place of those that are revoked. */
  readonly entries?: readonly asn1js.AsnType[];
  readonly from?: Date;
  readonly until?: Date | null;
  readonly more?: readonly asn1js.Sequence[];
  readonly forger?: TestKey;
}

/** A certificate and the key that it is of. */
export interface Identity {
  readonly der: Bytes;
  readonly key: TestKey;
  readonly serial: string;
  readonly name: asn1js.Sequence;
}

export interface Authority extends Identity {
  issue(wish: CertificateWish): Identity;
  /** A subordinate authority. */
  found(name: string, key: TestKey, wish?: Partial<CertificateWish>): Authority;
  crl(wish?: CrlWish): Bytes;
}

export const rootAuthority = (name: string, key: TestKey, wish: Partial<CertificateWish> = {}): Authority =>
  authority(
    certify({ subject: [common(name)], ca: { path: null }, usage: ['keyCertSign', 'cRLSign'], key, ...wish }),
  );

const authority = (identity: Identity): Authority => ({
  ...identity,
  issue: (wish) => certify(wish, identity),
  found: (name, key, wish = {}) =>
    authority(
      certify(
        { subject: [common(name)], ca: { path: null }, usage: ['keyCertSign', 'cRLSign'], key, ...wish },
        identity,
      ),
    ),
  crl: (wish = {}) => listOf(identity, wish),
});

const keyId = (key: TestKey): Bytes => new Uint8Array(createHash('sha1').update(key.spki).digest());

const certify = (wish: CertificateWish, issuer?: Identity): Identity => {
  const serial = wish.serial ?? `4${randomBytes(8).toString('hex').slice(1)}`;
  const subject = nameOf(wish.subject ?? [common('Иванова Мария Петровна')]);
  const signer = wish.forger ?? issuer?.key ?? wish.key;
  const usage = wish.usage === undefined ? ['digitalSignature', 'nonRepudiation'] : wish.usage;
  const extensions = [
    ...(wish.ca === undefined ? [] : [extension(OID.basicConstraints, constraints(wish.ca), true)]),
    ...(usage === null ? [] : [extension(OID.keyUsage, usageBits(usage), true)]),
    extension(OID.subjectKeyIdentifier, octets(keyId(wish.key))),
    ...(issuer ? [authorityKeyId(issuer.key)] : []),
    ...(wish.more ?? []),
  ];
  const body = sequence(
    tagged(0, integer('02')),
    integer(serial),
    sequence(oid(signer.signatureOid), ...parameters(signer)),
    issuer?.name ?? subject,
    sequence(timeOf(wish.from ?? daysFromNow(-100)), timeOf(wish.until ?? daysFromNow(265))),
    subject,
    raw(wish.key.spki),
    tagged(3, sequence(...extensions)),
  );
  return { der: signed(body, signer), key: wish.key, serial, name: subject };
};

const listOf = (issuer: Identity, wish: CrlWish): Bytes => {
  const signer = wish.forger ?? issuer.key;
  const entries =
    wish.entries ?? (wish.revoked ?? []).map((serial) => sequence(integer(serial), timeOf(daysFromNow(-2))));
  const body = sequence(
    integer('01'),
    sequence(oid(signer.signatureOid), ...parameters(signer)),
    issuer.name,
    timeOf(wish.from ?? daysFromNow(-1)),
    ...(wish.until === null ? [] : [timeOf(wish.until ?? daysFromNow(6))]),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
    tagged(0, sequence(authorityKeyId(issuer.key), ...(wish.more ?? []))),
  );
  return signed(body, signer);
};

const signed = (body: asn1js.Sequence, signer: TestKey): Bytes =>
  derOf(
    sequence(body, sequence(oid(signer.signatureOid), ...parameters(signer)), bits(signer.sign(derOf(body)))),
  );

const parameters = ({ algorithm }: TestKey): asn1js.Null[] =>
  algorithm === 'rsa-sha256' ? [new asn1js.Null()] : [];

const authorityKeyId = (key: TestKey): asn1js.Sequence =>
  extension(
    OID.authorityKeyIdentifier,
    sequence(new asn1js.Primitive({ idBlock: { tagClass: 3, tagNumber: 0 }, valueHex: keyId(key) })),
  );

const constraints = (ca: { readonly path: number | null } | false): asn1js.Sequence =>
  ca
    ? sequence(
        new asn1js.Boolean({ value: true }),
        ...(ca.path === null ? [] : [integer(ca.path.toString(16))]),
      )
    : sequence();

const usageBits = (usage: readonly string[]): asn1js.BitString => {
  const value = usage.reduce((all, name) => all | (USAGE_BITS[name] ?? 0), 0);
  const unused = value ? Math.clz32(value & -value) ^ 31 : 0;
  return new asn1js.BitString({ valueHex: Uint8Array.of(value).buffer, unusedBits: unused });
};
