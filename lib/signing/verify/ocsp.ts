import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { digestHex, digestName, SHA1 } from '../algorithms.ts';
import { type Bytes, type Element, isStrictDer, membersOf } from '../der.ts';
import { GENERALIZED_TIME, timeIn } from '../der-time.ts';
import { OID } from '../oids.ts';
import { algorithmOf, extensionsOf, type Signed, serialHex, type X509 } from '../x509.ts';
import { readCertificates } from './enclosed-certificates.ts';

/** What an authority, or its responder, answered about single certificates (RFC 6960); times in milliseconds. */
export interface OcspAnswer {
  readonly der: Bytes;
  readonly signed: Signed;
  readonly producedAt: number;
  /** Certificates of possible responders. */
  readonly certificates: readonly X509[];
  readonly statuses: readonly OcspStatus[];
}

export interface OcspStatus {
  readonly serial: string;
  readonly status: 'good' | 'revoked' | 'unknown';
  readonly revokedAt: number | undefined;
  readonly thisUpdate: number;
  readonly nextUpdate: number | undefined;
  /** The issuer as it is named: a digest of its name and of its key. */
  readonly issuer: { readonly digest: string; readonly name: string; readonly key: string };
}

const MOST_ELEMENTS = 200_000;
const MOST_RESPONDERS = 4;
/** An answer is about one certificate, or about those of a chain. */
const MOST_STATUSES = 1_000;

/** A whole answer or what it holds, DER; undefined for what is none, or for one with an unknown critical extension. */
export const parseOcsp = (given: Uint8Array): OcspAnswer | undefined => {
  if (!isStrictDer(given, MOST_ELEMENTS)) return undefined;
  try {
    const basic = basicIn(new Uint8Array(given));
    return basic && read(basic);
  } catch {
    return undefined;
  }
};

const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  enumerated: 0x0a,
  sequence: 0x30,
  first: 0xa0,
  second: 0xa1,
};

const wholeIn = (der: Bytes, { at, end }: Element): Bytes => der.subarray(at, end);
const contentIn = (der: Bytes, { start, end }: Element): Bytes => der.subarray(start, end);

/** BasicOCSPResponse: as it is, or out of an OCSPResponse that says that all went well. */
const basicIn = (der: Bytes): Bytes | undefined => {
  const [status, wrapper] = membersOf(der);
  if (status?.tag !== TAG.enumerated) return der;
  if (der[status.start] !== 0 || wrapper?.tag !== TAG.first) return undefined;
  const [body] = membersOf(der, wrapper.at);
  const [type, octets] = body ? membersOf(der, body.at) : [];
  const named = type && asn1js.fromBER(wholeIn(der, type)).result;
  const isBasic = named instanceof asn1js.ObjectIdentifier && named.valueBlock.toString() === OID.basicOcsp;
  if (!isBasic || octets?.tag !== TAG.octets) return undefined;
  const basic = contentIn(der, octets).slice();
  return isStrictDer(basic, MOST_ELEMENTS) ? basic : undefined;
};

const read = (der: Bytes): OcspAnswer | undefined => {
  const [data, algorithm, signature, enclosed] = membersOf(der);
  if (der[0] !== TAG.sequence || data?.tag !== TAG.sequence || algorithm?.tag !== TAG.sequence)
    return undefined;
  if (signature?.tag !== TAG.bits || der[signature.start] !== 0) return undefined;
  const parts = [...membersOf(der, data.at)];
  const times = parts.findIndex(({ tag }) => tag === GENERALIZED_TIME);
  const [produced, responses, extensions] = times < 0 ? [] : parts.slice(times);
  const producedAt = timeIn(der, produced);
  if (producedAt === undefined || responses?.tag !== TAG.sequence || isDemanding(der, extensions))
    return undefined;
  const [list] = enclosed?.tag === TAG.first ? membersOf(der, enclosed.at) : [];
  const certificates = [...(list ? membersOf(der, list.at) : [])].slice(0, MOST_RESPONDERS);
  return {
    der,
    signed: {
      bytes: wholeIn(der, data),
      algorithm: algorithmOf(pkijs.AlgorithmIdentifier.fromBER(wholeIn(der, algorithm))),
      signature: der.subarray(signature.start + 1, signature.end),
    },
    producedAt,
    certificates: readCertificates(certificates.map((each) => wholeIn(der, each))),
    statuses: [...membersOf(der, responses.at)]
      .slice(0, MOST_STATUSES)
      .flatMap((each) => statusOf(der, each) ?? []),
  };
};

const STATUSES: Readonly<Record<number, OcspStatus['status']>> = { 0: 'good', 1: 'revoked', 2: 'unknown' };

/** SingleResponse of RFC 6960, 4.2.1; undefined for one that is read in part only. */
const statusOf = (der: Bytes, single: Element): OcspStatus | undefined => {
  const [id, said, current, ...more] = membersOf(der, single.at);
  const [digest, name, key, serial] = id ? membersOf(der, id.at) : [];
  const thisUpdate = timeIn(der, current);
  const status = STATUSES[(said?.tag ?? 0xff) & 0x1f];
  if (!digest || name?.tag !== TAG.octets || key?.tag !== TAG.octets || serial?.tag !== TAG.integer)
    return undefined;
  if (!said || !status || thisUpdate === undefined) return undefined;
  const next = more.find(({ tag }) => tag === TAG.first);
  const [nextTime] = next ? membersOf(der, next.at) : [];
  const [revokedTime] = status === 'revoked' ? membersOf(der, said.at) : [];
  const [nextUpdate, revokedAt] = [timeIn(der, nextTime), timeIn(der, revokedTime)];
  if ((next && nextUpdate === undefined) || (status === 'revoked' && revokedAt === undefined))
    return undefined;
  if (
    isDemanding(
      der,
      more.find(({ tag }) => tag === TAG.second),
    )
  )
    return undefined;
  return {
    serial: serialHex(contentIn(der, serial)),
    status,
    revokedAt,
    thisUpdate,
    nextUpdate,
    issuer: {
      digest: pkijs.AlgorithmIdentifier.fromBER(wholeIn(der, digest)).algorithmId,
      name: bytesToHex(contentIn(der, name)),
      key: bytesToHex(contentIn(der, key)),
    },
  };
};

/** No extension of an answer changes what is asked here; one that insists on being understood says otherwise. */
const isDemanding = (der: Bytes, wrapper: Element | undefined): boolean => {
  if (!wrapper) return false;
  const extensions = extensionsOf(pkijs.Extensions.fromBER(contentIn(der, wrapper)).extensions);
  return !extensions || [...extensions.values()].some(({ critical }) => critical);
};

/** Whether a status is about this certificate of this authority: by serial number and by the digests that name the issuer. */
export const isAbout = ({ serial, issuer }: OcspStatus, certificate: X509, authority: X509): boolean => {
  if (serial !== certificate.serial) return false;
  const digest = digestBy(issuer.digest);
  return (
    digest !== undefined &&
    digest(subjectOf(authority)) === issuer.name &&
    digest(keyOf(authority)) === issuer.key
  );
};

/** SHA-1 only names here; that the authority speaks is proven by its signature. */
const digestBy = (oid: string): ((bytes: Bytes) => string) | undefined => {
  if (oid === SHA1) return (bytes) => bytesToHex(sha1(bytes));
  const name = digestName(oid);
  return name && ((bytes) => digestHex(name, bytes));
};

/** Where the name stands in TBSCertificate: the fourth after the version, if that is said. */
export const subjectOf = ({ der }: X509): Bytes => {
  const [body] = membersOf(der);
  const parts = body ? [...membersOf(der, body.at)] : [];
  const subject = parts[parts[0]?.tag === TAG.first ? 5 : 4];
  return subject ? wholeIn(der, subject) : new Uint8Array();
};

export const keyOf = ({ spki }: X509): Bytes => {
  const [, key] = membersOf(spki);
  return key ? spki.subarray(key.start + 1, key.end) : new Uint8Array();
};
