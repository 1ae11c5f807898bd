import type { SealedRecord } from '../check-package.ts';
import { digestsOf } from '../digests.ts';
import type { Weight } from './policy.ts';
import { type Check, type Finding, failed, PASSED, type Report, verdictOf, weighed } from './report.ts';
import { type VerifyInput, verifyDetached } from './verify-detached.ts';
import type { TimestampReport } from './verify-timestamp.ts';

/**
 * Judges a signature that is over the document itself or, for a simple one, over the record of what was done, which
 * names the document by its digests.
 */
export const checkSignature = async ({
  record,
  ...input
}: VerifyInput & { readonly record?: SealedRecord | undefined }): Promise<Report> => {
  if (!record) return verifyDetached(input);
  const report = await verifyDetached({
    ...input,
    digests: digestsOf(new TextEncoder().encode(record.text)),
  });
  const same = (['sha256', 'streebog256', 'streebog512'] as const).every(
    (name) => record.file[name] === input.digests[name],
  );
  return judgedAnew(report, [
    ...report.checks.map((check) =>
      check.name === 'document' ? { ...check, name: 'record_sealed' } : check,
    ),
    { name: 'record', ...(same ? PASSED : failed('document_mismatch')) },
  ]);
};

/**
 * A verdict of today without a proof of the signing time: that the certificate has run out or was revoked meanwhile
 * neither proves nor disproves it (EN 319 102-1, 5.2.6 and 5.5.4: OUT_OF_BOUNDS_NO_POE and REVOKED_NO_POE). It is never
 * taken for a good one.
 */
export const withoutProofOfTime = (report: Report): Report =>
  judgedAnew(
    report,
    report.checks.map(
      (check): Check =>
        check.outcome === 'failed' && ENDED_MEANWHILE.has(check.code)
          ? { ...check, outcome: 'indeterminate' }
          : check,
    ),
  );

const ENDED_MEANWHILE: ReadonlySet<string | undefined> = new Set([
  'certificate_expired',
  'certificate_revoked',
]);

/**
 * A verdict with what is beside the signature: a timestamp that does not hold weighs as it is said. One that cannot be
 * confirmed is not called false.
 */
export const withTimestampCheck = (
  report: Report,
  timestamp: TimestampReport,
  weight: Extract<Weight, 'fail' | 'warn'>,
): Report =>
  judgedAnew(report, [...report.checks, { name: 'timestamp', ...timestampFinding(timestamp, weight) }]);

const timestampFinding = (
  { verdict, code }: TimestampReport,
  weight: Extract<Weight, 'fail' | 'warn'>,
): Finding => {
  if (verdict === 'passed') return PASSED;
  return verdict === 'failed'
    ? weighed(weight, 'timestamp_invalid', code)
    : weighed(weight === 'fail' ? 'doubt' : weight, 'timestamp_unconfirmed', code);
};

const judgedAnew = (report: Report, checks: readonly Check[]): Report => ({
  ...report,
  ...verdictOf(checks),
  checks,
});
