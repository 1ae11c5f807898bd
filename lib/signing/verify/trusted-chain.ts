import { base64Of } from '../pem.ts';
import type { X509 } from '../x509.ts';
import { type Chain, type ChainQuestion, chainsOf } from './chain.ts';
import { type Finding, failed, open, PASSED, type Report } from './report.ts';
import { type Moment, type Revocation, revocationOf } from './revocation.ts';

/** A chain to a root of ours, with what is known of its revocation. */
export interface Trusted {
  readonly chain: Chain;
  readonly revocation: Revocation;
}

/** The first chain whose certificates are all known not to be revoked; without one the first that there is. */
export const trustedChain = async (
  question: ChainQuestion,
  when: Omit<Moment, 'at' | 'seen'> = {},
): Promise<Trusted | undefined> => {
  const { trust, at, seen } = question;
  let first: Trusted | undefined;
  for await (const chain of chainsOf(question)) {
    const revocation = await revocationOf(chain, trust, { at, seen, ...when });
    if (revocation.outcome === 'good') return { chain, revocation };
    first ??= { chain, revocation };
  }
  return first;
};

/** Neither a chain that ends nowhere nor a missing list proves a fraud: both are open questions. */
export const chainFindings = (
  certificate: X509,
  trusted: Trusted | undefined,
): { chain: Finding; revocation?: Finding } => {
  if (!trusted) {
    const issuer = certificate.issuer.parts.map(({ value }) => value).join(', ');
    return { chain: open('untrusted_chain', issuer) };
  }
  return { chain: PASSED, revocation: revocationFinding(trusted.revocation) };
};

const revocationFinding = (revocation: Revocation): Finding => {
  switch (revocation.outcome) {
    case 'good':
      return PASSED;
    case 'revoked':
      return failed('certificate_revoked', revocation.detail);
    case 'unknown':
      return open('status_unknown', revocation.detail);
    case 'missing':
      return open('crl_missing', revocation.detail);
  }
};

export const usedBy = ({ chain, revocation }: Trusted): NonNullable<Report['used']> => ({
  chain: chain.map(({ der }) => base64Of(der)),
  crls: [...new Set(revocation.crls)].map(({ der }) => base64Of(der)),
  ocsp: [...new Set(revocation.answers)].map(({ der }) => base64Of(der)),
});
