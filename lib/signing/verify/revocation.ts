import { OID } from '../oids.ts';
import type { X509 } from '../x509.ts';
import { type Chain, isUnderstood, isValid } from './chain.ts';
import type { Crl } from './crl.ts';
import { signedBy } from './links.ts';
import { isAbout, type OcspAnswer } from './ocsp.ts';
import { listsAbout } from './revocation-lists.ts';
import { countsAt, type Moment, speaksOf } from './said-when.ts';
import type { TrustStore } from './trust.ts';

export type { Moment } from './said-when.ts';

export type Revocation =
  | { readonly outcome: 'good'; readonly crls: readonly Crl[] }
  | {
      readonly outcome: 'revoked' | 'missing' | 'unknown';
      readonly crls: readonly Crl[];
      readonly detail: string;
    };

/**
 * Asks lists and answers of its issuer about every certificate below the root. One about which neither says anything at
 * that time leaves the question open: never is a certificate good because nobody could be asked.
 */
export const revocationOf = async (chain: Chain, trust: TrustStore, when: Moment): Promise<Revocation> => {
  const used: Crl[] = [];
  let missing: Revocation | undefined;
  for (const [index, certificate] of chain.slice(0, -1).entries()) {
    const authority = chain[index + 1];
    if (!authority) continue;
    const { lists, known, since } = await listsAbout(certificate, authority, trust, when);
    used.push(...lists);
    const answer = await answerAbout(certificate, authority, trust, when);
    const revokedAt = since ?? answer.since;
    const { serial } = certificate;
    if (revokedAt !== undefined)
      return { outcome: 'revoked', crls: used, detail: `${serial} ${new Date(revokedAt).toISOString()}` };
    if (known || answer.says === 'good') continue;
    missing ??= { outcome: answer.says === 'unknown' ? 'unknown' : 'missing', crls: used, detail: serial };
  }
  return missing ?? { outcome: 'good', crls: used };
};

interface Answered {
  readonly says?: 'good' | 'unknown';
  readonly since?: number;
}

const answerAbout = async (
  certificate: X509,
  authority: X509,
  trust: TrustStore,
  when: Moment,
): Promise<Answered> => {
  const says = new Set<'good' | 'unknown'>();
  for (const answer of trust.answers) {
    const statuses = answer.statuses.filter(
      (each) => isAbout(each, certificate, authority) && speaksOf(each, certificate, when),
    );
    if (statuses.length === 0 || !(await isEntitled(answer, authority, trust, when))) continue;
    for (const said of statuses) {
      const { status, revokedAt = 0 } = said;
      if (status === 'revoked' && countsAt(said, revokedAt, when)) return { since: revokedAt };
      says.add(status === 'unknown' ? 'unknown' : 'good');
    }
  }
  if (says.has('good')) return { says: 'good' };
  return says.has('unknown') ? { says: 'unknown' } : {};
};

/** RFC 6960, 4.2.2.2: the authority itself, or whom it appointed by a certificate for that and has not revoked. */
const isEntitled = async (
  answer: OcspAnswer,
  authority: X509,
  trust: TrustStore,
  when: Moment,
): Promise<boolean> => {
  if (await signedBy(authority, answer)) return true;
  for (const responder of answer.certificates)
    if (
      isAppointed(responder, authority, answer.producedAt) &&
      (await signedBy(authority, responder)) &&
      (await signedBy(responder, answer)) &&
      (await isInOffice(responder, authority, trust, when))
    )
      return true;
  return false;
};

const isAppointed = (responder: X509, authority: X509, at: number): boolean =>
  responder.issuer.key === authority.subject.key &&
  (responder.extendedKeyUsage?.includes(OID.ocspSigning) ?? false) &&
  isUnderstood(responder) &&
  isValid(responder, at);

/** Unless its certificate says that nobody need ask, a list must say that it is not revoked. */
const isInOffice = async (
  responder: X509,
  authority: X509,
  trust: TrustStore,
  when: Moment,
): Promise<boolean> => {
  const { known, since } = await listsAbout(responder, authority, trust, { ...when, everRevoked: true });
  return since === undefined && (known || responder.extensions.has(OID.ocspNoCheck));
};
