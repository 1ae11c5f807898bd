import type { X509 } from '../x509.ts';

/** The moment that revocation is asked for, milliseconds. */
export interface Moment {
  readonly at: number;
  /** Now, where `at` is proven otherwise: what authorities have said since then counts too. */
  readonly seen?: number | undefined;
  /** A revocation at any time counts: for keys that prove times themselves. */
  readonly everRevoked?: boolean;
}

interface Said {
  readonly thisUpdate: number;
  readonly nextUpdate?: number | undefined;
}

/** Clocks of an authority and of the server differ a little. */
export const CLOCK_MS = 5 * 60_000;

/**
 * Whether what an authority said holds for a certificate at a moment: it was in force then, or it was said later, while
 * an authority still had to name this certificate (RFC 5280, 3.3: those that are over may be dropped).
 */
export const speaksOf = (said: Said, { notAfter }: X509, { at, seen = at }: Moment): boolean => {
  const { thisUpdate, nextUpdate = thisUpdate + CLOCK_MS } = said;
  if (at > nextUpdate) return false;
  return isOfThen(said, at) || (thisUpdate <= seen + CLOCK_MS && thisUpdate <= notAfter);
};

const isOfThen = ({ thisUpdate }: Said, at: number): boolean => thisUpdate <= at + CLOCK_MS;

/** Whether a revocation since a moment counts: what was said later names those too that were good at the time. */
export const countsAt = (said: Said, since: number, { at, everRevoked = false }: Moment): boolean =>
  everRevoked || isOfThen(said, at) || since <= at;
