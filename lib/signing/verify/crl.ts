import { bytesToHex } from '@noble/hashes/utils.js';
import * as pkijs from 'pkijs';
import { type Bytes, type Element, isStrictDer, membersOf } from '../der.ts';
import { GENERALIZED_TIME, timeIn, UTC_TIME } from '../der-time.ts';
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
  readonly number: bigint | undefined;
  /** Of a list of changes: the number of the list that they are changes of. */
  readonly base: bigint | undefined;
  /** Where its issuer says that changes of it are. */
  readonly changesAt: readonly string[];
  /** Since when each cannot be relied on, by serial number. */
  readonly revoked: ReadonlyMap<string, number>;
  /** What a list of changes takes off its base again. */
  readonly released: ReadonlySet<string>;
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
 * the whole: some reasons only, or certificates of other issuers. A list of changes says which list it changes.
 */
export const parseCrl = (der: Uint8Array): Crl | undefined => {
  if (!isStrictDer(der, MAX_ELEMENTS)) return undefined;
  try {
    return read(new Uint8Array(der));
  } catch {
    return undefined;
  }
};

const KNOWN = new Set<string>([
  OID.authorityKeyIdentifier,
  OID.crlNumber,
  OID.deltaCrlIndicator,
  OID.issuingDistributionPoint,
]);

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
  const scope = scopeOf(extensions.get(OID.issuingDistributionPoint));
  const entries = entriesIn(der, parts.revoked);
  const [number, base] = [OID.crlNumber, OID.deltaCrlIndicator].map((oid) => numberIn(extensions.get(oid)));
  if (!scope || !entries || (extensions.has(OID.deltaCrlIndicator) && base === undefined)) return undefined;
  const isReleased = ({ released }: Entry) => base !== undefined && released;
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
    number,
    base,
    changesAt: pointsOf(extensions.get(OID.freshestCrl)),
    revoked: new Map(entries.filter((each) => !isReleased(each)).map(({ serial, since }) => [serial, since])),
    released: new Set(entries.filter(isReleased).map(({ serial }) => serial)),
  };
};

const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  sequence: 0x30,
  extensions: 0xa0,
};

/** CertificateList: of three parts, the whole and the first two of them sequences. */
const OUTER_TAGS = [TAG.sequence, TAG.sequence, TAG.sequence, TAG.bits];

/** TBSCertList of RFC 5280, 5.1: tags show which optional parts are missing. */
const partsOf = (der: Bytes, body: Element) => {
  const parts = [...membersOf(der, body.at)];
  const next = (...tags: number[]) => (tags.includes(parts[0]?.tag ?? -1) ? parts.shift() : undefined);
  next(TAG.integer);
  const algorithm = next(TAG.sequence);
  const issuer = next(TAG.sequence);
  const thisUpdate = next(UTC_TIME, GENERALIZED_TIME);
  const nextUpdate = next(UTC_TIME, GENERALIZED_TIME);
  const revoked = next(TAG.sequence);
  const extensions = next(TAG.extensions);
  return algorithm && issuer && parts.length === 0
    ? { algorithm, issuer, thisUpdate, nextUpdate, revoked, extensions }
    : undefined;
};

const numberIn = (extension: Extension | undefined): bigint | undefined => {
  const digits = extension?.value.subarray(2);
  return digits && extension?.value[0] === TAG.integer && digits.length > 0
    ? BigInt(`0x${bytesToHex(digits)}`)
    : undefined;
};

interface Entry {
  readonly serial: string;
  readonly since: number;
  readonly released: boolean;
}

/** Undefined when one entry cannot be read: half a list proves no certificate good. */
const entriesIn = (der: Bytes, list: Element | undefined): readonly Entry[] | undefined => {
  const entries: Entry[] = [];
  for (const entry of list ? membersOf(der, list.at) : []) {
    const [serial, date, extensions] = membersOf(der, entry.at);
    const time = timeIn(der, date);
    if (serial?.tag !== TAG.integer || time === undefined) return undefined;
    const { invalid = time, released } = entryExtensions(der, extensions);
    const since = Math.min(time, invalid);
    entries.push({ serial: serialHex(der.subarray(serial.start, serial.end)), since, released });
  }
  return entries;
};

const REASON = [0x55, 0x1d, 0x15].join();
const INVALIDITY_DATE = [0x55, 0x1d, 0x18].join();
/** removeFromCRL of RFC 5280, 5.3.1. */
const REMOVED = 8;

/** Since when the key was doubtful, where that is said, and whether an entry takes another off. */
const entryExtensions = (der: Bytes, list: Element | undefined): { invalid?: number; released: boolean } => {
  let invalid: number | undefined;
  let released = false;
  for (const extension of list ? membersOf(der, list.at) : []) {
    const parts = [...membersOf(der, extension.at)];
    const type = parts[0]?.tag === TAG.oid ? der.subarray(parts[0].start, parts[0].end).join() : '';
    const value = parts.at(-1);
    if (value?.tag !== TAG.octets) continue;
    const length = der[value.start + 1] ?? 0;
    if (type === REASON) released = der[value.end - 1] === REMOVED;
    if (type === INVALIDITY_DATE)
      invalid = timeIn(der, {
        tag: der[value.start] ?? 0,
        at: value.start,
        start: value.start + 2,
        end: value.start + 2 + length,
      });
  }
  return { released, ...(invalid === undefined ? {} : { invalid }) };
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
