import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import { type DigestName, digestHex, digestOid } from './algorithms.ts';
import { derOf as derOfBer, elementAt, readBer } from './ber.ts';
import { type Bytes, isStrictDer } from './der.ts';
import { derOf, integer, octets, oid, raw, sequence, set, sorted, tagged } from './der-write.ts';
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
 * The same signature in DER with the token beside it, as nobody's signed attribute (CAdES-T). Its value stays; a token
 * that was there before stays too. Undefined when it is no signature by one signer.
 */
export const withTimestamp = (cms: Uint8Array, token: Uint8Array): Bytes | undefined => {
  const given = cleanDer(cms);
  const ber = given && readBer(new Uint8Array(given));
  if (!ber || parseCms(given)?.signerCount !== 1) return undefined;
  const contentInfo = raw(derOfBer(ber, elementAt(ber, 0)));
  const signedData = members(members(contentInfo)[1])[0];
  const signer = members(members(signedData).at(-1))[0];
  if (!(signer instanceof asn1js.Sequence)) return undefined;
  const attribute = sequence(oid(OID.timestampToken), set(raw(token)));
  const parts = signer.valueBlock.value;
  const last = parts.at(-1);
  if (isUnsigned(last)) parts.pop();
  parts.push(tagged(1, ...sorted([...(isUnsigned(last) ? members(last) : []), attribute])));
  return derOf(contentInfo);
};

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

const CONTEXT = 3;

const isUnsigned = (part: asn1js.AsnType | undefined): boolean =>
  part?.idBlock.tagClass === CONTEXT && part.idBlock.tagNumber === 1;

const members = (value: asn1js.AsnType | undefined): readonly asn1js.AsnType[] =>
  value instanceof asn1js.Constructed ? value.valueBlock.value : [];
