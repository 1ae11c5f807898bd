import { base64Of } from '../../../lib/signing/pem.ts';
import { chainsOf } from '../../../lib/signing/verify/chain.ts';
import { revocationOf } from '../../../lib/signing/verify/revocation.ts';
import { withAnswers } from '../../../lib/signing/verify/trust.ts';
import { parseCertificate } from '../../../lib/signing/x509.ts';
import { believed, NEEDS_TRUST, type SentTrust } from '../trust/sent-trust.ts';

/** Whether bytes are a certificate that can be read. */
export const isReadable = ({ der }: { der: Uint8Array }): boolean => parseCertificate(der) !== undefined;

/** A certificate offered for signing. */
export interface GivenCertificate {
  readonly certificate: Uint8Array;
  /** The root that does not count: what the portal itself issued is not registered. */
  readonly except: Uint8Array;
  /** Milliseconds. */
  readonly at: number;
  readonly trust: SentTrust;
  /** What responders said about the certificates that led to a root, DER. */
  readonly answers: readonly Uint8Array[];
}

export interface JudgedCertificate {
  /** From the certificate up to roots that are believed, base64 of DER. */
  readonly chains: readonly (readonly string[])[];
  readonly revoked: boolean;
}

/** Chains from a certificate to trusted roots, and whether one shows it revoked. */
export const judgeCertificate = async ({
  certificate: der,
  except,
  at,
  trust: sent,
  answers,
}: GivenCertificate): Promise<JudgedCertificate | typeof NEEDS_TRUST> => {
  const known = believed(sent);
  if (!known) return NEEDS_TRUST;
  const trust = withAnswers(known, answers);
  const certificate = parseCertificate(der);
  const chains: string[][] = [];
  let revoked = false;
  if (certificate)
    for await (const chain of chainsOf({ certificate, embedded: [], trust, at })) {
      if (Buffer.compare(chain.at(-1)?.der ?? new Uint8Array(), except) === 0) continue;
      chains.push(chain.map((each) => base64Of(each.der)));
      revoked ||= (await revocationOf(chain, trust, { at })).outcome === 'revoked';
    }
  return { chains, revoked };
};
