import type { CertificateFacts } from '../certificate.ts';
import type { CODES } from './codes.data.ts';
import type { Weight } from './policy.ts';

export type Verdict = 'passed' | 'failed' | 'indeterminate';

/** What each check may find wrong. `ok` is the word of a report in which nothing is. */
export type Code = (typeof CODES)[number];

/** What one check found. An open question is `indeterminate`: it may be answered later, by a fresh list say. */
export type Finding =
  | { readonly outcome: 'passed' | 'skipped' }
  | {
      readonly outcome: 'failed' | 'warned' | 'informed' | 'indeterminate';
      readonly code: Code;
      readonly detail?: string;
    };

export type Check = { readonly name: string } & Finding;

/** A verification as it is shown and stored: JSON. */
export interface Report {
  readonly verdict: Verdict;
  readonly code: Code | 'ok';
  /** In their order, all of them. */
  readonly checks: readonly Check[];
  readonly signer?: CertificateFacts;
  readonly signature?: {
    /** Hex. To tell signatures apart compare this, never the CMS around it. */
    readonly value: string;
    readonly algorithm: string;
    readonly digest_algorithm: string;
    /** As the signer claims, ISO 8601 in UTC. */
    readonly signing_time?: string;
  };
  /** What it was judged by, base64 of DER: with it the judgement can be repeated later. */
  readonly used?: {
    readonly chain: readonly string[];
    readonly crls: readonly string[];
    readonly ocsp: readonly string[];
  };
}

export const PASSED: Finding = { outcome: 'passed' };
export const SKIPPED: Finding = { outcome: 'skipped' };

export const failed = (code: Code, detail?: string): Finding => ({
  outcome: 'failed',
  code,
  ...(detail === undefined ? {} : { detail }),
});

export const open = (code: Code, detail?: string): Finding => ({
  outcome: 'indeterminate',
  code,
  ...(detail === undefined ? {} : { detail }),
});

/** A shortcoming that weighs as the policy says. */
export const weighed = (weight: Weight, code: Code, detail?: string): Finding => ({
  outcome: ({ fail: 'failed', doubt: 'indeterminate', warn: 'warned', inform: 'informed' } as const)[weight],
  code,
  ...(detail === undefined ? {} : { detail }),
});

/** One failure fails; without one an open question leaves it open. The code is the first that decides. */
export const verdictOf = (checks: readonly Check[]): Pick<Report, 'verdict' | 'code'> => {
  for (const outcome of ['failed', 'indeterminate'] as const) {
    const first = checks.find((check) => check.outcome === outcome);
    if (first && 'code' in first) return { verdict: outcome, code: first.code };
  }
  return { verdict: 'passed', code: 'ok' };
};
