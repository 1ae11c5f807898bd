import * as pkijs from 'pkijs';
import { type Bytes, isStrictDer } from '../der.ts';
import { OID } from '../oids.ts';
import {
  algorithmOf,
  authorityKeyIdOf,
  type Extension,
  extensionsOf,
  type Name,
  nameOf,
  type Signed,
  sameAlgorithm,
  serialOf,
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
  const list = pkijs.CertificateRevocationList.fromBER(der);
  const extensions = extensionsOf(list.crlExtensions?.extensions);
  if (!extensions || !list.nextUpdate || !sameAlgorithm(list.signature, list.signatureAlgorithm))
    return undefined;
  if ([...extensions].some(([oid, { critical }]) => critical && !KNOWN.has(oid))) return undefined;
  const scope = extensions.has(OID.deltaCrlIndicator)
    ? undefined
    : scopeOf(extensions.get(OID.issuingDistributionPoint));
  if (!scope) return undefined;
  return {
    der,
    signed: {
      bytes: new Uint8Array(list.tbsView),
      algorithm: algorithmOf(list.signatureAlgorithm),
      signature: new Uint8Array(list.signatureValue.valueBlock.valueHexView),
    },
    issuer: nameOf(list.issuer),
    thisUpdate: list.thisUpdate.value.getTime(),
    nextUpdate: list.nextUpdate.value.getTime(),
    authorityKeyId: authorityKeyIdOf(extensions.get(OID.authorityKeyIdentifier)),
    scope,
    revoked: new Map(
      (list.revokedCertificates ?? []).map(({ userCertificate, revocationDate }) => [
        serialOf(userCertificate),
        revocationDate.value.getTime(),
      ]),
    ),
  };
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
