import * as pkijs from 'pkijs';
import { OID } from '../oids.ts';
import { type Extension, type Name, nameOf, type X509 } from '../x509.ts';
import { signedBy } from './links.ts';
import { fingerprint, type TrustStore } from './trust.ts';

/** From the certificate up to the root, both included. */
export type Chain = readonly X509[];

export interface ChainQuestion {
  readonly certificate: X509;
  /** Authorities that came along; they are believed only where a chain through them ends at a root of ours. */
  readonly embedded: readonly X509[];
  readonly trust: TrustStore;
  /** Milliseconds. */
  readonly at: number;
  /** Now, where `at` is proven otherwise. */
  readonly seen?: number | undefined;
}

const MAX_LENGTH = 8;
/** Signatures that one search may ask for: cross-certificates must not make it long. */
const MAX_LINKS = 16;

/**
 * Every chain that RFC 5280, 6.1, finds good at that time, by way of our own authorities first. Revocation and the
 * dates of the certificate itself are asked elsewhere.
 */
export async function* chainsOf(question: ChainQuestion): AsyncGenerator<Chain, void> {
  yield* extend([question.certificate], question, { left: MAX_LINKS });
}

async function* extend(
  chain: Chain,
  question: ChainQuestion,
  budget: { left: number },
): AsyncGenerator<Chain, void> {
  const last = chain.at(-1);
  if (!last || !isUnderstood(last)) return;
  if (question.trust.anchors.has(fingerprint(last))) {
    yield chain;
    return;
  }
  if (chain.length === MAX_LENGTH) return;
  for (const authority of authoritiesOf(last, question)) {
    if (chain.some((each) => fingerprint(each) === fingerprint(authority))) continue;
    if (!isValid(authority, question.at) || !mayIssue(authority, chain)) continue;
    budget.left -= 1;
    if (budget.left < 0) return;
    if (await signedBy(authority, last)) yield* extend([...chain, authority], question, budget);
  }
}

const authoritiesOf = (certificate: X509, { embedded, trust }: ChainQuestion): X509[] =>
  [
    ...(trust.authorities.get(certificate.issuer.key) ?? []),
    ...embedded.filter(({ subject }) => subject.key === certificate.issuer.key),
  ].filter(
    ({ subjectKeyId }) =>
      !subjectKeyId || !certificate.authorityKeyId || subjectKeyId === certificate.authorityKeyId,
  );

/** What a critical extension says must be understood (RFC 5280, 4.2). Policies restrict nothing we ask for. */
const UNDERSTOOD = new Set<string>([
  OID.basicConstraints,
  OID.keyUsage,
  OID.extendedKeyUsage,
  OID.subjectAltName,
  OID.nameConstraints,
  OID.certificatePolicies,
  OID.crlDistributionPoints,
]);

export const isUnderstood = ({ extensions }: X509): boolean =>
  [...extensions].every(([oid, { critical }]) => !critical || UNDERSTOOD.has(oid));

export const isValid = ({ notBefore, notAfter }: X509, at: number): boolean =>
  notBefore <= at && at <= notAfter;

const mayIssue = (authority: X509, below: Chain): boolean => {
  const between = below.slice(1).filter(({ subject, issuer }) => subject.key !== issuer.key).length;
  return (
    authority.isCa &&
    (authority.keyUsage?.includes('keyCertSign') ?? true) &&
    (authority.pathLength === undefined || between <= authority.pathLength) &&
    below.every((certificate) => keepsToNames(authority, certificate))
  );
};

const DIRECTORY_NAME = 4;

/**
 * RFC 5280, 4.2.1.10: whether a certificate's name keeps to what an authority above it may name. Of the kinds of names
 * only distinguished ones are compared; where others are restricted, a certificate that bears any is refused.
 */
const keepsToNames = (authority: X509, certificate: X509): boolean => {
  const extension = authority.extensions.get(OID.nameConstraints);
  if (!extension) return true;
  try {
    return judge(extension, certificate);
  } catch {
    return false;
  }
};

const judge = (extension: Extension, certificate: X509): boolean => {
  const { permittedSubtrees = [], excludedSubtrees = [] } = pkijs.NameConstraints.fromBER(extension.value);
  const others = [...permittedSubtrees, ...excludedSubtrees].some(({ base }) => base.type !== DIRECTORY_NAME);
  if (others && certificate.extensions.has(OID.subjectAltName)) return false;
  const permitted = namesOf(permittedSubtrees);
  return (
    (permitted.length === 0 || permitted.some((base) => isBelow(base, certificate.subject))) &&
    !namesOf(excludedSubtrees).some((base) => isBelow(base, certificate.subject))
  );
};

const namesOf = (subtrees: readonly pkijs.GeneralSubtree[]): Name[] =>
  subtrees.flatMap(({ base }) => (base.type === DIRECTORY_NAME ? [nameOf(base.value)] : []));

const isBelow = (base: Name, name: Name): boolean =>
  base.keys.every((key, index) => name.keys[index] === key);
