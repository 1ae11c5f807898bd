import { OID } from '../oids.ts';
import type { X509 } from '../x509.ts';
import type { Chain } from './chain.ts';
import type { Crl } from './crl.ts';
import { isAbout, type OcspAnswer } from './ocsp.ts';
import { speakerOf } from './responders.ts';
import { type Listed, listsAbout } from './revocation-lists.ts';
import { countsAt, type Moment, speaksOf } from './said-when.ts';
import type { TrustStore } from './trust.ts';

export type { Moment } from './said-when.ts';

export type Revocation =
  | (Asked & { readonly outcome: 'good' })
  | (Asked & { readonly outcome: 'revoked' | 'missing' | 'unknown'; readonly detail: string });

/** What was looked into. */
interface Asked {
  readonly crls: readonly Crl[];
  readonly answers: readonly OcspAnswer[];
}

/**
 * Asks lists and answers of its issuer about every certificate below the root. One about which neither says anything at
 * that time leaves the question open: a certificate is never good because no source answered.
 */
export const revocationOf = async (chain: Chain, trust: TrustStore, when: Moment): Promise<Revocation> => {
  const used: { crls: Crl[]; answers: OcspAnswer[] } = { crls: [], answers: [] };
  let missing: Revocation | undefined;
  for (const [index, certificate] of chain.slice(0, -1).entries()) {
    const authority = chain[index + 1];
    if (!authority) continue;
    const { lists, known, since } = await listsAbout(certificate, authority, trust, when);
    const answer = await answerAbout(certificate, authority, trust, when);
    used.crls.push(...lists, ...answer.lists);
    used.answers.push(...answer.answers);
    const revokedAt = since ?? answer.since;
    const { serial } = certificate;
    if (revokedAt !== undefined)
      return { outcome: 'revoked', ...used, detail: `${serial} ${new Date(revokedAt).toISOString()}` };
    if (known || answer.says === 'good') continue;
    missing ??= { outcome: answer.says === 'unknown' ? 'unknown' : 'missing', ...used, detail: serial };
  }
  return missing ?? { outcome: 'good', ...used };
};

interface Answered {
  readonly says?: 'good' | 'unknown';
  readonly since?: number;
  /** What was heard, and the lists that say who may answer. */
  readonly answers: readonly OcspAnswer[];
  readonly lists: readonly Crl[];
}

const answerAbout = async (
  certificate: X509,
  authority: X509,
  trust: TrustStore,
  when: Moment,
): Promise<Answered> => {
  const says = new Set<'good' | 'unknown'>();
  const [answers, lists]: [OcspAnswer[], Crl[]] = [[], []];
  for (const answer of trust.answers) {
    const statuses = answer.statuses.filter(
      (each) => isAbout(each, certificate, authority) && speaksOf(each, certificate, when),
    );
    const speaker = statuses.length > 0 ? await speakerOf(answer, authority) : undefined;
    const office = speaker && (await officeOf(speaker, authority, trust, when));
    if (!office) continue;
    answers.push(answer);
    lists.push(...office.lists);
    for (const said of statuses) {
      const { status, revokedAt = 0 } = said;
      if (status === 'revoked' && countsAt(said, revokedAt, when))
        return { since: revokedAt, answers, lists };
      says.add(status === 'unknown' ? 'unknown' : 'good');
    }
  }
  if (says.has('good')) return { says: 'good', answers, lists };
  return { ...(says.has('unknown') ? { says: 'unknown' } : {}), answers, lists };
};

/**
 * CRLs proving that the OCSP responder's certificate is not revoked; undefined when it is, or when no list speaks of
 * it, unless the certificate exempts itself from the check (id-pkix-ocsp-nocheck).
 */
const officeOf = async (
  speaker: X509,
  authority: X509,
  trust: TrustStore,
  when: Moment,
): Promise<Listed | undefined> => {
  if (speaker === authority) return { lists: [], known: false };
  const listed = await listsAbout(speaker, authority, trust, { ...when, everRevoked: true });
  const { known, since } = listed;
  return since === undefined && (known || speaker.extensions.has(OID.ocspNoCheck)) ? listed : undefined;
};
