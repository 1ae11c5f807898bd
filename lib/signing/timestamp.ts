import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import { type DigestName, digestHex, digestOid } from './algorithms.ts';
import { type BerElement, elementAt, membersOf, readBer, wholeOf } from './ber.ts';
import { type Bytes, isStrictDer } from './der.ts';
import { constructed, inOrderOfDer } from './der-set.ts';
import { derOf, integer, octets, oid, raw, sequence } from './der-write.ts';
import { OID } from './oids.ts';
import { derOf as cleanDer } from './pem.ts';
import { type ParsedSigner, parseCms } from './verify/parse.ts';

/** An answer is a token, with its chain at most. */
const MAX_BYTES = 256 * 1024;

/**
 * The question to a time-stamping authority (RFC 3161): when was this signature value there? The nonce (hex, new for
 * each question) keeps an old answer from being sent again.
 */
export const timestampRequest = (signatureValue: string, nonce: string): Bytes =>
  derOf(
    sequence(
      integer('01'),
      sequence(
        sequence(oid(digestOid('sha256')), new asn1js.Null()),
        octets(sha256(hexToBytes(signatureValue))),
      ),
      integer(nonce),
      new asn1js.Boolean({ value: true }),
    ),
  );

/** What an authority answered: a token, or that it gives none. Undefined when it is no answer of RFC 3161. */
export const readTimestampResponse = (
  response: Uint8Array,
): { status: number; token?: Bytes } | undefined => {
  if (response.length > MAX_BYTES || !isStrictDer(response)) return undefined;
  const [info, token] = members(raw(response));
  const [status] = members(info);
  if (!(status instanceof asn1js.Integer)) return undefined;
  return { status: status.valueBlock.valueDec, ...(token ? { token: derOf(token) } : {}) };
};

/**
 * The same signature with the token as an unsigned attribute (CAdES-T). Its parts stay as they came; a token that was
 * there before stays too. Undefined when it is no signature by one signer.
 */
export const withTimestamp = (cms: Uint8Array, token: Uint8Array): Bytes | undefined => {
  const given = cleanDer(cms);
  const ber = given && readBer(new Uint8Array(given));
  if (!ber || parseCms(given)?.signerCount !== 1) return undefined;
  const inside = (element: BerElement | undefined) => (element ? [...membersOf(ber, element)] : []);
  const asTheyCame = (elements: readonly BerElement[]) => elements.map((each) => wholeOf(ber, each));
  const [type, wrapper] = inside(elementAt(ber, 0));
  const parts = inside(inside(wrapper)[0]);
  const signer = inside(inside(parts.at(-1))[0]);
  const unsigned = signer.filter(({ tag }, index) => tag === TAG.unsigned && index === signer.length - 1);
  const attribute = constructed(TAG.sequence, derOf(oid(OID.timestampToken)), constructed(TAG.set, token));
  const beside = inOrderOfDer([...unsigned.flatMap((each) => asTheyCame(inside(each))), attribute]);
  const signed = asTheyCame(signer.slice(0, signer.length - unsigned.length));
  const stamped = constructed(TAG.sequence, ...signed, constructed(TAG.unsigned, ...beside));
  const signedData = constructed(
    TAG.sequence,
    ...asTheyCame(parts.slice(0, -1)),
    constructed(TAG.set, stamped),
  );
  return constructed(TAG.sequence, ...asTheyCame(type ? [type] : []), constructed(TAG.wrapper, signedData));
};

const TAG = { sequence: 0x30, set: 0x31, wrapper: 0xa0, unsigned: 0xa1 };

/** A signature has one, or some over the years; each takes a search for its chain. */
const MAX_TOKENS = 4;

/** The tokens beside a signature, DER; of more than four the first. */
export const timestampsIn = (cms: Uint8Array): readonly Bytes[] => {
  const [signer] = parseCms(cms)?.signers ?? [];
  return signer ? timestampsOf(signer) : [];
};

export const timestampsOf = ({ unsigned }: ParsedSigner): readonly Bytes[] =>
  unsigned
    .filter((attribute) => attribute.oid === OID.timestampToken)
    .flatMap(({ values }) => values)
    .slice(0, MAX_TOKENS);

/** The digest that a token must be about, hex. */
export const imprintOf = (signatureValue: string, digest: DigestName): string =>
  digestHex(digest, hexToBytes(signatureValue));

const members = (value: asn1js.AsnType | undefined): readonly asn1js.AsnType[] =>
  value instanceof asn1js.Constructed ? value.valueBlock.value : [];
