import * as asn1js from 'asn1js';
import { digestHex, digestOid } from '../../../lib/signing/algorithms.ts';
import type { Bytes } from '../../../lib/signing/der.ts';
import { derOf, integer, octets, oid, raw, sequence } from '../../../lib/signing/der-write.ts';
import { OID } from '../../../lib/signing/oids.ts';
import { type Authority, extension, type Identity, NOW } from './authority.ts';
import { ecKey } from './keys.ts';
import { attribute, craft, essOf } from './signer.ts';

/** A signer of timestamps under this authority. */
export const timeAuthority = (
  under: Authority,
  { purposes = [OID.timeStamping] as string[], critical = true } = {},
): Identity =>
  under.issue({
    key: ecKey(),
    more: [extension(OID.extendedKeyUsage, sequence(...purposes.map(oid)), critical)],
  });

export interface TokenWish {
  readonly imprintOid?: string;
  readonly time?: Date;
  /** Another statement than the one that is signed. */
  readonly content?: Uint8Array;
  /** The certificate that the token binds. */
  readonly bound?: Bytes;
  readonly contentType?: string;
}

/** What a token states about a request (TSTInfo, DER). */
export const statementFor = (request: Uint8Array, wish: TokenWish = {}): Bytes => {
  const [, imprint, nonce] = (raw(request) as asn1js.Sequence).valueBlock.value;
  const asked = (imprint as asn1js.Sequence).valueBlock.value[1] as asn1js.OctetString;
  return derOf(
    sequence(
      integer('01'),
      oid('1.2.643.100.111'),
      sequence(
        sequence(oid(wish.imprintOid ?? digestOid('sha256')), new asn1js.Null()),
        octets(asked.valueBlock.valueHexView),
      ),
      integer('77'),
      new asn1js.GeneralizedTime({ valueDate: wish.time ?? NOW }),
      nonce as asn1js.Integer,
    ),
  );
};

/** The token that answers a request (DER). */
export const tokenFor = (tsa: Identity, request: Uint8Array, wish: TokenWish = {}): Bytes => {
  const info = statementFor(request, wish);
  const type = wish.contentType ?? OID.timestampInfo;
  return craft({
    contentType: type,
    content: wish.content ?? info,
    signers: [
      {
        identity: tsa,
        attributes: [
          attribute(OID.contentType, oid(type)),
          attribute(OID.messageDigest, octets(Buffer.from(digestHex('sha256', info), 'hex'))),
          essOf(wish.bound ?? tsa.der),
        ],
      },
    ],
  });
};

/** The whole answer: status 0 with the token, or a refusal. */
export const answer = (token: Uint8Array | undefined, status = token ? 0 : 2): Bytes =>
  derOf(sequence(sequence(new asn1js.Integer({ value: status })), ...(token ? [raw(token)] : [])));
