import { OID } from '../oids.ts';
import type { X509 } from '../x509.ts';
import type { Chain } from './chain.ts';
import { type Crl, covers } from './crl.ts';
import { signedBy } from './links.ts';
import { isAbout, type OcspAnswer } from './ocsp.ts';
import { speakerOf } from './responders.ts';
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

interface Listed {
  /** What was looked into. */
  readonly lists: readonly Crl[];
  /** A whole list holds, or changes together with the list that they change. */
  readonly known: boolean;
  /** Since when the certificate is revoked. */
  readonly since?: number | undefined;
}

/** What lists of its issuer say about a certificate at a moment. */
const listsAbout = async (
  certificate: X509,
  authority: X509,
  trust: TrustStore,
  when: Moment,
): Promise<Listed> => {
  if (!(authority.keyUsage?.includes('cRLSign') ?? true)) return { lists: [], known: false };
  const about = (trust.crls.get(certificate.issuer.key) ?? []).filter(
    (crl) => isBy(crl, authority) && covers(crl, certificate),
  );
  const holding = await genuine(
    authority,
    about.filter((crl) => speaksOf(crl, certificate, when)),
  );
  const whole = holding.filter(({ base }) => base === undefined);
  const changes = holding.filter(({ base }) => base !== undefined);
  const bases = await Promise.all(changes.map((each) => baseOf(each, authority, about)));
  const lists = [...new Set([...whole, ...changes, ...bases.filter((each) => each !== undefined)])];
  const { serial } = certificate;
  const releasing = changes.filter((each, index) => bases[index] && each.released.has(serial));
  const since = lists
    .filter((list) => !releasing.some((each) => isNewer(each, list)))
    .flatMap((list) => {
      const date = list.revoked.get(serial);
      return date !== undefined && countsAt(list, date, when) ? [date] : [];
    })
    .at(0);
  return { lists, known: whole.length > 0 || bases.some((each) => each !== undefined), since };
};

const genuine = async (authority: X509, lists: readonly Crl[]): Promise<Crl[]> => {
  const signed = await Promise.all(lists.map((crl) => signedBy(authority, crl)));
  return lists.filter((_, index) => signed[index]);
};

/** RFC 5280, 5.2.4: a whole list of the same scope, not older than the one that was changed. It may be out of date itself. */
const baseOf = async (changes: Crl, authority: X509, lists: readonly Crl[]): Promise<Crl | undefined> => {
  const { base = 0n } = changes;
  const fitting = lists.filter(
    (list) =>
      list.base === undefined &&
      list.number !== undefined &&
      list.number >= base &&
      isNewer(changes, list) &&
      JSON.stringify(list.scope) === JSON.stringify(changes.scope),
  );
  const [newest] = (await genuine(authority, fitting)).toSorted((a, b) =>
    Number((b.number ?? 0n) - (a.number ?? 0n)),
  );
  return newest;
};

/** Whether changes were made after a list. */
const isNewer = (changes: Crl, list: Crl): boolean =>
  changes !== list &&
  changes.number !== undefined &&
  list.number !== undefined &&
  changes.number >= list.number &&
  changes.thisUpdate >= list.thisUpdate;

const isBy = ({ authorityKeyId }: Crl, { subjectKeyId }: X509): boolean =>
  !authorityKeyId || !subjectKeyId || authorityKeyId === subjectKeyId;
