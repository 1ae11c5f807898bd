import type { X509 } from '../x509.ts';
import type { Chain } from './chain.ts';
import { type Crl, covers } from './crl.ts';
import { signedBy } from './links.ts';
import type { TrustStore } from './trust.ts';

export type Revocation =
  | { readonly outcome: 'good'; readonly crls: readonly Crl[] }
  | { readonly outcome: 'revoked'; readonly crls: readonly Crl[]; readonly detail: string }
  | { readonly outcome: 'missing'; readonly crls: readonly Crl[]; readonly detail: string };

/**
 * Asks a list of its issuer about every certificate below the root. One without a list that holds at that time
 * leaves the question open: never is a certificate good because nobody could be asked.
 */
export const revocationOf = async (chain: Chain, trust: TrustStore, at: number): Promise<Revocation> => {
  const used: Crl[] = [];
  let missing: string | undefined;
  for (const [index, certificate] of chain.slice(0, -1).entries()) {
    const authority = chain[index + 1];
    const lists = authority ? await listsAbout(certificate, authority, trust, at) : [];
    used.push(...lists);
    const revoked = lists
      .map(({ revoked }) => revoked.get(certificate.serial))
      .find((date) => date !== undefined);
    if (revoked !== undefined)
      return { outcome: 'revoked', crls: used, detail: `${certificate.serial} ${iso(revoked)}` };
    if (lists.length === 0) missing ??= certificate.serial;
  }
  return missing === undefined
    ? { outcome: 'good', crls: used }
    : { outcome: 'missing', crls: used, detail: missing };
};

const listsAbout = async (
  certificate: X509,
  authority: X509,
  trust: TrustStore,
  at: number,
): Promise<Crl[]> => {
  if (!(authority.keyUsage?.includes('cRLSign') ?? true)) return [];
  const candidates = (trust.crls.get(certificate.issuer.key) ?? []).filter(
    (crl) => holdsAt(crl, at) && isBy(crl, authority) && covers(crl, certificate),
  );
  const genuine = await Promise.all(candidates.map((crl) => signedBy(authority, crl)));
  return candidates.filter((_, index) => genuine[index]);
};

/** Clocks of an authority and of the server differ a little. */
const CLOCK_MS = 5 * 60_000;

const holdsAt = ({ thisUpdate, nextUpdate }: Crl, at: number): boolean =>
  thisUpdate <= at + CLOCK_MS && at <= nextUpdate;

const isBy = ({ authorityKeyId }: Crl, { subjectKeyId }: X509): boolean =>
  !authorityKeyId || !subjectKeyId || authorityKeyId === subjectKeyId;

const iso = (time: number): string => new Date(time).toISOString();
