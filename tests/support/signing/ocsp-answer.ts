import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import { type Bytes, membersOf } from '../../../lib/signing/der.ts';
import { bits, derOf, integer, octets, oid, raw, sequence, tagged } from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import { type Authority, daysFromNow, extension, type Identity } from './authority.ts';
import { ecKey, type TestKey } from './keys.ts';

export interface AnswerWish {
  readonly status?: 'good' | 'revoked' | 'unknown';
  readonly revokedAt?: Date;
  readonly from?: Date;
  /** null: omitted. */
  readonly until?: Date | null;
  readonly produced?: Date;
  /** Answers in the authority's place. */
  readonly responder?: Identity;
  /** Signs instead of either: a forgery. */
  readonly forger?: TestKey;
  /** The authority whose name and key the answer names. */
  readonly issuer?: Identity;
  readonly serial?: string;
  readonly more?: readonly asn1js.AsnType[];
}

/** The responder an authority appointed. */
export const responderOf = (
  authority: Authority,
  {
    purpose = OID.ocspSigning as string,
    noCheck = true,
    ...wish
  }: { purpose?: string; noCheck?: boolean; from?: Date; until?: Date } = {},
): Identity =>
  authority.issue({
    key: ecKey(),
    ...wish,
    more: [
      extension(OID.extendedKeyUsage, sequence(oid(purpose))),
      ...(noCheck ? [extension(OID.ocspNoCheck, new asn1js.Null())] : []),
    ],
  });

/** What an authority says about a certificate: BasicOCSPResponse, DER. */
export const answerAbout = (certificate: Identity, authority: Authority, wish: AnswerWish = {}): Bytes => {
  const { responder, from = daysFromNow(-0.1), until = daysFromNow(1) } = wish;
  const key = wish.forger ?? (responder ?? authority).key;
  const sha1 = (bytes: Uint8Array) => octets(createHash('sha1').update(bytes).digest());
  const issuer = wish.issuer ?? authority;
  const algorithm = sequence(oid(key.signatureOid));
  const single = sequence(
    sequence(
      sequence(oid('1.3.14.3.2.26'), new asn1js.Null()),
      sha1(derOf(issuer.name)),
      sha1(keyBitsOf(issuer.key.spki)),
      integer(wish.serial ?? certificate.serial),
    ),
    statusOf(wish),
    time(from),
    ...(until ? [tagged(0, time(until))] : []),
    ...(wish.more ? [tagged(1, sequence(...wish.more))] : []),
  );
  const data = sequence(
    tagged(1, (responder ?? authority).name),
    time(wish.produced ?? from),
    sequence(single),
  );
  const enclosed = responder ? [tagged(0, sequence(raw(responder.der)))] : [];
  return derOf(sequence(data, algorithm, bits(key.sign(derOf(data))), ...enclosed));
};

/** OCSPResponse around what it holds. */
export const wholeAnswer = (basic: Uint8Array): Bytes => {
  const valueHex = Uint8Array.from(basic).buffer;
  const body = sequence(oid(OID.basicOcsp), new asn1js.OctetString({ valueHex }));
  return derOf(sequence(new asn1js.Enumerated({ value: 0 }), tagged(0, body)));
};

const time = (valueDate: Date) => new asn1js.GeneralizedTime({ valueDate });

const statusOf = ({ status = 'good', revokedAt = daysFromNow(-2) }: AnswerWish): asn1js.AsnType => {
  if (status === 'revoked') return tagged(1, time(revokedAt));
  const idBlock = { tagClass: 3, tagNumber: status === 'good' ? 0 : 2 };
  return new asn1js.Primitive({ idBlock });
};

const keyBitsOf = (spki: Bytes): Uint8Array => {
  const [, key] = membersOf(spki);
  return key ? spki.subarray(key.start + 1, key.end) : new Uint8Array();
};
