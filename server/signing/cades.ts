import { createHash, type KeyObject, sign } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  derOf,
  ecdsaWith,
  integer,
  type Node,
  octets,
  oid,
  raw,
  sequence,
  set,
  tagged,
  time,
} from './der.ts';

export interface ToSign {
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

const DATA = '1.2.840.113549.1.7.1';
const COMMITMENTS = { approval: '1.2.840.113549.1.9.16.6.5', origin: '1.2.840.113549.1.9.16.6.1' } as const;

/** A detached CAdES-BES, DER. */
export const detachedCades = (wanted: ToSign): Uint8Array<ArrayBuffer> => {
  const attributes = attributesOf(wanted).sort((a, b) => Buffer.compare(derOf(a), derOf(b)));
  const value = sign('sha256', derOf(set(...attributes)), wanted.key);
  const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
  const signer = sequence(
    integer(1),
    issuerAndSerial(wanted.certificate),
    sha256,
    tagged(0, ...attributes),
    ecdsaWith('sha256'),
    octets(value),
  );
  const signedData = sequence(
    integer(1),
    set(sha256),
    sequence(oid(DATA)),
    tagged(0, ...[wanted.certificate, ...wanted.chain].map(raw)),
    set(signer),
  );
  return derOf(sequence(oid('1.2.840.113549.1.7.2'), tagged(0, signedData)));
};

const attributesOf = ({ digest, certificate, signing_time, commitment }: ToSign): Node[] => [
  attribute('1.2.840.113549.1.9.3', oid(DATA)),
  attribute('1.2.840.113549.1.9.5', time(signing_time)),
  attribute('1.2.840.113549.1.9.4', octets(Buffer.from(digest, 'hex'))),
  attribute(
    '1.2.840.113549.1.9.16.2.47',
    sequence(sequence(sequence(octets(createHash('sha256').update(certificate).digest())))),
  ),
  attribute('1.2.840.113549.1.9.16.2.16', sequence(oid(COMMITMENTS[commitment]))),
];

const attribute = (id: string, value: Node): Node => sequence(oid(id), set(value));

const issuerAndSerial = (certificate: Uint8Array): Node => {
  const [tbs] = (asn1js.fromBER(Uint8Array.from(certificate).buffer).result as asn1js.Sequence).valueBlock
    .value as asn1js.Sequence[];
  const [, serial, , issuer] = tbs?.valueBlock.value ?? [];
  if (!serial || !issuer) throw new Error('the certificate has no issuer');
  return sequence(issuer as Node, serial as Node);
};
