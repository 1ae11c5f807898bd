import { bytesToHex } from '@noble/hashes/utils.js';
import * as pkijs from 'pkijs';
import { type Bytes, type Element, isStrictDer, membersOf } from '../der.ts';
import { OID } from '../oids.ts';
import {
  algorithmOf,
  authorityKeyIdOf,
  type Extension,
  extensionsOf,
  type Name,
  nameOf,
  type Signed,
  serialHex,
  type X509,
} from '../x509.ts';

/** A parsed list of revoked certificates, times in milliseconds. */
export interface Crl {
  readonly der: Bytes;
  readonly signed: Signed;
  readonly issuer: Name;
  readonly thisUpdate: number;
  readonly nextUpdate: number;
  readonly authorityKeyId: string | undefined;
  readonly scope: Scope;
  /** When each was revoked, by serial number. */
  readonly revoked: ReadonlyMap<string, number>;
}

/** Whose certificates a list speaks of. */
interface Scope {
  readonly users: boolean;
  readonly authorities: boolean;
  /** Addresses of the part of the authority's certificates that it covers; undefined when it covers all. */
  readonly points: readonly string[] | undefined;
}

const MAX_ELEMENTS = 20_000_000;

/**
 * Undefined for what is no list in strict DER, for one without the time of the next, and for one that says less than
 * the whole: changes only, some reasons only, or certificates of other issuers.
 */
export const parseCrl = (der: Uint8Array): Crl | undefined => {
  if (!isStrictDer(der, MAX_ELEMENTS)) return undefined;
  try {
    return read(new Uint8Array(der));
  } catch {
    return undefined;
  }
};

const KNOWN = new Set<string>([OID.authorityKeyIdentifier, OID.issuingDistributionPoint]);

const read = (der: Bytes): Crl | undefined => {
  const [body, algorithm, signature, ...more] = membersOf(der);
  const tags = [der[0], body?.tag, algorithm?.tag, signature?.tag];
  if (more.length > 0 || tags.join() !== OUTER_TAGS.join()) return undefined;
  const parts = body && partsOf(der, body);
  // A signature is whole bytes: none of its bits are unused, as the byte before it must say.
  if (!parts || !algorithm || !signature || der[signature.start] !== 0) return undefined;
  const whole = ({ at, end }: Element) => der.subarray(at, end);
  const [thisUpdate, nextUpdate] = [parts.thisUpdate, parts.nextUpdate].map((time) => timeIn(der, time));
  const extensions = extensionsOf(
    parts.extensions &&
      pkijs.Extensions.fromBER(der.subarray(parts.extensions.start, parts.extensions.end)).extensions,
  );
  if (thisUpdate === undefined || nextUpdate === undefined || !extensions) return undefined;
  if (bytesToHex(whole(parts.algorithm)) !== bytesToHex(whole(algorithm))) return undefined;
  if ([...extensions].some(([oid, { critical }]) => critical && !KNOWN.has(oid))) return undefined;
  const scope = extensions.has(OID.deltaCrlIndicator)
    ? undefined
    : scopeOf(extensions.get(OID.issuingDistributionPoint));
  const revoked = revokedIn(der, parts.revoked);
  if (!scope || !revoked) return undefined;
  return {
    der,
    signed: {
      bytes: whole(body),
      algorithm: algorithmOf(pkijs.AlgorithmIdentifier.fromBER(whole(algorithm))),
      signature: der.subarray(signature.start + 1, signature.end),
    },
    issuer: nameOf(pkijs.RelativeDistinguishedNames.fromBER(whole(parts.issuer))),
    thisUpdate,
    nextUpdate,
    authorityKeyId: authorityKeyIdOf(extensions.get(OID.authorityKeyIdentifier)),
    scope,
    revoked,
  };
};

const TAG = {
  integer: 0x02,
  bits: 0x03,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  extensions: 0xa0,
};

/** CertificateList: of three parts, the whole and the first two of them sequences. */
const OUTER_TAGS = [TAG.sequence, TAG.sequence, TAG.sequence, TAG.bits];

/** TBSCertList of RFC 5280, 5.1: what may be missing is told by the tags. */
const partsOf = (der: Bytes, body: Element) => {
  const parts = [...membersOf(der, body.at)];
  const next = (...tags: number[]) => (tags.includes(parts[0]?.tag ?? -1) ? parts.shift() : undefined);
  next(TAG.integer);
  const algorithm = next(TAG.sequence);
  const issuer = next(TAG.sequence);
  const thisUpdate = next(TAG.utcTime, TAG.generalizedTime);
  const nextUpdate = next(TAG.utcTime, TAG.generalizedTime);
  const revoked = next(TAG.sequence);
  const extensions = next(TAG.extensions);
  return algorithm && issuer && parts.length === 0
    ? { algorithm, issuer, thisUpdate, nextUpdate, revoked, extensions }
    : undefined;
};

/** Undefined when one entry cannot be read: half a list proves nobody's innocence. */
const revokedIn = (der: Bytes, list: Element | undefined): ReadonlyMap<string, number> | undefined => {
  const revoked = new Map<string, number>();
  for (const entry of list ? membersOf(der, list.at) : []) {
    const [serial, date] = membersOf(der, entry.at);
    const time = timeIn(der, date);
    if (serial?.tag !== TAG.integer || time === undefined) return undefined;
    revoked.set(serialHex(der.subarray(serial.start, serial.end)), time);
  }
  return revoked;
};

const Z = 0x5a;

/** RFC 5280, 4.1.2.5: whole seconds in UTC; years of two digits are those from 1950 to 2049. Milliseconds. */
const timeIn = (der: Bytes, time: Element | undefined): number | undefined => {
  if (time?.tag !== TAG.utcTime && time?.tag !== TAG.generalizedTime) return undefined;
  const short = time.tag === TAG.utcTime;
  if (time.end - time.start !== (short ? 13 : 15) || der[time.end - 1] !== Z) return undefined;
  const pair = (index: number) =>
    digitIn(der, time.start + index) * 10 + digitIn(der, time.start + index + 1);
  const from = short ? 2 : 4;
  const year = short ? pair(0) + (pair(0) < 50 ? 2000 : 1900) : pair(0) * 100 + pair(2);
  const moment = Date.UTC(
    year,
    pair(from) - 1,
    pair(from + 2),
    pair(from + 4),
    pair(from + 6),
    pair(from + 8),
  );
  return Number.isNaN(moment) ? undefined : moment;
};

const digitIn = (bytes: Bytes, at: number): number => {
  const digit = (bytes[at] ?? 0) - 0x30;
  return digit >= 0 && digit <= 9 ? digit : Number.NaN;
};

const scopeOf = (extension: Extension | undefined): Scope | undefined => {
  if (!extension) return { users: true, authorities: true, points: undefined };
  const point = pkijs.IssuingDistributionPoint.fromBER(extension.value);
  if (point.onlySomeReasons || point.indirectCRL || point.onlyContainsAttributeCerts) return undefined;
  return {
    users: !point.onlyContainsCACerts,
    authorities: !point.onlyContainsUserCerts,
    points: point.distributionPoint ? urisOf(point.distributionPoint) : undefined,
  };
};

const URI = 6;

const urisOf = (name: pkijs.DistributionPointName): string[] =>
  Array.isArray(name) ? name.flatMap(({ type, value }) => (type === URI ? [String(value)] : [])) : [];

/** Whether a list speaks of this certificate at all: by its kind, and by the address of the part it covers. */
export const covers = ({ scope }: Crl, certificate: X509): boolean => {
  if (!(certificate.isCa ? scope.authorities : scope.users)) return false;
  if (!scope.points) return true;
  const own = pointsOf(certificate.extensions.get(OID.crlDistributionPoints));
  return scope.points.some((point) => own.includes(point));
};

const pointsOf = (extension: Extension | undefined): string[] => {
  if (!extension) return [];
  try {
    return pkijs.CRLDistributionPoints.fromBER(extension.value).distributionPoints.flatMap(
      ({ distributionPoint }) => (distributionPoint ? urisOf(distributionPoint) : []),
    );
  } catch {
    return [];
  }
};
